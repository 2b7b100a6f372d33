import { isPast } from '../../domain/catalogue/batches';
import type { Product } from '../../domain/catalogue/productSchema';
import type { ContentFault } from '../files/contentError';
import type { ContentFiles } from './contentFiles';

export const isComingSoon = ({ availability, variants }: Product): boolean =>
  availability === 'coming-soon' || variants.some((variant) => variant.availability === 'coming-soon');

function dateNote(product: Product, now: Date): string | null {
  const date = product.availabilityComingSoonDate;
  if (!date) return null;
  if (!isComingSoon(product))
    return `${date} isn’t shown anywhere, because neither the product nor a variant is coming soon`;
  if (date >= now.toISOString().slice(0, 10)) return null;
  return `${date} has passed and the product is still coming soon: put it on sale or enter a new date`;
}

export function contentNotes({ products, batches, notifications }: ContentFiles, now: Date): ContentFault[] {
  const notes: ContentFault[] = [];
  const note = (file: string, field: string, message: string | null) => {
    if (message) notes.push({ file: `content/${file}`, field, message });
  };
  const named = new Set(products.flatMap(({ value }) => value.variants.flatMap(({ batchIds }) => batchIds)));
  for (const { file, value } of products) {
    note(file, 'availabilityComingSoonDate', dateNote(value, now));
    const isSold = Object.values(value.visibility).includes(true);
    note(file, 'visibility', isSold ? null : 'no region sells it, so it has no page');
  }
  for (const { file, value } of batches) {
    const isListed = named.has(value.batchId);
    if (!isListed && value.status !== 'failed')
      note(file, 'batchId', `no product lists ${value.batchId}, so its report is not shown`);
    if (isListed && isPast(value.expiresOn, now))
      note(file, 'expiresOn', `${value.expiresOn} has passed and a product still lists this batch`);
  }
  for (const { file, value } of notifications)
    if (value.expiresAfter && value.expiresAfter < now.toISOString().slice(0, 10))
      note(file, 'expiresAfter', `${value.expiresAfter} is past, so the notification is no longer shown`);
  return notes;
}
