import type { Batch } from '../../domain/catalogue/batchSchema';
import type { Product } from '../../domain/catalogue/productSchema';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { StarterPick } from '../../domain/catalogue/starter/starterPods';
import type { Aroma, Effect, OilType, PlantType } from '../../domain/catalogue/vocabulary';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import type { NewestReviews, PublicReview } from '../../domain/rating/reviewSchema';
import type { PageAlternate } from '../../domain/region/equivalentPage';
import type { LocaleId } from '../../domain/region/locales';
import type { Subcountry } from '../../domain/region/regions';
import type { EntryPageId, RouteId } from '../../domain/site/routing/routes';
import type { StaffRouteId } from '../../domain/site/routing/staffRoutes';
import type { ComparedPod } from '../../domain/shortlist/compared';
import type { LinkView, PagePicture, PageWords, QuestionView } from './sectionViews';
import type { CitiesOfDispensary, CityView, StoresOfRegion, StorePageView } from './locationViews';

export interface ShellContext {
  name: string;
  tagline: string;
  siteUrl: string;
  themeColor: string;
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

export interface FooterLink {
  id: string;
  title: string;
  /** A path under the locale, or an absolute URL of another site. */
  href: string;
  /** 'in' for signed-in visitors, 'out' for others. Null for both. */
  who: 'in' | 'out' | null;
  /** The country's regions in which the editor shows the link and its target exists. Null for all. */
  regions: Subcountry[] | null;
}

export interface NavigationLink extends FooterLink {
  visibility: 'mobile' | 'desktop' | null;
  /** The regions in which the header's row also has the link, on wide screens. */
  rowRegions: Subcountry[];
}

export interface VariantView {
  id: string;
  title: string;
  grams: number | null;
  thcGrams: number | null;
  weightText: string | null;
  price: number | null;
  availability: Product['availability'];
  batches: Batch[];
}

export interface ComparedDevice {
  slug: string;
  title: string;
  price: number | null;
  inTheBox: string[];
}

export interface ProductView {
  summary: ProductSummary;
  tagline: string;
  description: string;
  brandStory: string;
  pictures: PagePicture[];
  /** The picture next to the maker's story: the oil of a pod's kind, or the battery's ring. */
  closeUp: PagePicture | null;
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
    compared: ComparedDevice[];
    questions: QuestionView[];
    battery: {
      story: PagePicture[];
      ring: PagePicture | null;
      /** The battery from the front, and the frames of its turntable. */
      turn: { still: PagePicture; strip: PagePicture } | null;
      apart: PagePicture | null;
    } | null;
  } | null;
  related: ProductSummary[];
  /** Owners' ratings of a past day, until live ones arrive. Null in Canada, and while there are too few. */
  rating: { average: number; count: number; asOf: string } | null;
  /** The newest of the owners' reviews of that day. Null in Canada, and without any. */
  reviews: NewestReviews | null;
  /** The page about the pod's strain, if several makers sell it. */
  strainPath: string | null;
}

/** Ratings and reviews by owners of all pods, as of a past day. */
export interface OwnersView {
  rating: ProductView['rating'];
  quotes: { slug: string; title: string; path: string; regions: Subcountry[]; review: PublicReview }[];
}

export interface RecallView {
  batchId: string;
  announcedOn: string;
  title: string;
  brand: string;
  reason: string;
  action: string;
}

export interface ListingView {
  /** The products on one page of the default region's list. */
  products: ProductSummary[];
  total: number;
  /** The regions that sell any product of the whole list. Set where a page has a part of it. */
  regions?: Subcountry[];
  page?: number;
  /** Only set for a short list, which has large cards with a line about each product, by slug. */
  lines?: Record<string, string>;
}

interface GuideRow {
  name: string;
  value: string;
  detail: string;
}

export interface GuidePart {
  id: string;
  heading: string;
  paragraphs: string[];
  points: string[];
  table: { columns: GuideRow; rows: GuideRow[] } | null;
}

export interface GuideView {
  publishedOn: string;
  updatedOn: string;
  wordCount: number;
  minutes: number;
  picture: PagePicture;
  parts: GuidePart[];
  links: LinkView[];
}

export interface GuideLink {
  path: string;
  heading: string;
  lead: string;
  minutes: number;
  picture: PagePicture;
}

/** A first order in the country's default region, before the shopper says anything. */
export interface StarterView {
  battery: ProductSummary;
  picks: StarterPick[];
}

export interface PageLink {
  label: string;
  path: string;
}

export interface LandingView {
  heading: string;
  paragraphs: string[];
  region: Subcountry | null;
  /** The path of the list with the same pods, including its query. */
  list: string;
}

/** Gatsby passes it to each template. Fields that a template does not need are missing. */
export interface PageContext {
  localeId: LocaleId;
  routeId: RouteId | EntryPageId | 'start' | 'notFound' | 'serverError' | 'kit' | StaffRouteId;
  /** The path under the page's locale, without a trailing slash. */
  localPath: string;
  words: PageWords;
  shell: ShellContext;
  /** The same page in each locale that has it, including this one. */
  alternates: PageAlternate[];
  parent?: { label: string; path: string };
  pictures?: Record<string, PagePicture>;
  /** Set for the page that Gatsby shows at every missing address: its contexts under the locales' prefixes. */
  byLocale?: Partial<Record<LocaleId, PageContext>>;
  listing?: ListingView;
  /** On the home page, if owners have said anything. */
  owners?: OwnersView;
  landing?: LandingView;
  links?: PageLink[];
  /** The pods of a strain's page, side by side. */
  compared?: ComparedPod[];
  product?: ProductView;
  /** On home and the battery's page, where a region of the country has delivery. */
  starter?: StarterView;
  recalls?: RecallView[];
  stores?: Store[];
  store?: StorePageView;
  storesByRegion?: StoresOfRegion[];
  city?: CityView;
  cityGroups?: CitiesOfDispensary[];
  guide?: GuideView;
  guides?: GuideLink[];
  /** The brands that stores carry, by slug. */
  brandNames?: Record<string, string>;
}
