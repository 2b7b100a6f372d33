import { expect, test } from 'vitest';
import { contextAtAddress } from './contextAtAddress';

interface Page {
  words: string;
  byLocale?: { 'fr-CA'?: Page };
}

const missing: Page = { words: 'missing', byLocale: { 'fr-CA': { words: 'introuvable' } } };

test.each<[string, Page, string]>([
  ['/ca/fr/nulle-part', missing, 'introuvable'],
  ['/ca/fr', missing, 'introuvable'],
  ['/us/en/nowhere', missing, 'missing'],
  ['/nowhere', missing, 'missing'],
  ['/404.html', missing, 'missing'],
  ['/ca/fr/aide', { words: 'aide' }, 'aide'],
])('S2-01 %s has the words of its language', (path, context, words) => {
  expect(contextAtAddress(context, path).words).toBe(words);
});
