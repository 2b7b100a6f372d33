import { foldedWords, isStopWord, searchWords } from '../../domain/search/words';
import { findRange, thcRanges } from '../../domain/catalogue/list/figureRanges';
import { thcPercent } from '../../domain/catalogue/productFigures';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { LocaleId } from '../../domain/region/locales';
import {
  hashSlug,
  shortenText,
  titleSlug,
  type FiguresFile,
  type TitleFilesFile,
  type RanksFile,
  type BrandTitlesFile,
  type PrintedCard,
  type CatalogueFile,
  type CataloguePart,
  type CatalogueParts,
  type IdsFile,
  type ListFile,
  type TraitsFile,
  type LabFile,
  type WordsFile,
  fileOfWord,
  toGaps,
  type StrainsFile,
} from '../../domain/catalogue/files/catalogueFiles';
import { encodeColumn } from '../../domain/catalogue/files/columns';
import { shortHash, sizeOrder } from './sizeOrder';

type Products = readonly ProductSummary[];
export interface SplitOptions {
  /** A catalogue of at most this size has one file of cards, one of ranks and one of words. */
  maxUnsplit: number;
  /** The positions of their pods, by name. */
  strains: Strains;
}

export type Strains = ReadonlyMap<string, readonly number[]>;

const defaultOptions: SplitOptions = { maxUnsplit: 512, strains: new Map() };

type Compare = (a: string, b: string) => number;

/** The results of a filter are scattered over the catalogue, so smaller files mean fewer bytes. */
const cardsPerFile = 16;
/** A list in the order of names needs the ranks of those on the screen, which are close to each other, or few. */
const titlesPerFile = 200;
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

const column = <Value>(products: Products, valueOf: (product: ProductSummary) => Value) =>
  encodeColumn(products.map(valueOf));

const titleWords = (title: string): string[] => foldedWords(title).filter((word) => !isStopWord(word));

function listColumns(products: Products): ListFile['columns'] {
  return {
    productType: column(products, ({ productType }) => productType),
    plantType: column(products, ({ plantType }) => plantType),
    oilType: column(products, ({ oilType }) => oilType),
    brand: column(products, ({ brandSlug, brand }) => ({ slug: brandSlug, name: brand })),
    regions: column(products, ({ regions }) => regions),
    availability: column(products, ({ availability }) => availability),
    grams: column(products, ({ variants }) => variants.map(({ grams }) => grams)),
    thcRange: column(products, (product) => findRange(thcPercent(product), thcRanges)),
    titleWordCount: column(products, ({ title }) => titleWords(title).length),
  };
}

function listFile(products: Products, maxUnsplit: number): ListFile {
  const sizes = Math.max(0, ...products.map(({ variants }) => variants.length));
  const isSmall = products.length <= maxUnsplit;
  return {
    cardsPerFile: isSmall ? maxUnsplit : cardsPerFile,
    sizesVersion: sizeOrder(products).version,
    titlesPerFile: isSmall ? maxUnsplit : titlesPerFile,
    wordFiles: isSmall ? [letters] : [...letters],
    columns: listColumns(products),
    prices: Array.from({ length: sizes }, (_, size) =>
      column(products, ({ variants }) => variants[size]?.price ?? null),
    ),
  };
}

const traitsFile = (products: Products): TraitsFile => ({
  effects: column(products, ({ effects }) => effects ?? null),
  flavors: column(products, ({ flavors }) => flavors ?? null),
});

const labFile = (products: Products): LabFile => ({
  terpenes: column(products, ({ terpenes }) => terpenes ?? null),
  cbdPercent: column(products, ({ cbdPercent }) => cbdPercent ?? null),
});

function figuresFile(products: Products): FiguresFile {
  const inHundredths = (product: ProductSummary) => {
    const percent = thcPercent(product);
    return percent === null ? null : Math.round(percent * 100);
  };
  return {
    percent: column(products, (product) => {
      const value = inHundredths(product);
      return value === null ? null : Math.floor(value / 100);
    }),
    hundredths: column(products, (product) => (inHundredths(product) ?? 0) % 100),
  };
}

/** By position. Equal titles keep their order. */
function titleRanks(products: Products, compare: Compare): number[] {
  const ranks: number[] = [];
  const sorted = [...products.entries()].sort(([, a], [, b]) => compare(a.title, b.title));
  sorted.forEach(([position], rank) => (ranks[position] = rank));
  return ranks;
}

const titleFilesFile = (ranks: readonly number[], perFile: number): TitleFilesFile =>
  encodeColumn(ranks.map((rank) => Math.floor(rank / perFile)));

function rankFiles(ranks: readonly number[], perFile: number): RanksFile[] {
  const files: number[][] = Array.from({ length: Math.max(1, Math.ceil(ranks.length / perFile)) }, () => []);
  for (const rank of ranks) files[Math.floor(rank / perFile)]!.push(rank % perFile);
  return files;
}

