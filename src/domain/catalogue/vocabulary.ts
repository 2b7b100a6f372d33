export const plantTypes = ['Sativa', 'Indica', 'Hybrid', 'CBD'] as const;
export type PlantType = (typeof plantTypes)[number];

export const oilTypes = [
  'Distillate',
  'Live Resin',
  'Cured Resin',
  'Rosin',
  'Activated THCA',
  'Distilled Live Resin',
  'Broad Spectrum Extract',
  'Cannabis Terpene Distillate',
  'Live Diamonds',
] as const;
export type OilType = (typeof oilTypes)[number];

export const effects = [
  'euphoric',
  'energized',
  'relaxed',
  'creative',
  'focused',
  'sleepy',
  'uplifted',
  'happy',
] as const;
export type Effect = (typeof effects)[number];

export const aromas = [
  'citrus',
  'pine',
  'earth',
  'diesel',
  'berry',
  'floral',
  'spice',
  'mint',
  'tropical',
  'vanilla',
  'cheese',
  'grape',
] as const;
export type Aroma = (typeof aromas)[number];

export const terpenes = [
  'Myrcene',
  'Limonene',
  'Caryophyllene',
  'Linalool',
  'Pinene',
  'Humulene',
  'Terpinolene',
  'Ocimene',
  'Bisabolol',
] as const;
export type Terpene = (typeof terpenes)[number];

/** California requires THC, THCA, CBD, CBDA, CBG and CBN (4 CCR § 15724), Canada the first four. */
export const cannabinoids = ['THC', 'THCA', 'CBD', 'CBDA', 'CBG', 'CBN', 'THCV', 'CBC'] as const;
export type Cannabinoid = (typeof cannabinoids)[number];

/** The ingredients that lab reports list. Messages translate each of them. */
export const ingredients = [
  'Cannabis distillate',
  'Cannabis live resin',
  'Cannabis cured resin',
  'Cannabis rosin',
  'Activated THCA',
  'Activated THCA diamonds',
  'Broad-spectrum cannabis extract',
  'Cannabis-derived terpenes',
  'Botanically derived terpenes',
] as const;
export type Ingredient = (typeof ingredients)[number];

export const contaminants = [
  'pesticides',
  'residual-solvents',
  'heavy-metals',
  'microbials',
  'mycotoxins',
  'foreign-material',
  'vitamin-e-acetate',
] as const;
export type Contaminant = (typeof contaminants)[number];
