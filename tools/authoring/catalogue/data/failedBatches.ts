import type { Batch } from '../../../../src/domain/catalogue/batchSchema';
import type { Contaminant } from '../../../../src/domain/catalogue/vocabulary';
import type { Jurisdiction } from '../../../../src/domain/laboratory/jurisdictions';

interface FailedBatch {
  /** The pod's slug; the batch is of its first size. */
  slug: string;
  jurisdiction: Jurisdiction;
  failure: { contaminant: Contaminant; analyte: string; amount?: number };
}

/** Batches that failed a test and were destroyed. They are never offered; their numbers can still be looked up. */
export const failedBatches: FailedBatch[] = [
  {
    slug: 'tidewright-south-window',
    jurisdiction: 'CA',
    failure: { contaminant: 'pesticides', analyte: 'Chlorfenapyr' },
  },
  {
    slug: 'ferncastle-uphill-waltz',
    jurisdiction: 'WA',
    failure: { contaminant: 'residual-solvents', analyte: 'Hexane', amount: 342 },
  },
  {
    slug: 'basalt-choir-rye-barn',
    jurisdiction: 'CO',
    failure: { contaminant: 'residual-solvents', analyte: 'Butane', amount: 1370 },
  },
  {
    slug: 'larkhollow-low-lamp',
    jurisdiction: 'CA',
    failure: { contaminant: 'heavy-metals', analyte: 'Cadmium', amount: 0.271 },
  },
  {
    slug: 'oxbow-parish-ashlar',
    jurisdiction: 'MO',
    failure: { contaminant: 'microbials', analyte: 'Aspergillus niger' },
  },
  {
    slug: 'tamarac-nord-larch-bay',
    jurisdiction: 'CA_ALL',
    failure: { contaminant: 'pesticides', analyte: 'Myclobutanil', amount: 0.034 },
  },
];

interface Recall extends NonNullable<Batch['recall']> {
  slug: string;
}

/** Recalls of the oldest batch of a pod's first size. */
export const recalls: Recall[] = [
  {
    slug: 'larkhollow-split-rail',
    announcedOn: '2026-10-21',
    reason: {
      en: 'A retained sample of this batch, tested again after release, had more cadmium than California allows in anything inhaled.',
    },
    action: {
      en: 'Stop using pods with this number and take them back to the store, opened or not. The store refunds the full price.',
    },
  },
  {
    slug: 'maison-lisiere-erable-gris',
    announcedOn: '2026-09-30',
    reason: {
      en: 'Some packs of this batch left the plant without the required health warning message. The oil itself meets every limit.',
      fr: 'Certains emballages de ce lot ont quitté l’usine sans la mise en garde obligatoire. L’huile elle-même respecte toutes les limites.',
    },
    action: {
      en: 'Check the back of your pack. If the warning is missing, return the pack to the seller for a replacement.',
      fr: 'Vérifiez le dos de votre emballage. Si la mise en garde est absente, rapportez-le au vendeur, qui le remplacera.',
    },
  },
];
