import type { Batch } from '../domain/catalogue/batchSchema';
import type { Product } from '../domain/catalogue/productSchema';
import type { ProductSummary } from '../domain/catalogue/productSummary';
import type { Aroma, Effect, OilType, PlantType } from '../domain/catalogue/vocabulary';
import type { Store } from '../domain/delivery/storeSchema';
import type { PageAlternate } from '../domain/region/equivalentPage';
import type { LocaleId } from '../domain/region/locales';
import type { Subcountry } from '../domain/region/regions';
import type { RouteId } from '../domain/site/routes';
import type { ReportFigure, SectionKind } from '../domain/site/sectionSchema';

/** What every page of a locale shows around its content: the same object on each of them. */
export interface ShellContext {
  name: string;
  tagline: string;
  siteUrl: string;
  /** Of the browser's bars around the page. */
  themeColor: string;
  /** The wordmark, as inline SVG (D-01). */
  logo: string;
  contact: { email: string; phone: string; hours: string };
  partnerUrl: string;
  termsVersion: string;
  navigation: NavigationLink[];
  footer: {
    mainLinks: FooterLink[];
    groups: { id: string; title: string; links: FooterLink[] }[];
    trademark: string;
    terms: string;
  };
}

/** A link of the shell, for those who may see it. */
export interface FooterLink {
  id: string;
  title: string;
  /** A path under the locale, or a whole address elsewhere. */
  href: string;
  /** Signed in, signed out, or null for both (S6-05). */
  who: 'in' | 'out' | null;
  /** The country's regions that see it: those that the editor names and that offer what it leads to; null for all. */
  regions: Subcountry[] | null;
}

export interface NavigationLink extends FooterLink {
  visibility: 'mobile' | 'desktop' | null;
  /** The regions in which it also stands in the header's row, on a wide screen. */
  rowRegions: Subcountry[];
}

/** A drawing as the page places it: where its files are and the box that it fills. */
export interface PagePicture {
  base: string;
  width: number;
  height: number;
  widths: number[];
}

/** A link within the site, and the country's regions in which it leads somewhere; null for all. */
export interface LinkView {
  label: string;
  path: string;
  regions: Subcountry[] | null;
}

/** A step, tile, fact or maker of a section. */
export interface ItemView {
  id: string;
  heading: string;
  text: string | null;
  picture: PagePicture | null;
  path: string | null;
  regions: Subcountry[] | null;
}

/** What the laboratory measured in one batch, as a teaser shows it. */
export interface ReportView {
  batchId: string;
  title: string;
  brand: string;
  path: string;
  /** `share` is a percentage as a part of one, for drawing. */
  figures: { id: ReportFigure; label: string; value: string; share: number | null }[];
  regions: Subcountry[] | null;
}

export interface SectionView {
  id: string;
  kind: SectionKind;
  tone: 'soft' | 'dark' | null;
  eyebrow: string | null;
  heading: string;
  paragraphs: string[];
  points: string[];
  items: ItemView[];
  /** One for each region that has not the same, where the kind is `report`. */
  reports: ReportView[];
  picture: PagePicture | null;
  link: LinkView | null;
  /** A button to the partners' portal. */
  portal: { label: string; href: string } | null;
  /** The country's regions that see it; null for all. */
  regions: Subcountry[] | null;
}

export interface QuestionView {
  id: string;
  topic: string | null;
  question: string;
  answer: string;
  keywords: string | null;
  link: LinkView | null;
  regions: Subcountry[] | null;
}

/** The words of a page in one language. */
export interface PageWords {
  title: string;
  description: string;
  heading: string;
  lead: string;
  updatedOn: string | null;
  sections: SectionView[];
  topics: { id: string; title: string; regions: Subcountry[] | null }[];
  questions: QuestionView[];
}

export interface VariantView {
  id: string;
  title: string;
  grams: number | null;
  thcGrams: number | null;
  /** What the analysis says that the pack weighs. */
  weightText: string | null;
  price: number | null;
  availability: Product['availability'];
  /** The newest first. */
  batches: Batch[];
}

export interface ProductView {
  summary: ProductSummary;
  tagline: string;
  description: string;
  brandStory: string;
  pictures: PagePicture[];
  variants: VariantView[];
  oil: {
    plantType: PlantType;
    oilType: OilType;
    strain: { name: string; lineage: string | null };
    effects: Effect[];
    aromas: Aroma[];
    flavors: Aroma[];
  } | null;
  device: {
    highlights: string[];
    specifications: { name: string; value: string }[];
    inTheBox: string[];
  } | null;
  related: ProductSummary[];
}

export interface ListingView {
  /** The first screen of the default region's list. */
  products: ProductSummary[];
  total: number;
}

/** What Gatsby hands each template; a field that a template does not need is absent from its pages. */
export interface PageContext {
  localeId: LocaleId;
  routeId: RouteId | 'product' | 'start' | 'notFound' | 'serverError' | 'kit';
  /** The page's path under its locale, without a trailing slash. */
  localPath: string;
  words: PageWords;
  shell: ShellContext;
  /** The same page in each locale that has it, this one included (S2-01, S4-30). */
  alternates: PageAlternate[];
  pictures?: Record<string, PagePicture>;
  listing?: ListingView;
  product?: ProductView;
  stores?: Store[];
  /** Names of the brands by their slugs, for what stores carry. */
  brandNames?: Record<string, string>;
}
