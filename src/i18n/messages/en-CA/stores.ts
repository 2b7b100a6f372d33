import type { messages as en } from '../en/stores';

export const messages: Partial<Record<keyof typeof en, string>> = {
  'storeLocator.distance': '{distance} km',
  'storeLocator.allStores': 'All stores, by province',
  'storeLocator.filter': 'Store, town or postal code',
};
