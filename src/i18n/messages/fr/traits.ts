import type { messages as en } from '../en/traits';

export const messages: Record<keyof typeof en, string> = {
  'product.aroma.citrus': 'Agrumes',
  'product.aroma.pine': 'Pin',
  'product.aroma.earth': 'Terre',
  'product.aroma.diesel': 'Diesel',
  'product.aroma.berry': 'Petits fruits',
  'product.aroma.floral': 'Fleurs',
  'product.aroma.spice': 'Épices',
  'product.aroma.mint': 'Menthe',
  'product.aroma.tropical': 'Fruits tropicaux',
  'product.aroma.vanilla': 'Vanille',
  'product.aroma.cheese': 'Fromage',
  'product.aroma.grape': 'Raisin',
};
