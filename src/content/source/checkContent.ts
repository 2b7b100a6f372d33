import { landingSlug } from '../../domain/catalogue/cataloguePaths';
import { landingRegion, requiredLandingValues } from '../../domain/catalogue/landingSchema';
import type { Product, LocalizedText } from '../../domain/catalogue/productSchema';
import { regionsSelling } from '../../domain/region/regions';
import { applyFrenchTypography } from '../../domain/text/frenchTypography';
import { routes } from '../../domain/site/routing/routes';
import { checkCities } from './checkCities';
import { checkFacts } from './checkFacts';
import { checkHeadings } from './checkHeadings';
import { checkLinks } from './checkLinks';
import {
  checkAbsentThc,
  checkBatches,
  checkReports,
  checkTerpenes,
  type AddFault,
  type Reporter,
} from './checkReports';
import { checkSchedules } from './schedule/checkSchedules';
import { checkStrains } from './checkStrains';
import type { ContentFault } from '../files/contentError';
import type { ContentFiles } from './contentFiles';
import { contentTexts } from './contentTexts';
import { contrastRatio } from './contrast';
import type { ContentFile } from './readFolder';

/** Unreadable files. References to them are not reported, because those faults would mislead an editor. */
type BrokenFiles = ReadonlySet<string>;

const isWords = (value: object): value is LocalizedText => 'en' in value && typeof value.en === 'string';

