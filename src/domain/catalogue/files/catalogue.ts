import type { ProductSummary } from '../productSummary';
import {
  expandText,
  fileOfWord,
  hashesOf,
  hashSlug,
  type PrintedCard,
  type CatalogueParts,
  type CataloguePart,
  type IdsFile,
  type ListedProduct,
  type ListFile,
  type VariantPosition,
  titleSlug,
  type StrainsFile,
  type WordsFile,
} from './catalogueFiles';
import { valueAt } from './columns';
import { parseSizeIndex } from './sizeOrder';

function productAt({ columns, prices }: ListFile, position: number): ListedProduct {
  const { slug, name } = valueAt(columns.brand, position);
  return {
    productType: valueAt(columns.productType, position),
    plantType: valueAt(columns.plantType, position),
    oilType: valueAt(columns.oilType, position),
    brand: name,
    brandSlug: slug,
    regions: valueAt(columns.regions, position),
    availability: valueAt(columns.availability, position),
    thcRange: valueAt(columns.thcRange, position),
    variants: valueAt(columns.grams, position).map((grams, size) => ({
      id: '',
      grams,
      price: valueAt(prices[size]!, position),
    })),
  };
}

function expandCard(card: PrintedCard): PrintedCard {
  const slug = expandText(card.slug, titleSlug(card.title));
  return {
    ...card,
    slug,
    picture: expandText(card.picture, slug),
    variants: card.variants.map((variant) => ({ ...variant, id: expandText(variant.id, slug) })),
  };
}

/** 'amber-500mg' → 'amber-500mg', 'amber'. */
const possibleSlugs = (variantId: string): string[] => [variantId, variantId.replace(/-[^-]*$/, '')];

interface Ids {
  seed: number;
  positions: ReadonlyMap<string, number>;
}

/** Named by a server, with the index of the size, or of the product's first one. */
interface Located {
  sizeIndex?: string;
}
type OfferedSize = Located & { productVariantId: string };
type RatedSlug = Located & { slug: string };

/**
 * A locale's products, of which most data loads on demand: whoever needs a part that has not loaded gets null, and the
 * part is added to `missing`. Lists and searches share a catalogue, so each reads it with `collectMissing`.
 */
export class Catalogue {
  readonly products: readonly ListedProduct[];
  readonly missing = new Set<CataloguePart>();
  private readonly parts = new Map<CataloguePart, CatalogueParts[CataloguePart]>();
  private readonly cards = new Map<number, ProductSummary>();
  private readonly titleRanks = new Map<number, number>();
  private ids: Ids | null = null;
  private sizes: readonly VariantPosition[] | null = null;

  constructor(
    readonly version: string,
    private readonly list: ListFile,
  ) {
    this.products = Array.from(list.columns.productType.codes, (_, position) => productAt(list, position));
  }

  add<Part extends CataloguePart>(part: Part, content: CatalogueParts[Part]): void {
    this.missing.delete(part);
    if (this.parts.has(part)) return;
    this.parts.set(part, content);
    if (part === 'traits') this.addTraits();
    if (part === 'lab') this.addLabFigures();
    if (part === 'figures') this.addFigures();
    if (part === 'ids') this.addIds();
    if (part.startsWith('ranks-')) this.addRanks(part as `ranks-${number}`);
  }

  get partCount(): number {
    return this.parts.size;
  }

  has(part: CataloguePart): boolean {
    return this.read(part) !== null;
  }

  private read<Part extends CataloguePart>(part: Part): CatalogueParts[Part] | null {
    const content = this.parts.get(part) as CatalogueParts[Part] | undefined;
    if (!content) this.missing.add(part);
    return content ?? null;
  }

  private addTraits(): void {
    const { effects, flavors } = this.read('traits')!;
    this.products.forEach((product, position) => {
      product.effects = valueAt(effects, position) ?? undefined;
      product.flavors = valueAt(flavors, position) ?? undefined;
    });
  }

  private addLabFigures(): void {
    const { terpenes, cbdPercent } = this.read('lab')!;
    this.products.forEach((product, position) => {
      product.terpenes = valueAt(terpenes, position) ?? undefined;
      product.cbdPercent = valueAt(cbdPercent, position) ?? undefined;
    });
  }

  private addFigures(): void {
    const { percent, hundredths } = this.read('figures')!;
    this.products.forEach((product, position) => {
      const value = valueAt(percent, position);
      product.thcPercent = value === null ? null : (value * 100 + valueAt(hundredths, position)) / 100;
    });
  }

  private addRanks(part: `ranks-${number}`): void {
    const ranks = this.read(part)!;
    const positions = [...this.products.keys()].filter((position) => part === `ranks-${this.titleFile(position)}`);
    positions.forEach((position, index) => this.titleRanks.set(position, ranks[index]!));
  }

  private addIds(): void {
    const ids: IdsFile = this.read('ids')!;
    this.ids = { seed: ids.seed, positions: new Map(hashesOf(ids).map((hash, position) => [hash, position])) };
  }

  /** Forgets what earlier reads lacked, and also returns the parts that this one lacks. */
  collectMissing<Result>(read: () => Result): { result: Result; missing: readonly CataloguePart[] } {
    this.missing.clear();
    const result = read();
    return { result, missing: [...this.missing] };
  }

  /** Null for an unknown slug, and until the ids have loaded. */
  positionOf(slug: string): number | null {
    if (!this.has('ids')) return null;
    const { seed, positions } = this.ids!;
    return positions.get(hashSlug(slug, seed)) ?? null;
  }

