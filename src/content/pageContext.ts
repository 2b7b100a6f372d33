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

/** What every page of a locale shows around its content. All pages of a locale have the same data. */
export interface ShellContext {
  name: string;
  tagline: string;
  siteUrl: string;
  /** The color of the browser's bars. */
  themeColor: string;
  /** The wordmark, as inline SVG. */
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

/** A shell link and who may see it. */
export interface FooterLink {
  id: string;
  title: string;
  /** A path under the locale, or an absolute URL of another site. */
  href: string;
  /** Signed in, signed out, or null for both. */
  who: 'in' | 'out' | null;
  /** The country's regions that see the link: those chosen by the editor that also offer the target; null for all. */
  regions: Subcountry[] | null;
}

export interface NavigationLink extends FooterLink {
  visibility: 'mobile' | 'desktop' | null;
  /** The regions where it is also in the header's row, on a wide screen. */
  rowRegions: Subcountry[];
}

/** A drawing on a page: the base path of its files and the size of its box. */
export interface PagePicture {
  base: string;
  width: number;
  height: number;
  widths: number[];
}

/** A link within the site, and the country's regions where its target is available; null for all. */
export interface LinkView {
  label: string;
  path: string;
  regions: Subcountry[] | null;
}

/** A step, tile, fact or brand of a section. */
export interface ItemView {
  id: string;
  heading: string;
  text: string | null;
  picture: PagePicture | null;
  path: string | null;
  regions: Subcountry[] | null;
}

/** The measurements of one batch, as a teaser shows them. */
export interface ReportView {
  batchId: string;
  title: string;
  brand: string;
  path: string;
  /** `share` is a percentage as a fraction of 1, for drawing. */
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
  /** Set if the kind is `report`: one report for each group of regions. */
  reports: ReportView[];
  picture: PagePicture | null;
  link: LinkView | null;
  /** A button to the partners' portal. */
  portal: { label: string; href: string } | null;
  /** The country's regions that see the section; null for all. */
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

/** A page's words in one language. */
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
  /** The net weight that the lab report states. */
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

/** The context that Gatsby passes to each template. Fields that a template does not need are absent. */
export interface PageContext {
  localeId: LocaleId;
  routeId: RouteId | 'product' | 'start' | 'notFound' | 'serverError' | 'kit';
  /** The page's path under its locale, without a trailing slash. */
  localPath: string;
  words: PageWords;
  shell: ShellContext;
  /** The same page in each locale that has it, including this one. */
  alternates: PageAlternate[];
  pictures?: Record<string, PagePicture>;
  listing?: ListingView;
  product?: ProductView;
  stores?: Store[];
  /** Brand names by slug, for the brands that stores carry. */
  brandNames?: Record<string, string>;
}
