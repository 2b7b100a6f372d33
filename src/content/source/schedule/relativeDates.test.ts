import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  buildContentBatch,
  buildOil,
  fixturePictureNames,
  writeContent,
} from '../../../../tests/fixtures/contentFolder';
import { isPast } from '../../../domain/catalogue/batches';
import { upcomingExceptions } from '../../../domain/delivery/upcomingExceptions';
import { visibleNotifications } from '../../../domain/notification/notification';
import { pictureNames as drawingsIn } from '../../pictures/pictures';
import { buildTime } from '../buildTime';
import { inspectContent, readContent, type Content } from '../readContent';

const now = new Date('2026-11-25T15:00:00Z');

describe('a relative date in a content file', () => {
  const read = (at: Date) =>
    readContent(
      writeContent({
        'products/california-amber.json': {
          ...buildOil(),
          publishedOn: 'build-70d',
          tagline: { en: 'build-40d', fr: 'build-40d' },
        },
        'notifications/news.json': {
          originalId: 'news',
          text: { en: '<p>News</p>', fr: '<p>Nouvelles</p>' },
          category: 'news',
          expiresAfter: 'build+30d',
          meta: { publishedAt: 'build-2dT09:30:00Z', createdAt: '2026-01-01T00:00:00Z' },
          link: null,
          picture: null,
          visibilitySettings: { authentication: 'any', subcountries: [] },
        },
      }),
      fixturePictureNames,
      { now: at },
    );

  test('is a plain date for everything that reads the content', () => {
    const { products, notifications } = read(now);
    expect(products.find(({ slug }) => slug === 'california-amber')).toMatchObject({
      publishedOn: '2026-09-16',
      tagline: { en: 'build-40d' },
    });
    expect(notifications[0]).toMatchObject({
      expiresAfter: '2026-12-25',
      meta: { publishedAt: '2026-11-23T09:30:00Z', createdAt: '2026-01-01T00:00:00Z' },
    });
  });

  test('is the same in every build of a day', () => {
    const [first, last] = ['2026-11-25T00:00:00Z', '2026-11-25T23:59:59Z'].map((at) => read(new Date(at)));
    expect(first).toEqual(last);
  });

  test('is refused with its field when it is misspelled', () => {
    const folder = writeContent({ 'products/california-amber.json': { ...buildOil(), publishedOn: 'build+300' } });
    expect(inspectContent(folder, fixturePictureNames, { now }).faults).toEqual([
      {
        file: 'content/products/california-amber.json',
        field: 'publishedOn',
        message: 'expected a date such as 2026-05-07, build-40d or next-12-25, got build+300',
      },
    ]);
  });

  test.each(['packagedOn', 'collectedOn', 'receivedOn', 'testedOn', 'expiresOn'])(
    'is refused as %s of a lab report, whose numbers name its days',
    (field) => {
      const folder = writeContent({ 'batches/B-1.json': { ...buildContentBatch(), [field]: 'build-40d' } });
      expect(inspectContent(folder, fixturePictureNames, { now }).faults).toEqual([
        {
          file: 'content/batches/B-1.json',
          field,
          message: 'expected a calendar day such as 2026-05-07, as on the report, got build-40d',
        },
      ]);
    },
  );
});

describe('the moment of the build', () => {
  test.each([
    ['2028-11-25', '2028-11-25T00:00:00.000Z'],
    [' 2028-11-25T09:30:00Z ', '2028-11-25T09:30:00.000Z'],
  ])('BUILD_DATE=%s', (given, moment) => {
    expect(buildTime({ BUILD_DATE: given }).toISOString()).toBe(moment);
  });

  test.each(['tomorrow', '2028-13-01', '2028-11-25T09:30'])('BUILD_DATE=%s is rejected by name', (given) => {
    expect(() => buildTime({ BUILD_DATE: given })).toThrow('BUILD_DATE: expected a date such as 2028-11-25');
  });

  test('is now without it', () => {
    expect(Math.abs(buildTime({}).getTime() - Date.now())).toBeLessThan(1_000);
  });
});

const drawings = new Set(drawingsIn(join('content', 'pictures')));

describe.each([
  ['today', now],
  ['in two years', new Date('2028-11-25T15:00:00Z')],
  ['in two years, on a holiday', new Date('2028-12-25T15:00:00Z')],
])('this project’s demo content, built %s', (_, at) => {
  const day = at.toISOString().slice(0, 10);
  let content: Content;
  test('has no faults', () => {
    content = readContent('content', drawings, { now: at });
    expect(content.batches.size).toBe(readdirSync('content/batches').length);
  });

  test('has no report from the future, and no expired one for half a year', () => {
    const all = [...content.batches.values()];
    const halfYearOn = new Date(Math.min(at.getTime(), now.getTime() + 183 * 86_400_000));
    expect(all.filter(({ expiresOn }) => isPast(expiresOn, halfYearOn)).map(({ batchId }) => batchId)).toEqual([]);
    expect(all.filter(({ testedOn, recall }) => testedOn > day || (recall && recall.announcedOn > day))).toEqual([]);
  });

  test('S4-08 announces only months to come', () => {
    const dates = content.products.flatMap(({ availabilityComingSoonDate: date }) => date ?? []);
    expect(dates.length).toBeGreaterThan(10);
    expect(dates.filter((date) => date.slice(0, 7) <= day.slice(0, 7))).toEqual([]);
    expect(content.products.filter(({ publishedOn }) => publishedOn > day)).toEqual([]);
  });

  test('has no expired notification, and its news is of the last weeks', () => {
    const items = content.notifications.map((entry) => ({
      ...entry,
      authentication: 'any',
      subcountries: [] as never[],
    }));
    const reader = { isSignedIn: false, region: 'CA', today: day } as const;
    expect(visibleNotifications(items as never[], reader)).toHaveLength(content.notifications.length);
    const oldest = new Date(at.getTime() - 60 * 86_400_000).toISOString();
    expect(content.notifications.filter(({ meta }) => meta.publishedAt < oldest)).toEqual([]);
  });

  test('lists the next holidays of each store that has some', () => {
    const withHolidays = content.stores.filter(({ exceptions }) => exceptions?.length);
    expect(withHolidays.length).toBeGreaterThan(20);
    // The day before the build counts as next, so one may be over.
    for (const { id, timezone, exceptions = [] } of withHolidays)
      expect(
        upcomingExceptions({ timezone, exceptions, hoursOn: () => null }, at, 'today').length,
        id,
      ).toBeGreaterThanOrEqual(exceptions.length - 1);
  });
});
