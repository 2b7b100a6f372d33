import type { enStores } from './enStores';

export const frStores: Record<keyof typeof enStores, string> = {
  'storeLocator.results.one': '{count} magasin',
  'storeLocator.results.other': '{count} magasins',
  'storeLocator.none': 'Aucun magasin n’est répertorié près de cette adresse.',
  'storeLocator.order.town': 'Par ville',
  'storeLocator.order.near': 'Les plus près de {address} d’abord',
  'storeLocator.order.unknown': 'Par ville : {address} est introuvable',
  'storeLocator.list': 'Liste',
  'storeLocator.map': 'Carte',
  'storeLocator.distance': '{distance} km',
  'storeLocator.callAhead': 'Les stocks changent chaque jour. Nous vous suggérons d’appeler avant de vous déplacer.',
  'storeLocator.call': 'Appeler {store}',
  'storeLocator.directions': 'Itinéraire vers {store}',
  'storeLocator.hours': 'Heures d’ouverture',
  'storeLocator.open': 'Ouvert jusqu’à {time}',
  'storeLocator.closed': 'Fermé',
  'storeLocator.opens': 'Ouvre à {time}',
};
