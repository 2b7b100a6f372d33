/** Labels that the rule below cannot derive, by field name, or by path if the name has several meanings. */
const named: Record<string, string> = {
  en: 'English',
  enCa: 'Canadian English',
  fr: 'French',
  originalId: 'Permanent id',
  slug: 'Slug (the name in the address)',
  thcGrams: 'THC, in grams',
  coaReport: 'Lab report card',
  expressDeliveryProvidersCount: 'Dispensaries that deliver it',
  'products.visibility': 'Sold in',
  'navigation.items.visibility': 'Shown on',
  availableUs: 'California',
  availableUsOh: 'Ohio',
  availableUsMo: 'Missouri',
  availableUsUt: 'Utah',
  availableUsWa: 'Washington',
  availableUsCo: 'Colorado',
  availableUsNm: 'New Mexico',
  availableCaAll: 'Canada, all provinces',
  availableCa: 'Ontario',
  availableCaAb: 'Alberta',
  batchIds: 'Lab reports (batches)',
  availabilityComingSoonDate: 'Coming-soon date',
  suggestedPrice: 'Suggested price, in dollars',
  totalThcPercent: 'Total THC, percent',
  totalCbdPercent: 'Total CBD, percent',
  onlyIn: 'Only in',
  needs: 'Only where this feature is on',
  unless: 'Only where this feature is off',
  needsUnlockAppLinks: 'Only where unlock-app links are on',
  url: 'Address elsewhere',
  path: 'Path on this site',
  hyperlink: 'Path on this site, or address elsewhere',
  siteUrl: 'Address of the site',
  subcountryVisibility: 'Regions that see it',
  authenticationVisibility: 'Who sees it',
  authentication: 'Who sees it',
  subcountries: 'Regions that see it',
};

/** 'products.publishedOn' → 'Published on'. */
export function labelOf(path: string): string {
  const name = path.split('.').at(-1)!;
  const own = [path, name].find((each) => Object.hasOwn(named, each));
  if (own) return named[own]!;
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Hints for editors, matched by the end of a field's path. */
const hints: [path: RegExp, hint: string][] = [
  [/(^|\.)enCa$/, 'Only where Canadian English differs; else leave it empty.'],
  [/^products\.slug$/, 'Also the name of the file. Lower-case letters and digits, joined by single dashes.'],
  [/^products\.originalId$/, 'Never changes. Left empty in a new product, one is made up.'],
  [/^products\.variants\.thcGrams$/, "The lab report's total THC ÷ 100 × grams. Leave empty for devices."],
  [/^products\.variants\.grams$/, 'Net oil. Leave empty for devices.'],
  [/^products\.variants\.batchIds$/, 'Each must be a report on this very variant. Make the batch first.'],
  [/^products\.variants\.suggestedPrice$/, 'Shown only where prices are. Leave empty if there is none.'],
  [/^products\.(.*\.)?pictures$/, 'Drawings in content/pictures/. The first is the featured one.'],
  [/^products\.availabilityComingSoonDate$/, 'Only while it is coming soon. A past month is not shown.'],
  [/^products\.visibility$/, 'Canada needs French words throughout.'],
  [/^batches\.batchId$/, 'Also the name of the file. Capital letters and digits, joined by single dashes.'],
  [/^batches\.totalThcPercent$/, "÷ 100 × the variant's grams must be the variant's THC."],
  [/^notifications\.text$/, 'HTML of the tags p, a (with href), strong and em.'],
  [/^notifications\.visibilitySettings\.subcountries$/, 'None means everywhere.'],
  [/^navigation\.items\.subcountryVisibility$/, 'None means everywhere.'],
  [/(\.target|^notifications\.link)$/, 'Fill exactly one: a path, an address elsewhere or a product.'],
  [/(\.|^)(path|hyperlink)$/, 'Such as /shop/pods, without /us/en.'],
  [/^(brands|stores)\.(slug|id)$/, 'Also the name of the file.'],
  [/^stores\.timezone$/, 'Such as America/Los_Angeles.'],
];

/** `path` is the folder and the names of the fields: 'products.variants.grams'. */
export const hintOf = (path: string): string | undefined => hints.find(([pattern]) => pattern.test(path))?.[1];

/** Fields with multiline text. */
const long = /^(description|story|answer|text|paragraphs|points|lead|terms|trademark)$/;

/** True if a text field with this name, or with words under this name, may have several lines. */
export const isLong = (name: string): boolean => long.test(name);
