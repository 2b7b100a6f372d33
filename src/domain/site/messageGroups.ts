import type { RouteId } from './routes';

/** `first` is what every page needs; the others are what some pages, flows and panels add. */
export const messageGroups = [
  'first',
  'account',
  'order',
  'pages',
  'product',
  'details',
  'shop',
  'filters',
  'map',
  'stores',
  'pods',
  'settings',
] as const;
export type MessageGroup = (typeof messageGroups)[number];

/** A page of the site: of the table of routes, or one of those outside it. */
type PageId = RouteId | 'product' | 'notFound' | 'serverError';

const beyondFirst: Partial<Record<PageId, readonly MessageGroup[]>> = {
  signIn: ['account'],
  register: ['account'],
  privacyChoices: ['account'],
  checkoutRegister: ['account', 'order'],
  unlock: ['account', 'pods'],
  userUnlock: ['account', 'pods'],
  storeLocator: ['stores'],
  product: ['product'],
  partners: ['pages'],
  support: ['pages'],
  terms: ['pages'],
  privacy: ['pages'],
  notFound: ['pages'],
  serverError: ['pages'],
  products: ['shop'],
  devices: ['shop'],
  pods: ['shop'],
};

/** The groups of words that the first render of a page shows, by the id of its route. */
export const messageGroupsOf = (page: string): readonly MessageGroup[] => [
  'first',
  ...(beyondFirst[page as PageId] ?? []),
];
