/** Labels that the rule below cannot derive, by field name, or by path if the name has several meanings. */
const named: Record<string, string> = {
  en: 'English',
  enCa: 'Canadian English',
  fr: 'French',
  originalId: 'Permanent id',
  slug: 'Slug (the last part of the address)',
  thcGrams: 'THC, in grams',
  coaReport: 'Lab report card',
  expressDeliveryProvidersCount: 'Number of dispensaries that deliver it',
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
  needsUnlockAppLinks: 'Only where links to unlocking are on',
  url: 'Web address',
  path: 'Path on this site',
  hyperlink: 'Path on this site, or web address',
  siteUrl: 'Site address',
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
  [/(^|\.)enCa$/, 'Only where Canadian English differs. Otherwise, leave it empty.'],
  [/^products\.slug$/, 'Also the file name. Lowercase letters and digits, joined by single dashes.'],
  [/^products\.originalId$/, 'Never changes. Leave it empty in a new product to get a new one.'],
  [/^products\.variants\.thcGrams$/, "The lab report's total THC ÷ 100 × grams. Leave empty for devices."],
  [/^products\.variants\.grams$/, 'Net weight of oil. Leave empty for devices.'],
  [/^products\.variants\.batchIds$/, 'Each must be a report on this variant. Create the batch first.'],
  [/^products\.variants\.suggestedPrice$/, 'Shown only in regions that show prices. Leave empty if there is none.'],
  [/^products\.(.*\.)?pictures$/, 'Drawings in content/pictures/. The first is the featured image.'],
  [/^products\.availabilityComingSoonDate$/, 'Only for products that are coming soon. A past month isn’t shown.'],
  [/^products\.visibility$/, 'Products sold in Canada need French text in every field.'],
  [/^batches\.batchId$/, 'Also the file name. Capital letters and digits, joined by single dashes.'],
  [
    /^batches\.totalThcPercent$/,
    "Divided by 100 and multiplied by the variant's grams, it must equal the variant's THC.",
  ],
  [/^notifications\.text$/, 'HTML with the tags p, a (with href), strong and em only.'],
  [/^notifications\.visibilitySettings\.subcountries$/, 'Leave empty for every region.'],
  [/^navigation\.items\.subcountryVisibility$/, 'Leave empty for every region.'],
  [/(\.target|^notifications\.link)$/, 'Fill in exactly one: a path, a web address or a product.'],
  [/(\.|^)(path|hyperlink)$/, 'For example /shop/pods, without /us/en.'],
  [/^(brands|stores)\.(slug|id)$/, 'Also the file name.'],
  [/^stores\.timezone$/, 'For example America/Los_Angeles.'],
];

/** `path` is the folder and the names of the fields: 'products.variants.grams'. */
export const hintOf = (path: string): string | undefined => hints.find(([pattern]) => pattern.test(path))?.[1];

/** Fields with multiline text. */
const long = /^(description|story|answer|text|paragraphs|points|lead|terms|trademark)$/;

/** True if a text field with this name, or with words under this name, may have several lines. */
export const isLong = (name: string): boolean => long.test(name);
