import type { Batch } from '../domain/catalogue/batchSchema';
import type { Product, Words } from '../domain/catalogue/productSchema';
import { routes } from '../domain/site/routes';
import type { ContentFault } from './contentError';
import type { ContentFiles } from './contentFiles';
import type { ContentFile } from './readFolder';

type Report = (field: string, message: string) => void;

/** Whether any Canadian region sells it, so that it has Canadian pages and needs French words. */
export const isSoldInCanada = ({ visibility }: Product): boolean =>
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
    return first ? [{ file: `content/${file}`, field, message: `expected a value of its own, but content/${first} has ${key(value)} too` }] : [];
  });
}

const thcTolerance = 0.0006;

function checkBatches(product: Product, batches: Map<string, Batch>, report: Report): void {
  product.variants.forEach((variant, at) => {
    if (product.productType === 'oil' && !variant.batchIds.length) report(`variants[${at}].batchIds`, 'expected at least one batch (D-02)');
    variant.batchIds.forEach((batchId, index) => {
      const field = `variants[${at}].batchIds[${index}]`;
      const batch = batches.get(batchId);
      if (!batch) return report(field, `expected the id of a file in content/batches/, got ${batchId}`);
      if (batch.productVariantId !== variant.id) return report(field, `expected a batch of ${variant.id}; ${batchId} is one of ${batch.productVariantId}`);
      const grams = (batch.totalThcPercent / 100) * (variant.grams ?? 0);
      if (Math.abs(grams - (variant.thcGrams ?? 0)) > thcTolerance)
        report(`variants[${at}].thcGrams`, `expected ${grams.toFixed(4)}, which is ${batch.totalThcPercent} % of ${variant.grams} g in ${batchId}`);
    });
  });
}

/** What no schema of a single file can see: references, uniqueness, translations, a page for each route. */
export function checkContent(files: ContentFiles, pictures: ReadonlySet<string>): ContentFault[] {
  const faults: ContentFault[] = [];
  const reporter = (file: string): Report => (field, message) => faults.push({ file: `content/${file}`, field, message });
  const brands = new Set(files.brands.map(({ value }) => value.slug));
  const batches = new Map(files.batches.map(({ value }) => [value.batchId, value]));

  for (const { file, value: product } of files.products) {
    const report = reporter(file);
    if (!file.endsWith(`/${product.slug}.json`)) report('slug', `expected the name of the file, got ${product.slug}`);
    if (!brands.has(product.brand)) report('brand', `expected the slug of a file in content/brands/, got ${product.brand}`);
    product.pictures.forEach((picture, at) => {
      if (!pictures.has(picture)) report(`pictures[${at}]`, `expected the name of a drawing in content/pictures/, got ${picture}`);
    });
    if (isSoldInCanada(product)) untranslated(product).forEach((field) => report(`${field}.fr`, 'expected French words, since Canada sells it'));
    checkBatches(product, batches, report);
  }
  for (const { file, value } of [...files.pages, ...files.navigation, ...files.footer, ...files.notifications, ...files.site])
    untranslated(value).forEach((field) => reporter(file)(`${field}.fr`, 'expected French words'));
  for (const { file, value } of files.pages)
    value.sections.forEach(({ picture }, at) => {
      if (picture && !pictures.has(picture)) reporter(file)(`sections[${at}].picture`, `expected the name of a drawing in content/pictures/, got ${picture}`);
    });
  for (const { id } of routes)
    if (!files.pages.some(({ value }) => value.route === id)) reporter(`pages/${id}.json`)('', 'expected the words of this route, but no file has them');
  for (const [folder, single] of [['navigation', files.navigation], ['footer', files.footer], ['site', files.site]] as const)
    if (single.length !== 1) reporter(`${folder}/`)('', `expected one valid file, got ${single.length}`);

  return [
    ...faults,
    ...duplicates(files.products, 'slug', ({ slug }) => slug),
    ...duplicates(files.products, 'originalId', ({ originalId }) => originalId),
    ...duplicates(files.batches, 'batchId', ({ batchId }) => batchId),
    ...duplicates(files.pages, 'route', ({ route }) => route),
  ];
}
