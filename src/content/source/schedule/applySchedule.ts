import { productPath } from '../../../domain/catalogue/cataloguePaths';
import { formatMoment, momentTime, scheduleState, type Scheduled } from '../../../domain/time/moment';
import { matchRoute } from '../../../domain/site/routing/routes';
import type { Brand } from '../../../domain/catalogue/brandSchema';
import type { Product } from '../../../domain/catalogue/productSchema';
import type { ContentFault } from '../../files/contentError';
import type { ContentFiles } from '../contentFiles';
import { dropLinks } from '../dropLinks';
import type { ContentFile } from '../readFolder';

type ScheduleState = ReturnType<typeof scheduleState>;

interface ScheduledValue {
  file: string;
  /** 'sections[2]', or '' for the file's whole value. */
  field: string;
  schedule: Scheduled;
}

function collectSchedules(value: object, { file, field }: Omit<ScheduledValue, 'schedule'>): ScheduledValue[] {
  const found: ScheduledValue[] =
    'publishAt' in value || 'takeDownAt' in value ? [{ file, field, schedule: value as Scheduled }] : [];
  for (const [key, child] of Object.entries(value) as [string, unknown][])
    if (typeof child === 'object' && child !== null) {
      const name = Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key;
      found.push(...collectSchedules(child, { file, field: name }));
    }
  return found;
}

const schedulesByFiles = new WeakMap<ContentFiles, ScheduledValue[]>();

/** Searches the same files only once, because the checks, the notes and the build all need the result. */
export function findSchedules(files: ContentFiles): ScheduledValue[] {
  const existing = schedulesByFiles.get(files);
  if (existing) return existing;
  const all = Object.values(files).flat() as ContentFile<object>[];
  const found = all.flatMap(({ file, value }) => collectSchedules(value, { file, field: '' }));
  schedulesByFiles.set(files, found);
  return found;
}

/** Sorted and unique. */
export function scheduledTimesAfter(files: ContentFiles, now: Date): Date[] {
  const times = findSchedules(files)
    .flatMap(({ schedule: { publishAt, takeDownAt } }) => [publishAt, takeDownAt])
    .flatMap((moment) => (moment ? [momentTime(moment)] : []));
  return [...new Set(times)]
    .filter((time) => time > now.getTime())
    .sort((a, b) => a - b)
    .map((time) => new Date(time));
}

export const scheduleNotes = (files: ContentFiles, now: Date): ContentFault[] =>
  findSchedules(files).flatMap(({ file, field, schedule }) => {
    const state = scheduleState(schedule, now);
    if (state === 'due') return [];
    const name = state === 'waiting' ? 'publishAt' : 'takeDownAt';
    const until = state === 'waiting' ? 'not on the site until' : 'no longer on the site since';
    return [
      {
        file: `content/${file}`,
        field: field ? `${field}.${name}` : name,
        message: `${until} ${formatMoment(schedule[name]!)}`,
      },
    ];
  });

/** Removes everything outside its schedule, at any depth, and the schedules of the rest. */
function removeHidden(value: unknown, now: Date): unknown {
  if (Array.isArray(value))
    return value
      .filter((each) => typeof each !== 'object' || each === null || scheduleState(each as Scheduled, now) === 'due')
      .map((each) => removeHidden(each, now));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'publishAt' && key !== 'takeDownAt')
      .map(([key, child]) => [key, removeHidden(child, now)]),
  );
}

const soldNowhere = (product: Product): Product => ({
  ...product,
  visibility: Object.fromEntries(Object.keys(product.visibility).map((flag) => [flag, false])) as Product['visibility'],
});

/** A product is pending while either its own schedule or its brand's is. */
function combinedState(product: Product, brands: readonly Brand[], now: Date): ScheduleState {
  const brand = brands.find(({ slug }) => slug === product.brand) ?? {};
  const states = [scheduleState(product, now), scheduleState(brand, now)];
  return (['waiting', 'over'] as const).find((state) => states.includes(state)) ?? 'due';
}

const productStates = (products: readonly Product[], brands: readonly Brand[], now: Date) =>
  new Map(products.map((product) => [product.slug, combinedState(product, brands, now)]));

