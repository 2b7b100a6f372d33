import type { HeadWords, HeadWordsByLocale } from '../content/pages/headWords';
import { oilTypes, plantTypes } from '../domain/catalogue/vocabulary';
import { regions } from '../domain/region/regions';
import { en } from '../i18n/messages/en';
import { enCa } from '../i18n/messages/enCa';
import { fr } from '../i18n/messages/fr';
import type { Messages } from '../i18n/translator';

const table = <Key extends string>(keys: readonly Key[], wordOf: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, wordOf(key)])) as Record<Key, string>;

const wordsOf = (messages: Messages): HeadWords => ({
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

/** Interface messages that the build writes into pages' heads and pictures, for each locale. */
export const headWords: HeadWordsByLocale = {
  'en-US': wordsOf(en),
  'en-CA': wordsOf({ ...en, ...enCa }),
  'fr-CA': wordsOf(fr),
};
