import type { OilType } from '../../../src/domain/catalogue/vocabulary';
import { makers, states, type Territory } from './data/makers';
import { deckOf, pick, randomOf, shuffle, type Deck } from './random';
import { strainTraits, type Strain } from './strainTraits';

export interface PlannedPod {
  slug: string;
  brand: string;
  strain: Strain;
  oilType: OilType;
  territories: Territory[];
}

export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, (match) => (/[\u0300-\u036f]/.test(match) ? '' : '-'))
    .toLowerCase();

const crystals: OilType[] = ['Activated THCA', 'Live Diamonds'];

/** THCA crystals contain hardly any CBD, and broad-spectrum extract contains hardly any THC. */
const suits = (oilType: OilType, { cbdRatio }: Strain): boolean =>
  cbdRatio === null
    ? oilType !== 'Broad Spectrum Extract'
    : !crystals.includes(oilType) && (oilType !== 'Broad Spectrum Extract' || cbdRatio >= 8);

class Planner {
  readonly pods: PlannedPod[] = [];
  private readonly strainDeck: Deck<Strain> = deckOf('strains', strainTraits);
  private readonly methodDecks = new Map(
    Object.entries(makers).map(([brand, { methods }]) => [brand, deckOf(`methods ${brand}`, methods)]),
  );

  private isFree(strain: Strain, brand: string, territories: Territory[]): boolean {
    const sames = this.pods.filter((pod) => pod.strain.name === strain.name);
    return !sames.some(
      (pod) => pod.brand === brand || pod.territories.some((territory) => territories.includes(territory)),
    );
  }

  /** A maker of broad-spectrum extract uses every suitable strain for it. */
  private methodOf(brand: string, strain: Strain): OilType | undefined {
    const fitting = makers[brand]!.methods.filter((method) => suits(method, strain));
    const isBroad = fitting.includes('Broad Spectrum Extract');
    return this.methodDecks.get(brand)!((method) =>
      isBroad ? method === 'Broad Spectrum Extract' : fitting.includes(method),
    );
  }

  add(prefix: string, brand: string, territories: Territory[]): void {
    const { methods } = makers[brand]!;
    const strain = this.strainDeck(
      (candidate) => methods.some((method) => suits(method, candidate)) && this.isFree(candidate, brand, territories),
    );
    const oilType = strain && this.methodOf(brand, strain);
    if (!strain || !oilType)
      throw new Error(`plan.ts: expected a free strain for ${brand} in ${territories.join(', ')}`);
    const short = `${prefix}-${slugOf(strain.name)}`;
    const isTaken = this.pods.some(({ slug }) => slug === short);
    this.pods.push({ slug: isTaken ? `${short}-${slugOf(oilType)}` : short, brand, strain, oilType, territories });
  }
}

function ownTerritories(brand: string, at: number): Territory[] {
  const random = randomOf(`territories ${brand} ${at}`);
  const [home, ...others] = makers[brand]!.territories;
  const abroad = shuffle(random, others).slice(0, pick(random, [0, 1, 1, 2, 2, 3]));
  return makers[brand]!.territories.filter((territory) => territory === home || abroad.includes(territory));
}

/** Plans which US brand makes which strain, by which method, and where it is sold. */
export function planUsPods(): PlannedPod[] {
  const planner = new Planner();
  for (const [brand, { ownPods }] of Object.entries(makers))
    for (let at = 0; at < ownPods; at++) planner.add(brand, brand, ownTerritories(brand, at));
  for (const { territory, prefix, pods } of states) {
    const locals = Object.keys(makers).filter((brand) => makers[brand]!.territories.includes(territory));
    const brandDeck = deckOf(`brands ${territory}`, locals);
    for (let at = 0; at < pods; at++) planner.add(prefix, brandDeck()!, [territory]);
  }
  return planner.pods;
}
