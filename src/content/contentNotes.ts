import type { Product } from '../domain/catalogue/productSchema';
import type { ContentFault } from './contentError';
import type { ContentFiles } from './contentFiles';

const isComingSoon = ({ availability, variants }: Product): boolean =>
  availability === 'coming-soon' || variants.some((variant) => variant.availability === 'coming-soon');

/** Editors are reminded this many days before an announced date. */
const reminderDays = 30;
const dayMs = 86_400_000;

function dateNote(product: Product, now: Date): string | null {
  const date = product.availabilityComingSoonDate;
  if (!date) return null;
  if (!isComingSoon(product))
    return `${date} isn’t shown anywhere, because neither the product nor a variant is coming soon`;
  const days = Math.round((Date.parse(date) - Date.parse(now.toISOString().slice(0, 10))) / dayMs);
  const change = 'put it on sale or enter a new date';
  if (days < 0) return `${date} has passed and the product is still coming soon: ${change}`;
  return days <= reminderDays ? `${date} is ${days === 0 ? 'today' : `in ${days} days`}: ${change} by then` : null;
}

/** Notes worth telling an editor that do not fail the build. */
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
  for (const { file, value } of batches)
    if (!named.has(value.batchId))
      note(file, 'batchId', `no product lists ${value.batchId}, so its report is not shown`);
  for (const { file, value } of notifications)
    if (value.expiresAfter && value.expiresAfter < now.toISOString().slice(0, 10))
      note(file, 'expiresAfter', `${value.expiresAfter} is past, so the notification is no longer shown`);
  return notes;
}
