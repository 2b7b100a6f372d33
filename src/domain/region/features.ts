import type { Subcountry } from './regions';

const everywhere = ['CA', 'OH', 'MO', 'UT', 'WA', 'CO', 'NM', 'CA_ALL', 'ON', 'AB'] as const satisfies Subcountry[];
const except = (...without: Subcountry[]): Subcountry[] => everywhere.filter((code) => !without.includes(code));

export const featureTable = {
  shopDiscover: except('UT', 'CA_ALL'),
  shopListing: except(),
  expressDelivery: ['CA'],
  orderMessages: ['CA'],
  /** Its benefits need express delivery. */
  membership: ['CA'],
  filters: except('CA_ALL'),
  priceDisplay: ['CA'],
  retailProviders: except('CA_ALL'),
  myPods: except(),
  podRating: except('CA_ALL'),
  storeLocator: except('CA_ALL'),
  variantSelector: except('UT'),
  unlockAppLinks: except('UT', 'CA_ALL'),
  unlockApp: except(),
  headerNotifications: except('UT'),
} as const satisfies Record<string, readonly Subcountry[]>;

export type Feature = keyof typeof featureTable;

export const isFeatureOn = (feature: Feature, code: Subcountry): boolean =>
  (featureTable[feature] as readonly Subcountry[]).includes(code);
