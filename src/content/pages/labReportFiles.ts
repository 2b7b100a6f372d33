import { variantThcPercent } from '../../domain/catalogue/productFigures';
import { productPath } from '../../domain/catalogue/cataloguePaths';
import type { Product } from '../../domain/catalogue/productSchema';
import type { LabReportFile } from '../../domain/laboratory/labReportFile';
import type { Locale } from '../../domain/region/locales';
import type { RecallView } from './pageContext';
import type { Content } from '../source/readContent';
import { resolveWords } from '../source/resolveWords';

type Source = Pick<Content, 'products' | 'brands' | 'batches'>;

const countryOf = (jurisdiction: LabReportFile['batch']['jurisdiction']) => (jurisdiction === 'CA_ALL' ? 'ca' : 'us');

/** Keyed by batch id. Includes batches that were never sold. */
export function labReportFiles({ products, brands, batches }: Source): Map<string, LabReportFile> {
  const owners = new Map<string, [Product, Product['variants'][number]]>();
  for (const product of products) for (const variant of product.variants) owners.set(variant.id, [product, variant]);
  return new Map(
    [...batches.values()].flatMap((batch): [string, LabReportFile][] => {
      const owner = owners.get(batch.productVariantId);
      if (!owner) return [];
      const [product, variant] = owner;
      return [
        [
          batch.batchId,
          {
            batch,
            country: countryOf(batch.jurisdiction),
            product: {
              title: product.title,
              brand: brands.get(product.brand)!.name,
              path: productPath(product),
              variant: variant.title,
              labelThcPercent: variantThcPercent(variant),
            },
          },
        ],
      ];
    }),
  );
}

const recalledBatches = ({ batches }: Source): Source['batches'] =>
  new Map([...batches].filter(([, { recall }]) => recall));

export const recallViews = (content: Source, locale: Locale): RecallView[] =>
  [...labReportFiles({ ...content, batches: recalledBatches(content) }).values()]
    .filter(({ country }) => country === locale.country)
    .map(({ batch, product }) => ({
      batchId: batch.batchId,
      announcedOn: batch.recall!.announcedOn,
      title: resolveWords(product.title, locale),
      brand: product.brand,
      reason: resolveWords(batch.recall!.reason, locale),
      action: resolveWords(batch.recall!.action, locale),
    }))
    .sort((a, b) => b.announcedOn.localeCompare(a.announcedOn) || a.batchId.localeCompare(b.batchId));