  /** Null for an unknown id, and until the ids have loaded. */
  findVariant(id: string): VariantPosition | null {
    const ids = this.read('ids');
    if (!ids) return null;
    if (ids.others[id]) return ids.others[id];
    for (const slug of possibleSlugs(id)) {
      const position = this.positionOf(slug);
      const size = position === null ? -1 : valueAt(ids.suffixes, position).indexOf(id.slice(slug.length));
      if (size >= 0) return { position: position!, size };
    }
    return null;
  }

  private sizeAt(sizeIndex: string | undefined): VariantPosition | null {
    const index = sizeIndex === undefined ? null : parseSizeIndex(sizeIndex, this.list.sizesVersion);
    if (index === null) return null;
    this.sizes ??= this.products.flatMap(({ variants }, position) => variants.map((_, size) => ({ position, size })));
    return this.sizes[index] ?? null;
  }

  /**
   * Where the sizes are that a server named. A server with the same order of sizes has an index for all of them. For
   * another's, `find` looks for the ids: null until they have loaded.
   */
  private locate<Item extends Located>(
    items: readonly Item[],
    find: (item: Item) => VariantPosition | null,
  ): [Item, VariantPosition][] | null {
    const hasSameOrder = items.some(({ sizeIndex }) => this.sizeAt(sizeIndex));
    if (items.length && !hasSameOrder && !this.has('ids')) return null;
    return items.flatMap((item): [Item, VariantPosition][] => {
      const found = hasSameOrder ? this.sizeAt(item.sizeIndex) : find(item);
      return found ? [[item, found]] : [];
    });
  }

  /** Sets the ids of the sizes on offer. False until they are known. */
  identifyVariants(offers: Iterable<OfferedSize>): boolean {
    const located = this.locate([...offers], ({ productVariantId }) => this.findVariant(productVariantId));
    for (const [{ productVariantId }, { position, size }] of located ?? []) {
      const variant = this.products[position]?.variants[size];
      if (variant) variant.id = productVariantId;
    }
    return located !== null;
  }

  /** The ratings by the positions of their products. Null until these are known. */
  locateRatings<Rating extends RatedSlug>(ratings: Iterable<Rating>): [Rating, VariantPosition][] | null {
    return this.locate([...ratings], ({ slug }) => {
      const position = this.positionOf(slug);
      return position === null ? null : { position, size: 0 };
    });
  }

  titleWordCount(position: number): number {
    return valueAt(this.list.columns.titleWordCount, position);
  }

  /** The file that has the rank of the title: earlier titles are in earlier files. Null until this has loaded. */
  titleFile(position: number): number | null {
    if (this.products.length <= this.list.titlesPerFile) return 0;
    const files = this.read('titleFiles');
    return files && valueAt(files, position);
  }

  /** The position of the title in alphabetical order. Null until its file has loaded. */
  titleRank(position: number): number | null {
    const file = this.titleFile(position);
    if (file === null || !this.has(`ranks-${file}`)) return null;
    return file * this.list.titlesPerFile + this.titleRanks.get(position)!;
  }

  /** Among the titles of the same brand. Null until the ranks have loaded. */
  brandTitleRank(position: number): number | null {
    const titles = this.read('brandTitles');
    return titles && valueAt(titles, position);
  }

  /** The file that has the words with this letter, or null until it has loaded. */
  words(letter: string): WordsFile | null {
    return this.read(`words-${fileOfWord(letter, this.list.wordFiles)}`);
  }

  /** The strains that have a word with this letter, or null until they have loaded. */
  strains(letter: string): StrainsFile | null {
    return this.read(`strains-${fileOfWord(letter, this.list.wordFiles)}`);
  }

  private cardPart(position: number): `cards-${number}` {
    return `cards-${Math.floor(position / this.list.cardsPerFile)}`;
  }

  /** Unlike `printedCard`, asks for nothing. */
  hasPrintedCard(position: number): boolean {
    return this.parts.has(this.cardPart(position));
  }

  /** The name and what else only cards show. Null until its file has loaded. */
  printedCard(position: number): PrintedCard | null {
    const card = this.read(this.cardPart(position))?.[position % this.list.cardsPerFile];
    return card ? expandCard(card) : null;
  }

  /** All that a card shows. Null until its file has loaded. */
  card(position: number): ProductSummary | null {
    const known = this.cards.get(position);
    if (known) return known;
    // A card's first effect is one of its traits. Asks for both at once.
    const hasTraits = this.has('traits');
    const card = this.printedCard(position);
    if (!card || !hasTraits) return null;
    const product = this.products[position]!;
    const { thcRange: _, thcPercent: __, ...facts } = product;
    const variants = product.variants.flatMap((variant, size) => {
      const printed = card.variants[size];
      return printed ? [{ ...variant, ...printed }] : [];
    });
    const summary: ProductSummary = { ...facts, ...card, variants };
    this.cards.set(position, summary);
    return summary;
  }

  /** The products with these slugs. Lacks those whose cards have not loaded. */
  cardsOf(slugs: readonly string[]): ProductSummary[] {
    const positions = slugs.flatMap((slug) => this.positionOf(slug) ?? []);
    // Another slug may have the same hash.
    return this.cardsAt(positions).filter(({ slug }) => slugs.includes(slug));
  }

  /** The products that have a size with one of these ids. Lacks those whose cards have not loaded. */
  cardsWithVariants(ids: readonly string[]): ProductSummary[] {
    return this.cardsAt(ids.flatMap((id) => this.findVariant(id)?.position ?? []));
  }

  cardsAt(positions: readonly number[]): ProductSummary[] {
    return [...new Set(positions)].flatMap((position) => this.card(position) ?? []);
  }
}
