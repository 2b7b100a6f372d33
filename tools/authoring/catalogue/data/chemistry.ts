import type {
  Aroma,
  Cannabinoid,
  Ingredient,
  OilType,
  PlantType,
  Terpene,
} from '../../../../src/domain/catalogue/vocabulary';

type Range = readonly [number, number];

interface Method {
  /** Total leading cannabinoids, in percent of the oil's weight. */
  strength: Range;
  /** THCA that is not yet activated when the pod is filled, in percent. */
  thca: Range;
  terpenes: Range;
  /** Each entry is one possible list on the label. */
  ingredients: Ingredient[][];
  /** Price of half a gram, in dollars. */
  price: Range;
}

const distillate = 'Cannabis distillate';
const cannabisTerpenes = 'Cannabis-derived terpenes';
const liveResin = 'Cannabis live resin';

/** Each extraction method's effect on the oil and on its price. */
export const methods: Record<OilType, Method> = {
  Distillate: {
    strength: [82, 90],
    thca: [0, 0],
    terpenes: [3, 5.5],
    ingredients: [
      [distillate, 'Botanically derived terpenes'],
      [distillate, cannabisTerpenes],
    ],
    price: [28, 33],
  },
  'Cannabis Terpene Distillate': {
    strength: [80, 87.5],
    thca: [0, 0],
    terpenes: [5, 7.5],
    ingredients: [[distillate, cannabisTerpenes]],
    price: [30, 35],
  },
  'Broad Spectrum Extract': {
    strength: [66, 76],
    thca: [0, 0],
    terpenes: [3, 6],
    ingredients: [['Broad-spectrum cannabis extract', cannabisTerpenes]],
    price: [30, 36],
  },
  'Distilled Live Resin': {
    strength: [76, 84],
    thca: [0.2, 0.9],
    terpenes: [5.5, 8.5],
    ingredients: [[distillate, liveResin]],
    price: [34, 39],
  },
  'Cured Resin': {
    strength: [70, 80],
    thca: [0.4, 1.8],
    terpenes: [5, 9],
    ingredients: [['Cannabis cured resin']],
    price: [33, 39],
  },
  'Live Resin': {
    strength: [70, 82],
    thca: [0.4, 2.2],
    terpenes: [6.5, 11],
    ingredients: [[liveResin]],
    price: [36, 43],
  },
  'Activated THCA': {
    strength: [82, 88],
    thca: [1, 2.6],
    terpenes: [4.5, 6.5],
    ingredients: [['Activated THCA', cannabisTerpenes]],
    price: [37, 43],
  },
  'Live Diamonds': {
    strength: [80, 87],
    thca: [0.8, 2.4],
    terpenes: [5.5, 8],
    ingredients: [['Activated THCA diamonds', liveResin]],
    price: [41, 47],
  },
  Rosin: {
    strength: [68, 78],
    thca: [0.6, 2.8],
    terpenes: [5, 8.5],
    ingredients: [['Cannabis rosin']],
    price: [43, 50],
  },
};

/** Price factor of a gram over half a gram, and the highest price in dollars. */
export const gramFactor = 1.5;
export const maxPriceDollars = 65;

/** Minor cannabinoids: the share that each takes of what the leading ones leave over. */
export const minorCannabinoids: Record<PlantType, Partial<Record<Cannabinoid, Range>>> = {
  Sativa: { CBG: [0.8, 2.2], THCV: [0.2, 0.9], CBC: [0.1, 0.6] },
  Indica: { CBG: [0.6, 1.8], CBN: [0.2, 0.9], CBC: [0.1, 0.5] },
  Hybrid: { CBG: [0.6, 2.2], CBN: [0.1, 0.4], CBC: [0.2, 0.7] },
  CBD: { CBG: [1.2, 3.2], CBC: [0.8, 2], CBN: [0.1, 0.4] },
};

/** The terpenes behind each aroma, the strongest first. */
export const terpenesOfAroma: Record<Aroma, Terpene[]> = {
  citrus: ['Limonene', 'Terpinolene'],
  pine: ['Pinene', 'Terpinolene'],
  earth: ['Myrcene', 'Humulene'],
  diesel: ['Caryophyllene', 'Myrcene'],
  berry: ['Myrcene', 'Linalool'],
  floral: ['Linalool', 'Ocimene'],
  spice: ['Caryophyllene', 'Humulene'],
  mint: ['Pinene', 'Ocimene'],
  tropical: ['Ocimene', 'Myrcene'],
  vanilla: ['Bisabolol', 'Linalool'],
  cheese: ['Humulene', 'Caryophyllene'],
  grape: ['Linalool', 'Myrcene'],
};

export const terpenesOfPlant: Record<PlantType, Terpene[]> = {
  Sativa: ['Terpinolene', 'Limonene', 'Pinene'],
  Indica: ['Myrcene', 'Linalool', 'Caryophyllene'],
  Hybrid: ['Caryophyllene', 'Limonene', 'Myrcene'],
  CBD: ['Bisabolol', 'Pinene', 'Myrcene'],
};
