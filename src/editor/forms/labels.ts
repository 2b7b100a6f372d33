import { regions } from '../../domain/region/regions';

/** By field name, or by path if the name has several meanings. */
const customLabels: Record<string, string> = {
  en: 'English',
  enCa: 'Canadian English',
  fr: 'French',
  originalId: 'Permanent id',
  grams: 'Oil, in grams',
  thcGrams: 'THC, in grams',
  coaReport: 'Lab report card',
  weightText: 'Weight on the card',
  expressDeliveryProvidersCount: 'Dispensaries that deliver it',
  'products.visibility': 'Sold in',
  'products.variants': 'Sizes',
  'products.description': 'Description',
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
  batchId: 'Batch number',
  batchIds: 'Lab reports',
  'batches.productVariantId': 'Pod and size',
  availabilityComingSoonDate: 'Coming-soon date',
  suggestedPrice: 'Suggested price',
  percent: 'Percent by weight',
  totalThcPercent: 'Total THC, in percent',
  totalCbdPercent: 'Total CBD, in percent',
  jurisdiction: 'Tested by the rules of',
  licence: 'License',
  producerLicence: 'Producer license',
  accreditation: 'Accreditation number',
  testedOn: 'Reported on',
  found: 'Found by the laboratory',
  inTheBox: 'In the box',
  addressOne: 'Street address',
  postalCode: 'ZIP or postal code',
  postalCodes: 'ZIP codes',
  'cities.about': 'About the city',
  minimum: 'Minimum order',
  fee: 'Delivery fee',
  windowMinutes: 'Window, in minutes',
  leadMinutes: 'Lead time, in minutes',
  firstDay: 'First day of delivery',
  'landings.value': 'Page about',
  'guides.order': 'Place in the list',
  'pages.title': 'Title in search results',
  'pages.description': 'Text in search results',
  'landings.title': 'Title in search results',
  'landings.description': 'Text in search results',
  'guides.title': 'Title in search results',
  'guides.description': 'Text in search results',
  'legal.title': 'Title in search results',
  'legal.description': 'Text in search results',
  ink: 'Ink',
  onlyIn: 'Only in',
  needs: 'Only if this is on',
  'pages.sections.table.own': 'First column',
  'pages.sections.table.other': 'Second column',
  'pages.sections.table.rows.own': 'In the first column',
  'pages.sections.table.rows.other': 'In the second column',
  unless: 'Only if this is off',
  needsUnlockAppLinks: 'Only with unlock links',
  url: 'Web address',
  path: 'Path on this site',
  hyperlink: 'Path or web address',
  siteUrl: 'Site address',
  partnerUrl: 'Partner portal',
  subcountryVisibility: 'Regions that see it',
  authenticationVisibility: 'Who sees it',
  authentication: 'Who sees it',
  subcountries: 'Regions that see it',
  'notifications.visibilitySettings.subcountries.slug': 'Region',
  publishAt: 'Publish at',
  takeDownAt: 'Take down at',
  'photos.alt': 'What it shows',
  'navigation.items.target.product.slug': 'Product',
  'notifications.link.product.slug': 'Product',
};

/** 'comingSoon' and 'coming-soon' → 'Coming soon'. */
function splitWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'products.publishedOn' → 'Published on'. */
export function fieldLabel(path: string): string {
  const name = path.split('.').at(-1)!;
  const key = [path, name].find((each) => Object.hasOwn(customLabels, each));
  return key ? customLabels[key]! : splitWords(name);
}

export const singular = (label: string): string => label.replace(/ies$/, 'y').replace(/s$/, '');

const choices: Record<string, string> = {
  ...Object.fromEntries(regions.map(({ code, flag }) => [code, customLabels[flag]!])),
  us: 'United States',
  ca: 'Canada',
  oil: 'Pod',
  devices: 'Device',
  any: 'Everybody',
  authenticated: 'People who are signed in',
  unauthenticated: 'People who are not signed in',
  mobile: 'Phones',
  desktop: 'Wide screens',
  words: 'Text, with a picture beside it',
  wide: 'Text over a wide picture',
  call: 'Large text with a button',
  comparison: 'Arguments beside a table of two',
  levels: 'Levels, from the lowest to the highest',
  moment: 'The moment a pod is unlocked, beside its pictures',
};

/** 'coming-soon' → 'Coming soon', 'CA_ALL' → 'Canada, all provinces'. */
export function choiceLabel(value: string): string {
  if (Object.hasOwn(choices, value)) return choices[value]!;
  return /^[A-Z]/.test(value) ? value : splitWords(value);
}

/** 'variants[0].thcGrams' → 'Sizes 1 · THC, in grams'. */
export function formLocation(folder: string, field: string): string {
  const words: string[] = [];
  let path = folder;
  for (const part of field.split(/[.[\]]+/).filter(Boolean)) {
    if (/^\d+$/.test(part)) words.push(`${singular(words.pop() ?? '')} ${Number(part) + 1}`.trim());
    else words.push(fieldLabel((path += `.${part}`)));
  }
  return words.join(' · ');
}

const multilineFields = /^(about|description|story|answer|text|paragraphs|points|lead|terms|trademark)$/;

/** Also true for a field whose translations may have several lines. */
export const isMultiline = (name: string): boolean => multilineFields.test(name);
