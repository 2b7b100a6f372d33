import type { Aroma } from '../../../../domain/catalogue/vocabulary';

/** What an aroma can be called more exactly. All are singular, without article, so that they fit every sentence. */
export const notes: Record<Aroma, string[]> = {
  citrus: [
    'grapefruit peel', 'lemon zest', 'blood orange', 'lime leaf', 'bergamot', 'tangerine rind', 'yuzu',
    'Meyer lemon', 'bitter orange', 'pomelo pith', 'lemongrass', 'kumquat',
    'lemon verbena', 'citron', 'quince',
  ],
  pine: [
    'cut cedar', 'fir needle', 'juniper', 'sun-warmed pine', 'spruce tip', 'wet bark', 'pine resin', 'cypress',
    'fresh sawdust', 'larch', 'rosemary',
    'birch bark',
  ],
  earth: [
    'damp soil', 'dry hay', 'wet stone', 'leaf litter', 'black tea', 'walnut shell', 'fresh clay', 'oak moss',
    'beetroot', 'river silt', 'old leather', 'tobacco leaf',
    'roasted chestnut', 'sandalwood', 'peat smoke',
  ],
  diesel: [
    'diesel', 'hot asphalt', 'new rubber', 'machine oil', 'jet fuel', 'warm tar', 'turpentine', 'struck flint',
    'garage floor', 'creosote',
    'kerosene',
  ],
  berry: [
    'blackberry', 'mulberry', 'black currant', 'blueberry skin', 'raspberry leaf', 'wild strawberry', 'tart cherry',
    'huckleberry', 'elderberry', 'cranberry', 'boysenberry',
  ],
  floral: [
    'lavender', 'rose petal', 'jasmine', 'orange blossom', 'lilac', 'violet', 'chamomile', 'geranium',
    'honeysuckle', 'elderflower', 'hibiscus',
    'marigold', 'linden',
  ],
  spice: [
    'black pepper', 'clove', 'cardamom', 'star anise', 'fresh ginger', 'cinnamon bark', 'white pepper',
    'coriander seed', 'nutmeg', 'fennel seed', 'allspice',
    'tarragon', 'garden thyme',
  ],
  mint: [
    'spearmint', 'eucalyptus', 'peppermint', 'bay leaf', 'crushed mint', 'camphor', 'garden sage', 'lemon balm',
    'cold menthol', 'Thai basil',
    'cucumber',
  ],
  tropical: [
    'ripe mango', 'papaya', 'pineapple core', 'guava', 'passion fruit', 'lychee', 'green banana', 'tamarind',
    'coconut husk', 'starfruit', 'ripe melon',
    'white peach', 'apricot skin', 'ripe pear',
  ],
  vanilla: [
    'vanilla bean', 'warm cream', 'toasted oak', 'browned butter', 'toasted almond', 'cacao nib', 'malt',
    'honeycomb', 'maple sap', 'tonka bean',
    'toasted oat',
  ],
  cheese: [
    'washed rind', 'sharp cheddar', 'cultured butter', 'goat cheese', 'blue cheese', 'buttermilk', 'sourdough',
    'parmesan rind', 'brined olive',
  ],
  grape: [
    'Concord grape', 'dark plum', 'raisin', 'grape skin', 'black fig', 'damson', 'vine leaf', 'muscat', 'grape must',
    'dried date', 'prune',
  ],
};