/** A product outside its schedule is sold in no region, so it has no page. */
export function scheduledCatalogue(products: readonly Product[], brands: readonly Brand[], now: Date) {
  const states = productStates(products, brands, now);
  return {
    products: products.map((product) => {
      const due = removeHidden(product, now) as Product;
      return states.get(product.slug) === 'due' ? due : soldNowhere(due);
    }),
    brands: brands.map((brand) => removeHidden(brand, now) as Brand),
  };
}

/** Returns a function that tells whether a schedule hides the page at a path. */
function hiddenPaths({ products, pages }: ContentFiles, states: ReadonlyMap<string, ScheduleState>, now: Date) {
  const isHidden = ({ slug }: Product) => states.get(slug) !== 'due';
  const productPaths = new Set(products.filter(({ value }) => isHidden(value)).map(({ value }) => productPath(value)));
  const routes = new Set(
    pages.filter(({ value }) => scheduleState(value, now) !== 'due').map(({ value }) => value.route),
  );
  return (href: string): boolean => {
    const path = href.replace(/[?#].*$/s, '');
    const route = matchRoute(path);
    return route ? routes.has(route.id) : productPaths.has(path);
  };
}

/** Buyers may still need the reports of a product that was taken down. Removes those of an unpublished one. */
function visibleBatches({ products, batches }: ContentFiles, states: ReadonlyMap<string, ScheduleState>) {
  const unpublished = products.filter(({ value }) => states.get(value.slug) === 'waiting');
  const variants = new Set(unpublished.flatMap(({ value }) => value.variants.map(({ id }) => id)));
  return batches.filter(({ value }) => !variants.has(value.productVariantId));
}

/**
 * Removes hidden entries and links to them. `isPrivate` keeps brands and reports of unpublished products, for a preview
 * on the owner's machine.
 */
export function applySchedule(files: ContentFiles, now: Date, isPrivate = false): ContentFiles {
  const isDue = ({ value }: { value: Scheduled }) => scheduleState(value, now) === 'due';
  const [products, brands] = [files.products, files.brands].map((each) => each.map(({ value }) => value)) as [
    Product[],
    Brand[],
  ];
  const states = productStates(products, brands, now);
  const due = scheduledCatalogue(products, brands, now);
  const hiddenBrands = new Set(files.brands.filter((brand) => !isDue(brand)).map(({ value }) => value.slug));
  const isHidden = hiddenPaths(files, states, now);
  const tidy = <T extends object>(entries: ContentFile<T>[]): ContentFile<T>[] =>
    entries
      .filter(isDue)
      .map(({ file, value }) => ({ file, value: dropLinks(removeHidden(value, now), isHidden) as T }));
  return {
    // The build publishes its sources for the editor's preview, so they must not include unpublished products.
    products: files.products.flatMap(({ file, value }, index) =>
      states.get(value.slug) === 'waiting' ? [] : [{ file, value: due.products[index]! }],
    ),
    // Reports of a brand that was taken down still show its name.
    brands: files.brands.flatMap(({ file, value }, index) =>
      scheduleState(value, now) === 'waiting' && !isPrivate ? [] : [{ file, value: due.brands[index]! }],
    ),
    batches: isPrivate ? files.batches : visibleBatches(files, states),
    stores: tidy(files.stores).map(({ file, value }) => ({
      file,
      value: { ...value, brands: value.brands.filter((brand) => !hiddenBrands.has(brand)) },
    })),
    landings: files.landings,
    guides: tidy(files.guides),
    dispensaries: files.dispensaries,
    cities: files.cities,
    pages: tidy(files.pages),
    notifications: tidy(files.notifications).map(({ file, value }) => ({
      file,
      value: { ...value, link: value.link ?? null },
    })),
    photos: files.photos,
    navigation: tidy(files.navigation),
    footer: tidy(files.footer).map(({ file, value }) => ({
      file,
      value: { ...value, additionalLinks: value.additionalLinks.filter(({ links }) => links.length) },
    })),
    site: files.site,
  };
}
