import { localeOf, type Language, type LocaleId } from '../region/locales';
import type { EntryPageId, RouteId } from './routing/routes';

type MessageFolder = Language | 'en-CA';

/** The folders that have a file for each group. `en-CA` only overrides what differs. Every page loads `first`. */
const folders = {
  first: ['en', 'fr'],
  welcome: ['en', 'fr'],
  footer: ['en', 'fr'],
  account: ['en', 'fr', 'en-CA'],
  order: ['en', 'fr', 'en-CA'],
  pages: ['en', 'fr'],
  product: ['en', 'fr'],
  details: ['en', 'fr', 'en-CA'],
  device: ['en', 'fr'],
  traits: ['en', 'fr'],
  lab: ['en', 'fr', 'en-CA'],
  shop: ['en', 'fr'],
  filters: ['en', 'fr', 'en-CA'],
  map: ['en', 'fr'],
  starter: ['en', 'fr'],
  stores: ['en', 'fr', 'en-CA'],
  places: ['en', 'fr'],
  pods: ['en', 'fr'],
  ratings: ['en', 'fr', 'en-CA'],
  reviews: ['en', 'fr'],
  search: ['en', 'fr'],
  settings: ['en', 'fr'],
} as const satisfies Record<string, readonly MessageFolder[]>;

export type MessageGroup = keyof typeof folders;

export const messageGroups = Object.keys(folders) as MessageGroup[];

export type GroupIn<Folder extends MessageFolder> = {
  [Group in MessageGroup]: Folder extends (typeof folders)[Group][number] ? Group : never;
}[MessageGroup];

/** Each file overrides the ones before it: 'en/order', 'en-CA/order'. */
export const messageFiles = (localeId: LocaleId, group: MessageGroup): string[] =>
  (folders[group] as readonly MessageFolder[])
    .filter((folder) => folder === localeOf(localeId).language || folder === localeId)
    .map((folder) => `${folder}/${group}`);

type PageId = RouteId | EntryPageId | 'notFound' | 'serverError';

const beyondFirst: Partial<Record<PageId, readonly MessageGroup[]>> = {
  signIn: ['account'],
  register: ['account'],
  privacyChoices: ['account'],
  checkout: ['footer'],
  checkoutRegister: ['account', 'order'],
  unlock: ['account', 'pods'],
  userUnlock: ['account', 'pods'],
  storeLocator: ['stores'],
  stores: ['places'],
  store: ['stores', 'places'],
  city: ['places'],
  guides: ['pages'],
  guide: ['pages'],
  // The page's numbers are the list's.
  maker: ['pages', 'shop'],
  strain: ['pages', 'details', 'traits'],
  landing: ['pages'],
  partners: ['pages'],
  support: ['pages'],
  findBatch: ['lab'],
  labReport: ['lab'],
  terms: ['pages'],
  privacy: ['pages'],
  notFound: ['pages'],
  serverError: ['pages'],
  products: ['shop'],
  devices: ['shop'],
  pods: ['shop'],
  search: ['shop', 'search'],
};

/** The groups of components that hydrate on the first input. A page reached by navigation renders them at once. */
const deferredGroups: Partial<Record<PageId, readonly MessageGroup[]>> = {
  product: ['product'],
};

/** The additional groups of a page that is reached by navigation. */
export const deferredMessageGroups = (page: string): readonly MessageGroup[] => deferredGroups[page as PageId] ?? [];

/** The message groups needed for the first render of a page with HTML. */
export const initialMessageGroups = (page: string): readonly MessageGroup[] => [
  'first',
  ...(beyondFirst[page as PageId] ?? []),
];
