import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LocalizedText } from '../../domain/catalogue/productSchema';
import { locales, type Locale } from '../../domain/region/locales';
import { findEnglish } from '../../../tests/fixtures/englishLeftovers';
import { findEnglishTerms, findFrenchTerms } from '../../../tests/fixtures/glossaryTerms';
import { applyFrenchTypography } from '../../domain/text/frenchTypography';
import { navigationSchema, siteSchema } from '../../domain/editorial/pageSchema';
import { contentTexts } from './contentTexts';
import { readEntries } from './readFolder';
import { resolveWords } from './resolveWords';

const read = (file: string): unknown => JSON.parse(readFileSync(join('content', file), 'utf8'));
const readAll = (folder: string) =>
  readdirSync(join('content', folder)).map((name): [string, unknown] => [
    `${folder}/${name}`,
    read(`${folder}/${name}`),
  ]);

const now = new Date('2026-11-25');
const pages = [...readEntries('content', 'pages', now), ...readEntries('content', 'legal', now)];
const site = siteSchema.parse(read('site/site.json'));
const navigation = navigationSchema.parse(read('navigation/main.json'));
const words = [
  ...readAll('pages'),
  ...readAll('legal'),
  ...readAll('guides'),
  ...readAll('notifications'),
  ...readAll('navigation'),
  ...readAll('footer'),
  ...readAll('site'),
];

const anchorsOf = ({ sections, questions, topics }: (typeof pages)[number]): string[] => [
  ...[...sections, ...questions].map(({ id }) => id),
  ...topics.map(({ id }) => `topic-${id}`),
];

const isWords = (value: object): value is LocalizedText => 'en' in value && typeof value.en === 'string';

/** Returns every text below a value with its path, except for sections of the other country. */
function textsOf(value: unknown, country: string, path = ''): [string, LocalizedText][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isWords(value)) return [[path, value]];
  if ('onlyIn' in value && value.onlyIn !== country) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, country, `${path}.${key}`));
}

const canadian = words.flatMap(([file, value]) => textsOf(value, 'ca', file));
const french = canadian.map(([path, text]): [string, string | undefined] => [path, text.fr]);
const inLocale = (locale: Locale) =>
  pages.map((page) => ({
    ...page,
    locale,
    description: resolveWords(page.description, locale),
    title: resolveWords(page.title, locale),
  }));

