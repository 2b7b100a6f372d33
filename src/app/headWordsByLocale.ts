import type { HeadWords, HeadWordsByLocale } from '../content/pages/headWords';
import { oilTypes, plantTypes } from '../domain/catalogue/vocabulary';
import { regions } from '../domain/region/regions';
import { en } from '../i18n/messages/en';
import { enCa } from '../i18n/messages/enCa';
import { fr } from '../i18n/messages/fr';
import type { Messages } from '../i18n/translator';

const table = <Key extends string>(keys: readonly Key[], toText: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, toText(key)])) as Record<Key, string>;

const selectHeadWords = (messages: Messages): HeadWords => ({
  plantTypes: table(plantTypes, (type) => messages[`product.plantType.${type}`]),
  oilTypes: table(oilTypes, (type) => messages[`product.oilType.${type}`]),
  regions: table(
    regions.map(({ code }) => code),
    (code) => messages[`region.${code}`],
  ),
  plantType: messages['product.plantType'],
  oilType: messages['product.oilType'],
  strain: messages['product.strain'],
  totalThc: messages['product.lab.totalThc'],
  totalCbd: messages['product.lab.totalCbd'],
});

/** The build writes these messages into pages' heads and social media pictures. */
export const headWords: HeadWordsByLocale = {
  'en-US': selectHeadWords(en),
  'en-CA': selectHeadWords({ ...en, ...enCa }),
  'fr-CA': selectHeadWords(fr),
};