/** Lists every field below a value that has English words but no French ones. */
function findUntranslated(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isWords(value)) return value.fr ? [] : [path];
  if ('onlyIn' in value && value.onlyIn === 'us') return [];
  return Object.entries(value).flatMap(([key, child]) =>
    findUntranslated(child, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
}

function checkFrench(files: ContentFiles, reporter: Reporter): void {
  for (const { file, value } of Object.values(files).flat() as ContentFile<unknown>[])
    for (const [field, text] of contentTexts(value)) {
      if (!/(^|\.)fr$/.test(field)) continue;
      const expected = applyFrenchTypography(text);
      if (text !== expected) reporter(file)(field, `expected Canadian French typography: ${expected}`);
    }
}

/** `keys` returns the fields of a file whose values must be unique. */
function findDuplicates<T>(
  files: ContentFile<T>[],
  keys: (value: T) => [field: string, key: string][],
): ContentFault[] {
  const firstFiles = new Map<string, string>();
  return files.flatMap(({ file, value }) =>
    keys(value).flatMap(([field, key]) => {
      const first = firstFiles.get(key);
      firstFiles.set(key, first ?? file);
      const message = `expected a unique value, but content/${first} also has ${key}`;
      return first ? [{ file: `content/${file}`, field, message }] : [];
    }),
  );
}

const variantIds = ({ variants }: Product): [string, string][] =>
  variants.map(({ id }, index) => [`variants[${index}].id`, id]);

const noDrawing = (name: string) => `expected the name of a drawing in content/pictures/, got ${name}`;

/**
 * A product's availability must match its variants, because lists show the former and the product's page the latter.
 */
function checkAvailability({ availability, variants }: Product, report: AddFault): void {
  if (availability === 'available') {
    if (!variants.some((variant) => variant.availability === 'available'))
      report('availability', 'expected at least one variant that is available too');
    return;
  }
  variants.forEach((variant, index) => {
    if (variant.availability !== availability)
      report(
        `variants[${index}].availability`,
        `expected ${availability} like the whole product, got ${variant.availability}`,
      );
  });
}

interface CheckContext {
  pictures: ReadonlySet<string>;
  broken: BrokenFiles;
}

function checkProducts(files: ContentFiles, { pictures, broken }: CheckContext, reporter: Reporter): void {
  const batchContext = { batches: new Map(files.batches.map(({ value }) => [value.batchId, value])), broken };
  for (const { file, value: product } of files.products) {
    const report = reporter(file);
    if (!file.endsWith(`/${product.slug}.json`)) report('slug', `expected the file name, got ${product.slug}`);
    product.pictures.forEach((picture, index) => {
      if (!pictures.has(picture)) report(`pictures[${index}]`, noDrawing(picture));
    });
    if (regionsSelling(product, 'ca').length)
      findUntranslated(product).forEach((field) =>
        report(`${field}.fr`, 'expected French text, because it is sold in Canada'),
      );
    checkAvailability(product, report);
    checkBatches(product, batchContext, report);
    checkTerpenes(product, batchContext, report);
    checkAbsentThc(product, batchContext, report);
  }
}

/** WCAG's minimum contrast for text. */
const textContrast = 4.5;

/** Pods and packs are drawn in these colors, so their labels must be legible. */
function checkLabels({ brands }: ContentFiles, reporter: Reporter): void {
  for (const { file, value } of brands) {
    const { ink, paper } = value.label;
    const ratio = contrastRatio(ink, paper);
    if (ratio < textContrast)
      reporter(file)(
        'label.ink',
        `expected a contrast of at least ${textContrast} with the paper ${paper}, got ${ratio.toFixed(2)}`,
      );
  }
}

function checkBrands({ brands, products, stores }: ContentFiles, { broken }: CheckContext, reporter: Reporter): void {
  const slugs = new Set(brands.map(({ value }) => value.slug));
  const check = (report: AddFault, field: string, brand: string) => {
    if (!slugs.has(brand) && !broken.has(`brands/${brand}.json`))
      report(field, `expected the slug of a file in content/brands/, got ${brand}`);
  };
  for (const { file, value } of products) check(reporter(file), 'brand', value.brand);
  for (const { file, value } of stores)
    value.brands.forEach((brand, index) => check(reporter(file), `brands[${index}]`, brand));
}

/** The id or slug is part of the entry's URL, or other entries refer to it. */
function checkNames({ stores, dispensaries, cities, guides }: ContentFiles, reporter: Reporter): void {
  const check = (file: string, field: string, name: string) => {
    if (!file.endsWith(`/${name}.json`)) reporter(file)(field, `expected the file name, got ${name}`);
  };
  for (const { file, value } of [...stores, ...dispensaries]) check(file, 'id', value.id);
  for (const { file, value } of [...cities, ...guides]) check(file, 'slug', value.slug);
}

function checkLandings({ landings }: ContentFiles, { broken }: CheckContext, reporter: Reporter): void {
  for (const { file, value } of landings) {
    if (!file.endsWith(`/${value.slug}.json`)) reporter(file)('slug', `expected the file name, got ${value.slug}`);
    if (landingRegion(value.value)) continue;
    for (const field of findUntranslated(value)) reporter(file)(`${field}.fr`, 'expected French text');
  }
  for (const value of requiredLandingValues) {
    const file = `landings/${landingSlug(value)}.json`;
    if (!broken.has(file) && !landings.some((each) => each.value.value === value))
      reporter(file)('', `expected this file, because pods link to the page about ${value}`);
  }
}

function checkPages(files: ContentFiles, { pictures }: CheckContext, reporter: Reporter): void {
  const { pages, guides, navigation, footer, notifications, site } = files;
  for (const { file, value } of [...pages, ...guides, ...navigation, ...footer, ...notifications, ...site])
    findUntranslated(value).forEach((field) => reporter(file)(`${field}.fr`, 'expected French text'));
  const check = (file: string, field: string, picture: string | null | undefined) => {
    if (picture && !pictures.has(picture)) reporter(file)(field, noDrawing(picture));
  };
  for (const { file, value } of pages)
    value.sections.forEach(({ picture, items }, position) => {
      check(file, `sections[${position}].picture`, picture);
      items.forEach((item, index) => check(file, `sections[${position}].items[${index}].picture`, item.picture));
    });
  for (const { file, value } of [...guides, ...notifications]) check(file, 'picture', value.picture);
}

function checkPresence(files: ContentFiles, { broken }: CheckContext, reporter: Reporter): void {
  for (const { id } of routes)
    if (
      !files.pages.some(({ value }) => value.route === id) &&
      !broken.has(`pages/${id}.json`) &&
      !broken.has(`legal/${id}.json`)
    )
      reporter(`pages/${id}.json`)('', 'expected the text of this route, but no file has it');
  for (const folder of ['navigation', 'footer', 'site'] as const)
    if (files[folder].length !== 1 && ![...broken].some((file) => file.startsWith(`${folder}/`)))
      reporter(`${folder}/`)('', `expected one file, got ${files[folder].length}`);
}

/**
 * Checks across files: references, links, uniqueness, translations, and a page for each route. `broken` lists files
 * with faults of their own.
 */
export function checkContent(files: ContentFiles, pictures: ReadonlySet<string>, broken: BrokenFiles): ContentFault[] {
  const faults: ContentFault[] = [];
  const reporter: Reporter = (file) => (field, message) => faults.push({ file: `content/${file}`, field, message });
  const context = { pictures, broken };
  checkProducts(files, context, reporter);
  checkReports(files, reporter);
  checkBrands(files, context, reporter);
  checkLabels(files, reporter);
  checkNames(files, reporter);
  checkLandings(files, context, reporter);
  checkPages(files, context, reporter);
  checkPresence(files, context, reporter);
  checkFrench(files, reporter);
  return [
    ...faults,
    ...checkCities(files, broken),
    ...checkFacts(files),
    ...checkHeadings(files),
    ...checkLinks(files, broken),
    ...checkStrains(files),
    ...checkSchedules(files),
    ...findDuplicates(files.products, ({ slug }) => [['slug', slug]]),
    ...findDuplicates(files.products, ({ originalId }) => [['originalId', originalId]]),
    ...findDuplicates(files.products, variantIds),
    ...findDuplicates(files.brands, ({ slug }) => [['slug', slug]]),
    ...findDuplicates(files.batches, ({ batchId }) => [['batchId', batchId]]),
    ...findDuplicates(files.batches, ({ sampleId, lab }) => [['sampleId', `${sampleId} of ${lab.name}`]]),
    ...findDuplicates(files.pages, ({ route }) => [['route', route]]),
    ...findDuplicates(files.notifications, ({ originalId }) => [['originalId', originalId]]),
  ];
}
