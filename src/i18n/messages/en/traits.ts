export const messages = {
  'product.aroma.citrus': 'Citrus',
  'product.aroma.pine': 'Pine',
  'product.aroma.earth': 'Earth',
  'product.aroma.diesel': 'Diesel',
  'product.aroma.berry': 'Berry',
  'product.aroma.floral': 'Floral',
  'product.aroma.spice': 'Spice',
  'product.aroma.mint': 'Mint',
  'product.aroma.tropical': 'Tropical',
  'product.aroma.vanilla': 'Vanilla',
  'product.aroma.cheese': 'Cheese',
  'product.aroma.grape': 'Grape',
} as const;
