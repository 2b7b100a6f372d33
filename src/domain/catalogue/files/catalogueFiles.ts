import { foldText } from '../../text/spelling';
import type { ThcRange } from '../list/figureRanges';
import type { ProductSummary } from '../productSummary';
import type { FactColumn } from './columns';

type Variant = ProductSummary['variants'][number];

/** Values by which lists and search filter and sort products that are not on the screen. Some load later. */
export type ListedProduct = Pick<
  ProductSummary,
  | 'productType'
  | 'brand'
  | 'brandSlug'
  | 'plantType'
  | 'oilType'
  | 'regions'
  | 'availability'
  | 'effects'
  | 'flavors'
  | 'terpenes'
  | 'cbdPercent'
> & {
  variants: (Pick<Variant, 'grams' | 'price'> & {
    /** Empty until the file of ids has loaded. */
    id: string;
  })[];
  thcRange: ThcRange | null;
  /** Of the first size. Not set until the file of figures has loaded. */
  thcPercent?: number | null;
};

type Columns<Values> = { [Key in keyof Values]: FactColumn<Values[Key]> };

/** The first file, without which no other can be read. */
export interface ListFile {
  /** The number of cards in each file of cards. */
  cardsPerFile: number;
  /** A hash of the order of all sizes. */
  sizesVersion: string;
  /** The number of titles in each file of ranks, in the language's alphabetical order. */
  titlesPerFile: number;
  /** The letters of each file of words. A word is in the file that has its first letter, others are in the first file. */
  wordFiles: readonly string[];
  columns: Columns<{
    productType: ProductSummary['productType'];
    plantType: ProductSummary['plantType'];
    oilType: ProductSummary['oilType'];
    brand: { slug: string; name: string };
    regions: ProductSummary['regions'];
    availability: ProductSummary['availability'];
    grams: readonly Variant['grams'][];
    /** The range that lists filter by. */
    thcRange: ThcRange | null;
    titleWordCount: number;
  }>;
  /** By the position of the size. */
  prices: readonly FactColumn<Variant['price']>[];
}

export type TraitsFile = Columns<{
  effects: ProductSummary['effects'] | null;
  flavors: ProductSummary['flavors'] | null;
}>;

/** Of the newest lab report. */
export type LabFile = Columns<{
  terpenes: ProductSummary['terpenes'] | null;
  cbdPercent: number | null;
}>;

/** The THC of the first size. Decimals have a column of their own, because so many different values would not compress. */
export type FiguresFile = Columns<{ percent: number | null; hundredths: number }>;

/** The file that has the rank of each title: an order of names without the order within a file. */
export type TitleFilesFile = FactColumn<number>;

/** The ranks of the titles of this file among each other, from 0, by the position of their products. */
export type RanksFile = readonly number[];

/** The rank of each title among those of its brand. */
export type BrandTitlesFile = FactColumn<number>;

export interface VariantPosition {
  position: number;
  size: number;
}

export interface IdsFile {
  /** Chosen so that no two hashes are equal. */
  seed: number;
  /** The hashes of all slugs, without separators. */
  hashes: string;
  /** The sizes' ids without the slug that they start with: ['-500mg', '-1000mg']. */
  suffixes: FactColumn<readonly string[]>;
  /** By id, the sizes whose ids do not begin with the slug. */
  others: Record<string, VariantPosition>;
}

/** By word, the positions of the products whose titles contain it: each is a difference to the one before. */
export type WordsFile = Record<string, readonly number[]>;

/**
 * By name, the positions of the pods of each strain that several makers sell: each is a difference to the one before. A
 * strain is in the files of all words of its name, as if these were words of titles.
 */
export type StrainsFile = Record<string, readonly number[]>;

/** Stands for the slug in the other texts of a card, and for the title in the slug. */
const placeholder = '*';

export const shortenText = (text: string, part: string): string => (part ? text.replace(part, placeholder) : text);

export const expandText = (text: string, part: string): string => text.replace(placeholder, () => part);

/** The usual end of a slug: 'Élan No. 5' → 'elan-no-5'. */
export const titleSlug = (title: string): string =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A product's text on cards. Written with placeholders, see `shortenText`. */
export type PrintedCard = Pick<
  ProductSummary,
  | 'slug'
  | 'title'
  | 'picture'
  | 'availabilityComingSoonDate'
  | 'comingSoonMonth'
  | 'expressDeliveryProvidersCount'
  | 'publishedOn'
> & { variants: Pick<Variant, 'id' | 'title' | 'thcGrams' | 'availability'>[] };

export interface CatalogueParts {
  list: ListFile;
  traits: TraitsFile;
  lab: LabFile;
  figures: FiguresFile;
  titleFiles: TitleFilesFile;
  brandTitles: BrandTitlesFile;
  ids: IdsFile;
  [cards: `cards-${number}`]: readonly PrintedCard[];
  [ranks: `ranks-${number}`]: RanksFile;
  [strains: `strains-${number}`]: StrainsFile;
  [words: `words-${number}`]: WordsFile;
}

export type CataloguePart = keyof CatalogueParts;

/** All files of a catalogue that is small enough to have one of cards, one of ranks and one of words. */
export const unsplitParts = [
  'list',
  'traits',
  'lab',
  'figures',
  'brandTitles',
  'ids',
  'ranks-0',
  'strains-0',
  'cards-0',
  'words-0',
] as const satisfies readonly CataloguePart[];

/** Products have positions, which all files of the same version share. */
export interface CatalogueFile<Part extends CataloguePart = CataloguePart> {
  version: string;
  content: CatalogueParts[Part];
}

export const catalogueFilePath = (localeId: string, part: CataloguePart): string => `/lists/${localeId}/${part}.json`;

const hashLength = 5;
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** FNV-1a, of which 30 bits are enough to tell a million slugs apart with a few attempts. */
export function hashSlug(slug: string, seed: number): string {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < slug.length; index += 1) hash = Math.imul(hash ^ slug.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash ^= hash >>> 13;
  return Array.from({ length: hashLength }, (_, index) => base64[(hash >>> (index * 6)) & 63]).join('');
}

export const hashesOf = ({ hashes }: IdsFile): string[] =>
  Array.from({ length: hashes.length / hashLength }, (_, index) =>
    hashes.slice(index * hashLength, (index + 1) * hashLength),
  );

/** `files` has the letters of each file. Words with other letters are in the first one. */
export const fileOfWord = (word: string, files: readonly string[]): number =>
  Math.max(
    0,
    files.findIndex((letters) => letters.includes(word[0]!)),
  );

export const toGaps = (positions: readonly number[]): number[] =>
  positions.map((position, index) => position - (positions[index - 1] ?? 0));

export function fromGaps(gaps: readonly number[]): number[] {
  let position = 0;
  return gaps.map((gap) => (position += gap));
}
