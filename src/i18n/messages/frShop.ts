import type { enShop } from './enShop';

export const frShop: Record<keyof typeof enShop, string> = {
  'list.empty.title': 'Aucun produit trouvé',
  'list.empty.text': 'Rien ne correspond à votre choix.',
  'list.clear': 'Tout effacer',
};
