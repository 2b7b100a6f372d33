import type { RouteId } from './routes';

/** Every page loads `first`. Some pages, flows and panels load the others. */
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

/** A page's id: a route in the table, or one of the pages outside it. */
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

/** The message groups needed for a page's first render. */
export const messageGroupsOf = (page: string): readonly MessageGroup[] => [
  'first',
  ...(beyondFirst[page as PageId] ?? []),
];
