import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import type { LocalizedText } from '../../../src/domain/catalogue/productSchema';
import type { Language } from '../../../src/domain/region/locales';
import type { BatchInfo } from '../../../src/domain/unlock/batchInfoSchema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../context/appContext';

interface BatchQuery {
  batchId: string;
  language: Language;
}

export function presentBatch(
  { batches }: Pick<AppContext, 'batches'>,
  { batchId, language }: BatchQuery,
): BatchInfo | null {
  const found = batches.find(batchId);
  if (!found) return null;
  const { product, variant } = found;
  const translate = (words: LocalizedText) => words[language] ?? words.en;
  return {
    batchId,
    productVariantId: variant.id,
    title: translate(product.title),
    variantTitle: translate(variant.title),
    brandName: product.brandName,
    productType: product.productType,
    slug: product.slug,
    productPath: productPath(product),
    featuredImage: product.featuredImage,
    grams: variant.grams,
    thcGrams: variant.thcGrams,
    regions: product.regions,
  };
}

export function findBatch(context: Pick<AppContext, 'batches'>, query: BatchQuery): BatchInfo {
  const info = presentBatch(context, query);
  if (!info) throw new ServiceError({ code: 'batch_unknown', detail: 'We couldn’t find this batch.' });
  return info;
}
