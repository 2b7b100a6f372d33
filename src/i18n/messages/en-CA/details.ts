import type { messages as en } from '../en/details';

export const messages: Partial<Record<keyof typeof en, string>> = {
  'product.license': 'Licence {licence}',
  'product.flavors': 'Flavour',
  'product.lab.producerLicense': 'Maker’s licence',
  'product.lab.laboratoryLicense': 'Laboratory licence',
  'product.retailers.distance': '{distance} km',

  'favorites.full': 'You have {count} favourites, the most we can keep. Remove one to save another.',
  'favorites.count.one': '{count} favourite',
  'favorites.count.other': '{count} favourites',
  'favorites.empty': 'No favourites yet',
  'favorites.removed': '{name} was removed from your favourites.',
  'favorites.gone.text': 'These products have left our catalogue or aren’t sold in this country.',
  'favorites.refused.one':
    'Your account already had {limit} favourites, so {count} product from this device couldn’t be added.',
  'favorites.refused.other':
    'Your account already had {limit} favourites, so {count} products from this device couldn’t be added.',
  'compare.gone': 'One of the pods isn’t in our catalogue anymore.',
};
