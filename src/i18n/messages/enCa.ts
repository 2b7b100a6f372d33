import type { en } from './en';

/** Only what Canadian English says otherwise, by spelling or by fact. */
export const enCa: Partial<Record<keyof typeof en, string>> = {
  'error.address': 'We could not find that address. Check the street, the city and the postal code.',
  'product.flavors': 'Flavour',
  'product.lab.producerLicense': 'Producer licence',
  'product.lab.laboratoryLicense': 'Laboratory licence',
  'product.retailers.distance': '{distance} km',
  'address.placeholder': 'Street, city or postal code',
  'address.zip': 'Postal code',
  'address.noSuggestions': 'No address found. Check the spelling, or try the postal code.',
  'address.licence': 'Licence {licence}',
  'address.unverified': 'We know the town and the postal code, not the street. Please check it.',
  'cart.freeDelivery': 'Other delivery terms apply to orders above {price}.',
  'register.lead': 'An account lets you unlock pods and keep them in your list.',
  'register.namesHint': 'Use the name on your ID.',
  'checkout.review.seller': 'Sold by {provider}, licence {licence}',
  'order.providerLicence': 'Licence {licence}',
  'storeLocator.distance': '{distance} km',
  'storeLocator.filter': 'Store, town or postal code',
};
