import type { Batch } from '../../domain/catalogue/batchSchema';
import type { Product } from '../../domain/catalogue/productSchema';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { regions } from '../../domain/region/regions';
import { scheduleState, type Scheduled } from '../../domain/time/moment';
import { matchingSchema, type ContentFolder } from '../../content/source/contentFolders';
import { resolveDates } from '../../content/source/schedule/resolveDates';
import { schemaShape } from '../../content/source/schemaShape';
import type { EntryNames } from './entryNames';
import { choiceLabel } from '../forms/labels';

/** Extra values by which lists of entries sort and group. They are never saved. */
export type ListValues = Record<`$${string}`, string | number>;

interface Context {
  names: EntryNames;
  now: Date;
}

/** '2026-11-05' → 'Nov 5, 2026'. Returns other texts unchanged. */
function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

/** Returns null unless a valid schedule currently hides the entry. */
function hiddenUntil(entry: Scheduled, now: Date): string | null {
  const state = scheduleState(entry, now);
  if (state === 'due') return null;
  return state === 'waiting' ? 'Not yet published' : 'Taken down';
}

function productValues(product: Product, { names, now }: Context): ListValues {
  const brand = names.brands.get(product.brand) ?? product.brand;
  const sold = regions.filter(({ flag }) => product.visibility[flag]);
  return {
    $brand: brand,
    $by: `by ${brand}`,
    $sizes: product.variants.map(({ title }) => title.en).join(', '),
    $status: hiddenUntil(product, now) ?? choiceLabel(product.availability),
    $sold: sold.length ? sold.map(({ code }) => choiceLabel(code)).join(', ') : 'Nowhere',
    $published: product.publishedOn,
  };
}

function batchValues(batch: Batch, { names }: Context): ListValues {
  const product = names.variants.get(batch.productVariantId) ?? batch.productVariantId;
  const day = formatDay(batch.testedOn);
  return {
    $product: product,
    $status: batch.recall ? 'Recalled' : choiceLabel(batch.status),
    $tested: batch.testedOn,
    $day: day,
    $name: `${batch.batchId} · ${product} · ${day} · ${batch.totalThcPercent} % THC`,
  };
}

const storeValues = (store: Store, { names, now }: Context): ListValues => ({
  $region: choiceLabel(store.region),
  $brands: store.brands.map((slug) => names.brands.get(slug) ?? slug).join(', '),
  $status: hiddenUntil(store, now) ?? 'On the site',
});

const makers: { [folder in ContentFolder]?: (entry: never, context: Context) => ListValues } = {
  products: productValues,
  batches: batchValues,
  stores: storeValues,
  brands: (brand: Scheduled, { now }) => ({ $status: hiddenUntil(brand, now) ?? 'On the site' }),
  pages: ({ route }: { route: string }) => ({ $name: choiceLabel(route) }),
  legal: ({ route }: { route: string }) => ({ $name: choiceLabel(route) }),
  guides: ({ updatedOn }: { updatedOn: string }) => ({ $updated: updatedOn, $day: formatDay(updatedOn) }),
  notifications: (
    { text, meta, ...entry }: { text: { en: string }; meta: { publishedAt: string } } & Scheduled,
    { now },
  ) => ({
    $text: text.en.replace(/<[^<>]*>/g, ''),
    $published: meta.publishedAt,
    $status: hiddenUntil(entry, now) ?? 'On the site',
  }),
};

/** Omits values whose fields the file lacks. */
export function listValues(folder: ContentFolder, fields: unknown, context: Context): ListValues {
  try {
    const entry = resolveDates(fields, schemaShape(matchingSchema(folder, fields)), context.now);
    return makers[folder]?.(entry as never, context) ?? {};
  } catch {
    return {};
  }
}
