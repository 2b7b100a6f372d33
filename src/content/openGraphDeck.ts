import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlantType } from '../domain/catalogue/vocabulary';
import { localeOf, type LocaleId } from '../domain/region/locales';
import type { HeadWordsByLocale } from './headWords';
import { productGround, productLettering, siteGround, siteLettering, type ProductCard } from './openGraphCard';
import type { ProductView } from './pageContext';
import type { Content } from './readContent';
import { resolveWords } from './resolveWords';

/** A picture's background, without its text. */
export interface Ground {
  svg: string;
  hash: string;
}

export interface Card {
  /** For example 'california-cellar-stair-1a2b3c4d5e.jpg'. */
  file: string;
  /**
   * The text as outlines. Computed only if the picture is drawn: for thousands of pictures it takes most of the time.
   */
  letter: () => string;
}

export interface CardSources {
  content: Content;
  words: HeadWordsByLocale;
  /** The folder of drawings, `<name>.svg`. */
  drawings: string;
  /** Encoder settings. Changing them changes the file names. */
  format: unknown;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10);

/** The picture of the home page, the same in every locale. */
const siteDrawing = 'hero';

/** Sample lettering. A change to the layout changes it, and so every picture's name. */
const specimen = (): string =>
  [
    productLettering({ title: 'A', brand: 'B', facts: 'C', plantType: 'Hybrid' }),
    productLettering({ title: 'Rosée de la prairie boréale'.repeat(2), brand: 'B', facts: '', plantType: null }),
    siteLettering('Light and shade'),
  ].join('');

/**
 * The pictures to make. Pods of one brand and plant type share a background, and locales with the same words share a
 * picture.
 */
export class OpenGraphDeck {
  readonly cards = new Map<Ground, Map<string, Card>>();
  readonly #grounds = new Map<string, Ground>();
  readonly #drawingOf: Map<string, string>;
  readonly #setting = hashOf(specimen());
  readonly #sources: CardSources;

  constructor(sources: CardSources) {
    this.#sources = sources;
    this.#drawingOf = new Map(sources.content.products.map(({ slug, pictures }) => [slug, pictures[0]!]));
  }

  /** The file name of a locale's default picture. */
  site(localeId: LocaleId): string {
    const { logo, site } = this.#sources.content;
    const ground = this.#ground(siteDrawing, () => siteGround(this.#drawing(siteDrawing), logo));
    const tagline = resolveWords(site.tagline, localeOf(localeId));
    return this.#card(ground, { name: localeId, shown: tagline, letter: () => siteLettering(tagline) });
  }

  /** The file name of a product's picture in a locale. */
  product(localeId: LocaleId, { summary }: Pick<ProductView, 'summary'>): string {
    const { plantType, oilType, title, brand, slug } = summary;
    const { plantTypes, oilTypes } = this.#sources.words[localeId];
    const facts = plantType && oilType ? `${plantTypes[plantType]}  ·  ${oilTypes[oilType]}` : '';
    const shown: ProductCard = { title, brand, facts, plantType };
    return this.#card(this.#productGround(slug, plantType), {
      name: slug,
      shown,
      letter: () => productLettering(shown),
    });
  }

  #productGround(slug: string, plantType: PlantType | null): Ground {
    const name = this.#drawingOf.get(slug)!;
    const { logo } = this.#sources.content;
    return this.#ground(`${name} ${plantType}`, () => productGround(this.#drawing(name), plantType, logo));
  }

  #drawing(name: string): string {
    return readFileSync(join(this.#sources.drawings, `${name}.svg`), 'utf8');
  }

  #ground(key: string, draw: () => string): Ground {
    const known = this.#grounds.get(key);
    if (known) return known;
    const svg = draw();
    const ground = { svg, hash: hashOf([svg, this.#sources.format, this.#setting]) };
    this.#grounds.set(key, ground);
    this.cards.set(ground, new Map());
    return ground;
  }

  #card(ground: Ground, { name, shown, letter }: { name: string; shown: unknown; letter: () => string }): string {
    const file = `${name}-${hashOf([ground.hash, shown])}.jpg`;
    this.cards.get(ground)!.set(file, { file, letter });
    return file;
  }
}
