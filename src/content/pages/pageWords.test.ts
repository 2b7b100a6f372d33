import { describe, expect, test } from 'vitest';
import { localeOf, locales, type LocaleId } from '../../domain/region/locales';
import { routes, type RouteId } from '../../domain/site/routing/routes';
import { en } from '../../i18n/messages/en';
import { enCa } from '../../i18n/messages/enCa';
import { fr } from '../../i18n/messages/fr';
import { pageWords } from './pageWords';
import { pictureNames } from '../pictures/pictures';
import { readContent } from '../source/readContent';

const names = pictureNames('content/pictures');
const content = readContent('content', new Set(names));
const pictures = Object.fromEntries(
  names.map((name) => [name, { base: `/pictures/${name}`, width: 1200, height: 900, widths: [480] }]),
);
const wordsOf = (route: RouteId, localeId: LocaleId) =>
  pageWords(content.pages.get(route)!, { locale: localeOf(localeId), content, pictures });
const sectionOf = (route: RouteId, localeId: LocaleId, id: string) =>
  wordsOf(route, localeId).sections.find((section) => section.id === id);

describe('the audience of a page’s parts', () => {
  test('D-07 delivery is mentioned only in California, and not at all in Canada', () => {
    expect(sectionOf('home', 'en-US', 'express')!.regions).toEqual(['CA']);
    expect(sectionOf('discover', 'en-US', 'delivered')!.regions).toEqual(['CA']);
    expect(wordsOf('support', 'en-US').topics.find(({ id }) => id === 'delivery')!.regions).toEqual(['CA']);
    for (const localeId of ['en-CA', 'fr-CA'] as const) {
      expect(sectionOf('home', localeId, 'express')).toBeUndefined();
      expect(wordsOf('support', localeId).topics.map(({ id }) => id)).not.toContain('delivery');
    }
  });

  test('every question about delivery has the same audience as its topic', () => {
    const { questions } = wordsOf('support', 'en-US');
    const about = questions.filter(({ topic }) => topic === 'delivery');
    expect(about.length).toBeGreaterThan(5);
    for (const { id, regions } of about) expect([id, regions]).toEqual([id, ['CA']]);
  });

  test('D-05 Canada gets no plant type tiles without filters, and in both countries each brand leads to its page', () => {
    expect(sectionOf('home', 'en-CA', 'by-plant')).toBeUndefined();
    for (const localeId of ['en-CA', 'en-US'] as const) {
      const { items } = sectionOf('home', localeId, 'brands')!;
      expect(items.length).toBeGreaterThan(3);
      expect(items.map(({ path }) => path)).toEqual(items.map(({ id }) => `/shop/makers/${id}`));
    }
  });

  test('the links on the home page of All Provinces lead to lists available there', () => {
    const { sections } = wordsOf('home', 'fr-CA');
    const paths = sections.flatMap(({ link }) =>
      link && (!link.regions || link.regions.includes('CA_ALL')) ? [link.path] : [],
    );
    expect(paths).toContain('/shop/pods');
    expect(paths).not.toContain('/shop');
  });
});

describe('what the build fills in', () => {
  test('S3-04 each region sees one report of a batch sold there', () => {
    const { reports } = sectionOf('home', 'en-US', 'lab')!;
    const codes = reports.flatMap(({ regions }) => regions ?? []);
    expect(codes.toSorted()).toEqual(['CA', 'CO', 'MO', 'NM', 'OH', 'UT', 'WA']);
    expect(sectionOf('home', 'en-CA', 'lab')!.reports.map(({ regions }) => regions)).toEqual([null]);
  });

  test('S2-71 the full report opens at the report of its batch', () => {
    for (const id of ['en-US', 'fr-CA'] as const)
      for (const { batchId, path } of sectionOf('home', id, 'lab')!.reports)
        expect(path).toMatch(new RegExp(`^/shop/pods/[a-z0-9-]+\\?batch=${batchId}#lab-report$`));
  });

  test('D-02 a report’s figures are its batch’s, in the locale’s number format', () => {
    for (const { id } of locales)
      for (const { batchId, figures } of sectionOf('home', id, 'lab')!.reports) {
        const batch = content.batches.get(batchId)!;
        const percent = new Intl.NumberFormat(id, {
          style: 'percent',
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        });
        const valueOf = (figure: string) => figures.find((each) => each.id === figure)!;
        expect(valueOf('total-thc')).toMatchObject({
          value: percent.format(batch.totalThcPercent / 100),
          share: batch.totalThcPercent / 100,
        });
        expect(valueOf('contaminants').value).toBe(`${batch.contaminants.length} / ${batch.contaminants.length}`);
        expect(valueOf('laboratory').value).toBe(batch.lab.name);
      }
  });

  test('makers are listed with their places, in the page’s language', () => {
    const placesOf = (localeId: LocaleId) =>
      Object.fromEntries(sectionOf('home', localeId, 'brands')!.items.map(({ id, text }) => [id, text]));
    for (const { id } of locales) expect(Object.values(placesOf(id))).not.toContain(null);
    expect(placesOf('en-US')).toMatchObject({ cinderquay: 'Oakland, California' });
    expect(placesOf('fr-CA')).toMatchObject({ 'maison-lisiere': 'Sherbrooke, Québec' });
  });

  test('the table on the home page compares the same rows in each language', () => {
    const tables = locales.map(({ id }) => sectionOf('home', id, 'why')!.table!);
    expect(tables.map(({ rows }) => rows.length)).toEqual(tables.map(() => tables[0]!.rows.length));
    expect(tables.map(({ other }) => other)).toEqual([
      'Ordinary 510 cartridge',
      'Ordinary 510 cartridge',
      'Cartouche 510 ordinaire',
    ]);
    expect(sectionOf('home', 'en-US', 'how')!.table).toBeNull();
  });

  test('the heat levels on the home page are those of the battery’s page', () => {
    for (const [id, messages] of [
      ['en-US', en],
      ['en-CA', { ...en, ...enCa }],
      ['fr-CA', fr],
    ] as const)
      expect(sectionOf('home', id, 'heat')!.items.map(({ heading }) => heading)).toEqual([
        messages['device.heat.1'],
        messages['device.heat.2'],
        messages['device.heat.3'],
      ]);
  });

  test('a page lists every drawing of its items', () => {
    for (const { id } of routes)
      for (const { items, picture } of wordsOf(id, 'en-US').sections)
        for (const shown of [picture, ...items.map((item) => item.picture)])
          expect(shown === null || shown.base.startsWith('/pictures/')).toBe(true);
  });
});