describe('words of the site', () => {
  test.each(locales)('titles and descriptions fit a search result and are unique in $id', (locale) => {
    const entries = inLocale(locale);
    for (const { route, title, description } of entries) {
      expect([route, title.length <= 60, title]).toEqual([route, true, title]);
      expect([route, description.length >= 120 && description.length <= 160, description]).toEqual([
        route,
        true,
        description,
      ]);
    }
    expect(new Set(entries.map(({ description }) => description)).size).toBe(pages.length);
    expect(new Set(entries.map(({ title }) => title)).size).toBe(pages.length);
  });

  test('ids of sections and questions are unique on their page', () => {
    for (const page of pages) {
      const ids = anchorsOf(page);
      expect([page.route, new Set(ids).size]).toEqual([page.route, ids.length]);
    }
  });

  test('S2-22 support answers at least thirty questions in each market, each under a topic', () => {
    const support = pages.find(({ route }) => route === 'support')!;
    for (const country of ['us', 'ca']) {
      const visibleQuestions = support.questions.filter(({ onlyIn }) => !onlyIn || onlyIn === country);
      expect([country, visibleQuestions.length >= 30]).toEqual([country, true]);
    }
    for (const { id } of support.topics)
      expect([id, support.questions.filter(({ topic }) => topic === id).length > 1]).toEqual([id, true]);
  });

  test('D-05 no Canadian text promotes a lifestyle, and the home page says nothing about an oil’s effects', () => {
    const lifestyle =
      /\b(vibes?|party|weekend|adventure|cool|sexy|unwind|chill|high life|relax(ed|ing)?|uplift\w*|euphori\w*)\b|détente|aventure|euphori|fête/i;
    const felt = canadian.filter(([, { en, enCa, fr }]) => lifestyle.test(enCa ?? en) || lifestyle.test(fr ?? ''));
    expect(felt.filter(([path]) => /^pages\/(home|discover|pods|devices|partners)/.test(path))).toEqual([]);
  });

  test('texts are plain: no dash between clauses, no exclamation, no health claim', () => {
    const loud = /[—!]|not (just|only) .{1,40} but/i;
    const claim = /\b(cures? (for|your|the)|heals?|therapeutic|relieves?|pain|anxiety|insomnia|remedy)\b/i;
    const texts = words.flatMap(([file, value]) => [...textsOf(value, 'us', file), ...textsOf(value, 'ca', file)]);
    expect(texts.length).toBeGreaterThan(500);
    const wrong = texts.filter(([, { en, enCa, fr }]) =>
      [en, enCa ?? '', (fr ?? '').replace(/\u00a0!/g, '!')].some((text) => loud.test(text) || claim.test(text)),
    );
    expect(wrong.map(([path, { en }]) => [path, en])).toEqual([]);
  });

  test('D-05 no text shown in Canada mentions free delivery, referrals, rewards or trials', () => {
    const promotion = /free (delivery|trial)|delivery is free|\breferral|\breward|gratuit|récompense|parrain/i;
    for (const [path, text] of canadian)
      expect([path, text.enCa ?? text.en, text.fr].filter((each) => each && promotion.test(each))).toEqual([]);
  });

  test('S1-14 account holders in the United States get free delivery above $50', () => {
    const home = pages.find(({ route }) => route === 'home');
    const texts = textsOf(home, 'us').map(([, text]) => text.en);
    expect(texts.some((text) => /With an account, delivery is free on orders above \$50/.test(text))).toBe(true);
  });

  test('D-04 no English is left in French, on pages, products and brands', () => {
    const catalogue = [...readAll('products'), ...readAll('brands')].flatMap(([file, value]) =>
      textsOf(value, 'ca', file),
    );
    const englishWords = [...canadian, ...catalogue].map(([path, { fr }]): [string, string[]] => [
      path,
      findEnglish(fr ?? ''),
    ]);
    expect(englishWords.filter(([, english]) => english.length)).toEqual([]);
  });

  test.each([
    ['French', /\.fr$/, findFrenchTerms],
    ['English', /\.en(?:Ca)?$/, findEnglishTerms],
  ] as const)('%s uses one term for each thing', (_, isField, findTerms) => {
    const folders = ['brands', 'landings', 'products'].flatMap(readAll);
    const all = [...words, ...folders].flatMap(([file, value]) => contentTexts(value, file));
    // Keywords are what shoppers type, not what they read.
    const texts = all.filter(([field]) => isField.test(field) && !field.includes('.keywords.'));
    const terms = texts.map(([field, text]) => [field, ...findTerms(text)]);
    expect(terms.length).toBeGreaterThan(300);
    expect(terms.filter(([, ...found]) => found.length)).toEqual([]);
  });

  test('D-04 French follows Canadian typography, and its apostrophes are curved', () => {
    const isWrong = (text: string) => text !== applyFrenchTypography(text) || text.includes("'");
    expect(french.filter(([, text]) => text && isWrong(text))).toEqual([]);
  });

  test('S6-07 every item that links to the unlock page needs the flag', () => {
    const unlock = navigation.items.filter(({ target }) => 'path' in target && target.path.endsWith('/unlock'));
    expect(unlock).toHaveLength(2);
    expect(unlock.filter(({ needsUnlockAppLinks }) => !needsUnlockAppLinks)).toEqual([]);
  });

  test('legal pages name the version to accept, and how to contact the brand', () => {
    for (const route of ['terms', 'privacy'] as const) {
      const page = pages.find((each) => each.route === route)!;
      expect([page.lead.en, page.lead.fr]).toEqual([
        expect.stringContaining(site.termsVersion),
        expect.stringContaining(site.termsVersion),
      ]);
      expect(page.updatedOn).toBe(site.termsVersion);
      const contact = page.sections.find(({ id }) => id === 'contact')!.paragraphs[0]!;
      expect(contact.en).toContain(site.contact.email);
      expect(contact.en).toContain(site.contact.phone);
      expect(contact.fr).toContain(site.contact.email);
    }
  });
});
