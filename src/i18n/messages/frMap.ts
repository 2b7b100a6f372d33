import type { enMap } from './enMap';

export const frMap: Record<keyof typeof enMap, string> = {
  'storeLocator.noMatch': 'Aucun magasin ici ne correspond à « {text} ».',
  'storeLocator.noMatch.brand': 'Aucun magasin ici n’offre {brand}.',
  'storeLocator.noMatch.both': 'Aucun magasin ici n’offre {brand} et ne correspond à « {text} ».',
  'storeLocator.noMatch.nearest': 'Le magasin le plus près',
  'storeLocator.showAll': 'Afficher tous les magasins',
  'storeLocator.nearAddress': 'Trouver des magasins près d’une adresse',
  'storeLocator.map.label': 'Carte des magasins',
  'storeLocator.map.marker': '{store}, {city}',
  'storeLocator.map.zoomIn': 'Agrandir',
  'storeLocator.map.zoomOut': 'Réduire',
  'storeLocator.map.hint': 'Choisissez un repère pour voir le magasin.',
  'storeLocator.map.fingers': 'Deux doigts déplacent la carte.',
  'storeLocator.map.failed': 'La carte ne s’est pas chargée.',
  'storeLocator.map.plain':
    'Les contours de la carte ne se sont pas chargés. Les repères sont quand même au bon endroit.',
  'storeLocator.map.simpler': 'La carte détaillée n’est pas disponible pour le moment; celle-ci est plus simple.',
  'storeLocator.map.credit': 'Contours : U.S. Census Bureau, Natural Earth. Villes :',
};
