import type { Batch } from '../../../src/domain/catalogue/batchSchema';
import type { Jurisdiction } from '../../../src/domain/laboratory/jurisdictions';
import { addDays, authoringDate } from './calendar';
import { methods } from './data/chemistry';
import { oversight } from './data/laboratories';
import { cleanFindings } from './findings';
import { cannabinoidsOf, terpenesOf, type OilNature, type Potency } from './potency';
import { between, pick, randomOf, type Random } from './random';

export interface BatchOrder {
  variantId: string;
  brand: string;
  /** The brand's three-letter code. */
  code: string;
  nature: OilNature;
  potency: Potency;
  jurisdictions: Jurisdiction[];
  /** Number of batches for each jurisdiction. */
  copies: number;
  publishedOn: string;
}

/** This brand's story promises a report of all nine terpenes. */
const allTerpenesReporter = 'tamarac-nord';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A producer license number. A brand has one per jurisdiction, the same on all its batches. */
function producerLicence(brand: string, jurisdiction: Jurisdiction): string {
  const random = randomOf(`licence ${brand} ${jurisdiction}`);
  return oversight[jurisdiction].producerLicence.replace(/[#@]/g, (sign) =>
    sign === '#' ? String(between(random, [0, 9])) : pick(random, [...letters]),
  );
}

/** Packaged in the nine months before the authoring date, or for a new product shortly before it is published. */
function packagedOn(publishedOn: string, random: Random): string {
  const latest = addDays(authoringDate, -18);
  const isNew = publishedOn > addDays(authoringDate, -60);
  const date = isNew ? addDays(publishedOn, -between(random, [20, 45])) : addDays(latest, -between(random, [0, 260]));
  return date < latest ? date : latest;
}

const jurisdictionCode = (jurisdiction: Jurisdiction): string => (jurisdiction === 'CA_ALL' ? 'CAN' : jurisdiction);

/** The days on which a sample was taken from the finished packs, and reached the laboratory. */
function sampleOf(
  batchId: string,
  lab: string,
  packaged: string,
): Pick<Batch, 'sampleId' | 'collectedOn' | 'receivedOn'> {
  const random = randomOf(`sample ${batchId}`);
  const initials = lab.replace(/[^A-Z]/g, '').slice(0, 3);
  const collectedOn = addDays(packaged, 1);
  return {
    sampleId: `${initials}-${collectedOn.replaceAll('-', '').slice(2)}-${String(between(random, [1, 9999])).padStart(4, '0')}`,
    collectedOn,
    receivedOn: addDays(collectedOn, between(random, [0, 1])),
  };
}

/** Assigns unique batch ids from state, brand, month of packaging and lot. */
export class BatchBook {
  readonly batches: Batch[] = [];
  private readonly ids = new Set<string>();

  private idFor(code: string, jurisdiction: Jurisdiction, packaged: string): string {
    const stem = `${jurisdictionCode(jurisdiction)}-${code}-${packaged.slice(2, 4)}${packaged.slice(5, 7)}`;
    const random = randomOf(`${stem} ${this.batches.length}`);
    let id: string;
    do id = `${stem}-${String(between(random, [1, 999])).padStart(3, '0')}`;
    while (this.ids.has(id));
    this.ids.add(id);
    return id;
  }

  private add(order: BatchOrder, jurisdiction: Jurisdiction, random: Random): void {
    const { nature, potency, brand, code, variantId, publishedOn } = order;
    const packaged = packagedOn(publishedOn, random);
    // A brand uses one recipe for each method.
    const ingredients = pick(randomOf(`ingredients ${brand}`), methods[nature.oilType].ingredients);
    const batchId = this.idFor(code, jurisdiction, packaged);
    const lab = pick(random, oversight[jurisdiction].laboratories);
    const batch: Batch = {
      batchId,
      productVariantId: variantId,
      status: 'released',
      jurisdiction,
      lab,
      producerLicence: producerLicence(brand, jurisdiction),
      packagedOn: packaged,
      ...sampleOf(batchId, lab.name, packaged),
      testedOn: addDays(packaged, between(random, [3, 11])),
      expiresOn: addDays(packaged, between(random, [365, 545])),
      totalThcPercent: potency.totalThc,
      totalCbdPercent: potency.cbd,
      cannabinoids: cannabinoidsOf(nature, potency, random),
      terpenes: terpenesOf(nature, brand === allTerpenesReporter ? 9 : 6, random),
      ingredients,
      contaminants: cleanFindings(batchId, jurisdiction, nature.oilType),
    };
    this.batches.push(batch);
  }

  /** Adds one variant's batches to the book and returns their ids for its product, newest first. */
  order(order: BatchOrder): string[] {
    const random = randomOf(`batches ${order.variantId}`);
    const from = this.batches.length;
    for (const jurisdiction of order.jurisdictions)
      for (let copy = 0; copy < order.copies; copy++) this.add(order, jurisdiction, random);
    return this.batches
      .slice(from)
      .sort((a, b) => b.packagedOn.localeCompare(a.packagedOn) || a.batchId.localeCompare(b.batchId))
      .map(({ batchId }) => batchId);
  }
}
