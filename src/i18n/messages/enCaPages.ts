import type { en } from './en';

/** Canadian English overrides for the product and store messages. */
export const enCaPages: Partial<Record<keyof typeof en, string>> = {
  'product.askSeller': 'Available from licensed sellers.',
  'product.flavors': 'Flavour',
  'product.lab.producerLicense': 'Producer licence',
  'product.lab.laboratoryLicense': 'Laboratory licence',
  'product.retailers.distance': '{distance} km',
  'storeLocator.distance': '{distance} km',
  'storeLocator.filter': 'Store, town or postal code',
};
