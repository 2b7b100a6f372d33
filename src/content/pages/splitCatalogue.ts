import { createHash } from 'node:crypto';
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
  type TitlesFile,
  type PrintedCard,
  type CatalogueFile,
  type CataloguePart,
  type CatalogueParts,
  type IdsFile,
  type ListFile,
  type TraitsFile,
  type LabFile,
  type WordsFile,
} from '../../domain/catalogue/files/catalogueFiles';
import { encodeColumn } from '../../domain/catalogue/files/columns';

type Products = readonly ProductSummary[];
export interface SplitOptions {
  /** A catalogue of at most this size has one file of cards and one of words, which load in parallel with the list. */
  maxUnsplit: number;
}

const defaultOptions: SplitOptions = { maxUnsplit: 512 };

type Compare = (a: string, b: string) => number;

/** The results of a filter are scattered over the catalogue, so smaller files mean fewer bytes. */
const cardsPerFile = 16;
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

function listFile(products: Products, { maxUnsplit }: SplitOptions): ListFile {
  const sizes = Math.max(0, ...products.map(({ variants }) => variants.length));
  const isSmall = products.length <= maxUnsplit;
  return {
    cardsPerFile: isSmall ? maxUnsplit : cardsPerFile,
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
    tenths: column(products, (product) => {
      const value = inHundredths(product);
      return value === null ? null : Math.floor(value / 10);
    }),
    hundredths: column(products, (product) => (inHundredths(product) ?? 0) % 10),
  };
}

function titlesFile(products: Products, compare: Compare): TitlesFile {
  const titles = [...new Set(products.map(({ title }) => title))].sort(compare);
  const ranks = new Map(titles.map((title, rank) => [title, rank]));
  return {
    hundreds: column(products, ({ title }) => Math.floor(ranks.get(title)! / 100)),
    rest: column(products, ({ title }) => ranks.get(title)! % 100),
  };
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

function wordFiles(products: Products, files: readonly string[]): WordsFile[] {
  const words = files.map((): Record<string, number[]> => ({}));
  const last = new Map<string, number>();
  products.forEach(({ title }, position) => {
    for (const stem of new Set(searchWords(title).map((word) => word.stem))) {
      const file =
        words[
          Math.max(
            0,
            files.findIndex((letter) => letter.includes(stem[0]!)),
          )
        ]!;
      (file[stem] ??= []).push(position - (last.get(stem) ?? 0));
      last.set(stem, position);
    }
  });
  return words;
}

/**
 * Changes whenever a product or a size has another position, or is in another file. Other changes leave most files as
 * they were.
 */
const versionOf = (products: Products, { cardsPerFile: cards, wordFiles: words }: ListFile): string =>
  createHash('sha256')
    .update(
      JSON.stringify([cards, words, products.map(({ slug, variants }) => [slug, ...variants.map(({ id }) => id)])]),
    )
    .digest('hex')
    .slice(0, 8);

type CatalogueEntry = [part: CataloguePart, content: CatalogueParts[CataloguePart]];

function splitParts(products: Products, compare: Compare, list: ListFile): CatalogueEntry[] {
  // Lists ask for the first file even if the catalogue is empty.
  const cardFiles = Math.max(1, Math.ceil(products.length / list.cardsPerFile));
  return [
    ['list', list],
    ['traits', traitsFile(products)],
    ['lab', labFile(products)],
    ['figures', figuresFile(products)],
    ['titles', titlesFile(products, compare)],
    ['ids', idsFile(products)],
    ...Array.from({ length: cardFiles }, (_, file): CatalogueEntry => [
      `cards-${file}`,
      products.slice(file * list.cardsPerFile, (file + 1) * list.cardsPerFile).map(cardOf),
    ]),
    ...wordFiles(products, list.wordFiles).map((words, file): CatalogueEntry => [`words-${file}`, words]),
  ];
}

/** Splits a locale's catalogue into the files that its lists and searches fetch, in its language's order of titles. */
export function splitCatalogue(
  products: Products,
  localeId: LocaleId,
  options = defaultOptions,
): [part: CataloguePart, file: CatalogueFile][] {
  const { compare } = new Intl.Collator(localeId, { numeric: true });
  const list = listFile(products, options);
  const version = versionOf(products, list);
  return splitParts(products, compare, list).map(([part, content]) => [part, { version, content }]);
}
