import type { messages as en } from '../en/map';

export const messages: Record<keyof typeof en, string> = {
  'storeLocator.noMatch': 'Aucun magasin ici ne correspond à « {text} ».',
  'storeLocator.noMatch.brand': 'Aucun magasin ici n’offre {brand}.',
  'storeLocator.noMatch.both': 'Aucun magasin offrant {brand} ne correspond à « {text} ».',
  'storeLocator.noMatch.nearest': 'Le magasin le plus près',
  'storeLocator.noMatch.nearestTo': 'Le magasin le plus près de {postalCode}',
  'storeLocator.showAll': 'Afficher tous les magasins',
  'storeLocator.nearAddress': 'Trouver des magasins près d’une adresse',
  'storeLocator.map.label': 'Carte des magasins',
  'storeLocator.map.cluster': '{count} magasins autour de {city}. Zoom avant.',
  'storeLocator.map.marker': '{store}, {city}',
  'storeLocator.map.zoomIn': 'Agrandir',
  'storeLocator.map.zoomOut': 'Réduire',
  'storeLocator.map.hint': 'Choisissez un repère pour voir le magasin.',
  'storeLocator.map.fingers': 'Déplacez la carte avec deux doigts.',
  'storeLocator.map.failed': 'La carte n’a pas pu être chargée.',
  'storeLocator.map.plain':
    'Les contours de la carte n’ont pas pu être chargés, mais chaque repère est au bon endroit.',
  'storeLocator.map.simpler': 'La carte détaillée n’est pas disponible pour l’instant : en voici une plus simple.',
  'storeLocator.map.credit': 'Contours : U.S. Census Bureau, Natural Earth. Villes :',
};
