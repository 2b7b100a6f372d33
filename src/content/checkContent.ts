import type { Batch } from '../domain/catalogue/batchSchema';
import type { Product, Words } from '../domain/catalogue/productSchema';
import type { Target } from '../domain/site/pageSchema';
import { routes } from '../domain/site/routes';
import type { ContentFault } from './contentError';
import type { ContentFiles } from './contentFiles';
import type { ContentFile } from './readFolder';

type Report = (field: string, message: string) => void;

/** Files that could not be read: what leans on one is no fault of its own, and would send an editor astray. */
type Broken = ReadonlySet<string>;

/** Whether any Canadian region sells it, so that it has Canadian pages and needs French words. */
const isSoldInCanada = ({ visibility }: Product): boolean =>
  visibility.availableCaAll || visibility.availableCa || visibility.availableCaAb;

const isWords = (value: object): value is Words => 'en' in value && typeof value.en === 'string';

/** Every place below a value that has English words and no French ones. */
function untranslated(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isWords(value)) return value.fr ? [] : [path];
  if ('onlyIn' in value && value.onlyIn === 'us') return [];
  return Object.entries(value).flatMap(([key, child]) =>
    untranslated(child, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
}

function duplicates<T>(files: ContentFile<T>[], field: string, key: (value: T) => string): ContentFault[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ file, value }) => {
    const first = seen.get(key(value));
    seen.set(key(value), first ?? file);
    return first
      ? [
          {
            file: `content/${file}`,
            field,
            message: `expected a value of its own, but content/${first} has ${key(value)} too`,
          },
        ]
      : [];
  });
}

const noDrawing = (name: string) => `expected the name of a drawing in content/pictures/, got ${name}`;

const thcTolerance = 0.0006;

interface Batches {
  known: Map<string, Batch>;
  broken: Broken;
}

function checkBatches(product: Product, { known, broken }: Batches, report: Report): void {
  product.variants.forEach((variant, at) => {
    if (product.productType === 'oil' && !variant.batchIds.length)
      report(`variants[${at}].batchIds`, 'expected at least one batch (D-02)');
    variant.batchIds.forEach((batchId, index) => {
      const field = `variants[${at}].batchIds[${index}]`;
      const batch = known.get(batchId);
      if (broken.has(`batches/${batchId}.json`)) return;
      if (!batch) return report(field, `expected the id of a file in content/batches/, got ${batchId}`);
      if (batch.productVariantId !== variant.id)
        return report(field, `expected a batch of ${variant.id}; ${batchId} is one of ${batch.productVariantId}`);
      const grams = (batch.totalThcPercent / 100) * (variant.grams ?? 0);
      if (Math.abs(grams - (variant.thcGrams ?? 0)) > thcTolerance)
        report(
          `variants[${at}].thcGrams`,
          `expected ${grams.toFixed(4)}, which is ${batch.totalThcPercent} % of ${variant.grams} g in ${batchId}`,
        );
    });
  });
}

/** Products that menus and notifications lead to: a dead link would be prefetched on every page. */
function checkTargets(
  { products, navigation, notifications }: ContentFiles,
  broken: Broken,
  reporter: (file: string) => Report,
): void {
  const isThere = ({ productType, slug }: { productType: string; slug: string }) =>
    broken.has(`products/${slug}.json`) ||
    products.some(({ value }) => value.productType === productType && value.slug === slug);
  const check = (report: Report, field: string, target: Target | null) => {
    if (target && 'product' in target && !isThere(target.product))
      report(`${field}.product.slug`, `expected the slug of a file in content/products/, got ${target.product.slug}`);
  };
  for (const { file, value } of navigation)
    value.items.forEach(({ target }, at) => check(reporter(file), `items[${at}].target`, target));
  for (const { file, value } of notifications) check(reporter(file), 'link', value.link);
}

/**
 * What no schema of a single file can see: references, uniqueness, translations, a page for each route. `broken` names
 * the files that have faults of their own.
 */
export function checkContent(files: ContentFiles, pictures: ReadonlySet<string>, broken: Broken): ContentFault[] {
  const faults: ContentFault[] = [];
  const reporter =
    (file: string): Report =>
    (field, message) =>
      faults.push({ file: `content/${file}`, field, message });
  const brands = new Set(files.brands.map(({ value }) => value.slug));
  const batches = { known: new Map(files.batches.map(({ value }) => [value.batchId, value])), broken };

  for (const { file, value: product } of files.products) {
    const report = reporter(file);
    if (!file.endsWith(`/${product.slug}.json`)) report('slug', `expected the name of the file, got ${product.slug}`);
    if (!brands.has(product.brand) && !broken.has(`brands/${product.brand}.json`))
      report('brand', `expected the slug of a file in content/brands/, got ${product.brand}`);
    product.pictures.forEach((picture, at) => {
      if (!pictures.has(picture)) report(`pictures[${at}]`, noDrawing(picture));
    });
    if (isSoldInCanada(product))
      untranslated(product).forEach((field) => report(`${field}.fr`, 'expected French words, since Canada sells it'));
    checkBatches(product, batches, report);
  }
  for (const { file, value } of [
    ...files.pages,
    ...files.navigation,
    ...files.footer,
    ...files.notifications,
    ...files.site,
  ])
    untranslated(value).forEach((field) => reporter(file)(`${field}.fr`, 'expected French words'));
  for (const { file, value } of files.pages)
    value.sections.forEach(({ picture }, at) => {
      if (picture && !pictures.has(picture)) reporter(file)(`sections[${at}].picture`, noDrawing(picture));
    });
  for (const { file, value } of files.notifications)
    if (value.picture && !pictures.has(value.picture)) reporter(file)('picture', noDrawing(value.picture));
  checkTargets(files, broken, reporter);
  for (const { id } of routes)
    if (
      !files.pages.some(({ value }) => value.route === id) &&
      !broken.has(`pages/${id}.json`) &&
      !broken.has(`legal/${id}.json`)
    )
      reporter(`pages/${id}.json`)('', 'expected the words of this route, but no file has them');
  for (const [folder, single] of [
    ['navigation', files.navigation],
    ['footer', files.footer],
    ['site', files.site],
  ] as const)
    if (single.length !== 1 && ![...broken].some((file) => file.startsWith(`${folder}/`)))
      reporter(`${folder}/`)('', `expected one file, got ${single.length}`);

  return [
    ...faults,
    ...duplicates(files.products, 'slug', ({ slug }) => slug),
    ...duplicates(files.products, 'originalId', ({ originalId }) => originalId),
    ...duplicates(files.batches, 'batchId', ({ batchId }) => batchId),
    ...duplicates(files.pages, 'route', ({ route }) => route),
    ...duplicates(files.notifications, 'originalId', ({ originalId }) => originalId),
  ];
}
