import { createHash } from 'node:crypto';
import type { PlantType } from '../../domain/catalogue/vocabulary';
import { localeOf, type LocaleId } from '../../domain/region/locales';
import type { HeadWordsByLocale } from '../pages/headWords';
import {
  productBackground,
  productLettering,
  siteBackground,
  siteLettering,
  type ProductCardText,
} from './openGraphCard';
import type { ProductView } from '../pages/pageContext';
import type { Pictures } from '../pages/productSummaries';
import type { Content } from '../source/readContent';
import { resolveWords } from '../source/resolveWords';
import { readDrawingFile } from '../pictures/drawingFile';

export interface CardBackground {
  /** Returns an SVG. Reads its drawing only if a card is rendered. */
  paint: () => string;
  hash: string;
}

export interface LinkPreviewCard {
  /** 'california-cellar-stair-1a2b3c4d5e.jpg'. */
  file: string;
  /** Returns the text as outlines. Called only for rendered cards, because it takes most of the time. */
  renderText: () => string;
}

export interface CardSources {
  content: Content;
  words: HeadWordsByLocale;
  drawings: string;
  /** Their names contain a hash of the drawing. */
  pictures: Pictures;
  /** Encoder settings, which are part of each file name's hash. */
  format: unknown;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10);

const siteDrawing = 'hero';

/** Replaces the drawing when the layout is hashed. */
const sampleDrawing = '<svg viewBox="0 0 3 4"></svg>';

/** A change to the layout alters this sample, and with it every card's file name. */
const sampleText = (): string =>
  [
    productLettering({ title: 'A', brand: 'B', facts: 'C', plantType: 'Hybrid' }),
    productLettering({ title: 'Rosée de la prairie boréale'.repeat(2), brand: 'B', facts: '', plantType: null }),
    siteLettering('Light and shade'),
  ].join('');

/** Locales share a product's background, and the whole card if their words are the same. */
export class LinkPreviewCards {
  readonly cards = new Map<CardBackground, Map<string, LinkPreviewCard>>();
  readonly #grounds = new Map<string, CardBackground>();
  readonly #drawingOf: Map<string, string>;
  readonly #setting = hashOf(sampleText());
  readonly #sources: CardSources;

  constructor(sources: CardSources) {
    this.#sources = sources;
    this.#drawingOf = new Map(sources.content.products.map(({ slug, pictures }) => [slug, pictures[0]!]));
  }

  site(localeId: LocaleId): string {
    const { logo, site } = this.#sources.content;
    const ground = this.#ground(siteDrawing, (drawing) => siteBackground(drawing, logo));
    const tagline = resolveWords(site.tagline, localeOf(localeId));
    return this.#card(ground, { name: localeId, shown: tagline, renderText: () => siteLettering(tagline) });
  }

  product(localeId: LocaleId, { summary }: Pick<ProductView, 'summary'>): string {
    const { plantType, oilType, title, brand, slug } = summary;
    const { plantTypes, oilTypes } = this.#sources.words[localeId];
    const facts = plantType && oilType ? `${plantTypes[plantType]}  ·  ${oilTypes[oilType]}` : '';
    const cardText: ProductCardText = { title, brand, facts, plantType };
    return this.#card(this.#productGround(slug, plantType), {
      name: slug,
      shown: cardText,
      renderText: () => productLettering(cardText),
    });
  }

  #productGround(slug: string, plantType: PlantType | null): CardBackground {
    const name = this.#drawingOf.get(slug)!;
    const { logo } = this.#sources.content;
    return this.#ground(name, (drawing) => productBackground(drawing, plantType, logo));
  }

  /** The picture's name contains the drawing's hash, so the drawing itself need not be read. */
  #ground(name: string, paint: (drawing: string) => string): CardBackground {
    const { drawings, pictures, format } = this.#sources;
    const hash = hashOf([pictures[name]!.base, paint(sampleDrawing), format, this.#setting]);
    const existing = this.#grounds.get(hash);
    if (existing) return existing;
    const ground = { paint: () => paint(readDrawingFile(drawings, name)), hash };
    this.#grounds.set(hash, ground);
    this.cards.set(ground, new Map());
    return ground;
  }

  #card(
    ground: CardBackground,
    { name, shown: cardText, renderText }: { name: string; shown: unknown; renderText: () => string },
  ): string {
    const file = `${name}-${hashOf([ground.hash, cardText])}.jpg`;
    this.cards.get(ground)!.set(file, { file, renderText });
    return file;
  }
}