function brandTitlesFile(products: Products, ranks: readonly number[]): BrandTitlesFile {
  const counts = new Map<string, number>();
  const inBrand: number[] = [];
  for (const [position] of [...ranks.entries()].sort(([, a], [, b]) => a - b)) {
    const { brand } = products[position]!;
    inBrand[position] = counts.get(brand) ?? 0;
    counts.set(brand, inBrand[position] + 1);
  }
  return encodeColumn(inBrand);
}

function idsFile(products: Products): IdsFile {
  const suffixes = column(products, ({ slug, variants }) =>
    variants.map(({ id }) => (id.startsWith(slug) ? id.slice(slug.length) : '')),
  );
  const others = Object.fromEntries(
    products.flatMap(({ slug, variants }, position) =>
      variants.flatMap(({ id }, size) => (id.startsWith(slug) ? [] : [[id, { position, size }]])),
    ),
  );
  for (let seed = 0; ; seed += 1) {
    const hashes = products.map(({ slug }) => hashSlug(slug, seed));
    if (new Set(hashes).size === new Set(products.map(({ slug }) => slug)).size)
      return { seed, hashes: hashes.join(''), suffixes, others };
  }
}

const cardOf = ({ slug, title, picture, variants, ...product }: ProductSummary): PrintedCard => ({
  slug: shortenText(slug, titleSlug(title)),
  title,
  picture: shortenText(picture, slug),
  availabilityComingSoonDate: product.availabilityComingSoonDate,
  comingSoonMonth: product.comingSoonMonth,
  expressDeliveryProvidersCount: product.expressDeliveryProvidersCount,
  publishedOn: product.publishedOn,
  variants: variants.map(({ id, title: size, thcGrams, availability }) => ({
    id: shortenText(id, slug),
    title: size,
    thcGrams,
    availability,
  })),
});

const stemsOf = (title: string) => new Set(searchWords(title).map(({ stem }) => stem));

function wordFiles(products: Products, files: readonly string[]): WordsFile[] {
  const positions = new Map<string, number[]>();
  products.forEach(({ title }, position) => {
    for (const stem of stemsOf(title)) {
      const found = positions.get(stem);
      if (found) found.push(position);
      else positions.set(stem, [position]);
    }
  });
  const words = files.map((): Record<string, readonly number[]> => ({}));
  for (const [stem, found] of positions) words[fileOfWord(stem, files)]![stem] = toGaps(found);
  return words;
}

function strainFiles(strains: Strains, files: readonly string[]): StrainsFile[] {
  const written = files.map((): StrainsFile => ({}));
  for (const [name, positions] of strains)
    for (const stem of stemsOf(name)) written[fileOfWord(stem, files)]![name] = toGaps(positions);
  return written;
}

/**
 * Changes whenever a product or a size has another position, or a card or a title is in another file. Other changes
 * leave most files as they were.
 */
const versionOf = ({ cardsPerFile: cards, wordFiles: words, sizesVersion }: ListFile, titles: TitleFilesFile) =>
  shortHash([cards, words, sizesVersion, titles]);

type CatalogueEntry = [part: CataloguePart, content: CatalogueParts[CataloguePart]];

interface TitleOrder {
  ranks: readonly number[];
  files: TitleFilesFile;
}

interface Split extends TitleOrder {
  list: ListFile;
  strains: Strains;
}

function splitParts(products: Products, { list, strains, ranks, files }: Split): CatalogueEntry[] {
  const titleFiles: CatalogueEntry[] = ranks.length > list.titlesPerFile ? [['titleFiles', files]] : [];
  // Lists ask for the first file even if the catalogue is empty.
  const cardFiles = Math.max(1, Math.ceil(products.length / list.cardsPerFile));
  return [
    ['list', list],
    ['traits', traitsFile(products)],
    ['lab', labFile(products)],
    ['figures', figuresFile(products)],
    ...titleFiles,
    ['brandTitles', brandTitlesFile(products, ranks)],
    ['ids', idsFile(products)],
    ...rankFiles(ranks, list.titlesPerFile).map((file, index): CatalogueEntry => [`ranks-${index}`, file]),
    ...Array.from({ length: cardFiles }, (_, file): CatalogueEntry => [
      `cards-${file}`,
      products.slice(file * list.cardsPerFile, (file + 1) * list.cardsPerFile).map(cardOf),
    ]),
    ...wordFiles(products, list.wordFiles).map((words, file): CatalogueEntry => [`words-${file}`, words]),
    ...strainFiles(strains, list.wordFiles).map((found, file): CatalogueEntry => [`strains-${file}`, found]),
  ];
}

/** Splits a locale's catalogue into the files that its lists and searches fetch, in its language's order of titles. */
export function splitCatalogue(
  products: Products,
  localeId: LocaleId,
  options: Partial<SplitOptions> = {},
): [part: CataloguePart, file: CatalogueFile][] {
  const { compare } = new Intl.Collator(localeId, { numeric: true });
  const { maxUnsplit, strains } = { ...defaultOptions, ...options };
  const list = listFile(products, maxUnsplit);
  const ranks = titleRanks(products, compare);
  const files = titleFilesFile(ranks, list.titlesPerFile);
  const version = versionOf(list, files);
  return splitParts(products, { list, strains, ranks, files }).map(([part, content]) => [part, { version, content }]);
}
