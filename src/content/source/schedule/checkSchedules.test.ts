import { describe, expect, test } from 'vitest';
import {
  buildContentBatch,
  buildOil,
  fixturePictureNames,
  writeContent,
} from '../../../../tests/fixtures/contentFolder';
import { before, dawn, december } from '../../../../tests/fixtures/scheduledProduct';
import { scheduledTimes, inspectContent, readContent } from '../readContent';

describe('the content check', () => {
  const inspect = (changes: Record<string, unknown>, now = before) =>
    inspectContent(writeContent(changes), fixturePictureNames, { now });

  test('says what is not built, and when the site changes next', () => {
    const scheduled = dawn({ publishAt: december, takeDownAt: { ...december, day: '2027-01-31' } });
    const { faults, notes, lapsing } = inspect(scheduled);
    expect(faults).toEqual([]);
    expect(notes).toEqual([
      {
        file: 'content/products/dawn.json',
        field: 'publishAt',
        message: 'not on the site until 2026-12-01 at 09:00 (America/Los_Angeles)',
      },
    ]);
    expect(lapsing.map(({ field, message }) => [field, message])).toEqual([
      ['publishAt', '2026-12-01 is today: it appears on 2026-12-01 at 09:00 (America/Los_Angeles)'],
    ]);
    expect(scheduledTimes(writeContent(scheduled), before).map((change) => change.toISOString())).toEqual([
      '2026-12-01T17:00:00.000Z',
      '2027-01-31T17:00:00.000Z',
    ]);
  });

  test.each([
    [
      'an end before the beginning',
      dawn({ publishAt: december, takeDownAt: { ...december, time: '08:00' } }),
      'takeDownAt',
      /^expected a moment after publishAt, 2026-12-01 at 09:00/,
    ],
    [
      'a time that clocks skip',
      dawn({ publishAt: { ...december, day: '2027-03-14', time: '02:15' } }),
      'publishAt.time',
      /clocks skip 02:15 on 2027-03-14/,
    ],
    [
      'a page that the shop itself links to',
      {
        'pages/terms.json': {
          ...(readContent(writeContent(), fixturePictureNames).pages.get('terms') as object),
          takeDownAt: december,
        },
      },
      'takeDownAt',
      /the shop itself links to this page/,
    ],
    [
      'the brand of a product that the shop itself links to',
      {
        'brands/alder.json': {
          ...readContent(writeContent(), fixturePictureNames).brands.get('alder')!,
          takeDownAt: december,
        },
      },
      'takeDownAt',
      /the shop itself links to this page/,
    ],
  ])('refuses %s', (_, changes, field, message) => {
    expect(inspect(changes).faults).toEqual([
      expect.objectContaining({ field, message: expect.stringMatching(message) as string }),
    ]);
  });

  test('still checks what is not due', () => {
    expect(inspect(dawn({ publishAt: december, brand: 'nobody' })).faults.map(({ field }) => field)).toEqual(['brand']);
  });
});

test('dates that lapse within thirty days are listed, with what to do', () => {
  const { lapsing, faults } = inspectContent(
    writeContent({
      'batches/B-1.json': buildContentBatch({ expiresOn: '2026-12-20' }),
      'products/california-amber.json': buildOil({
        availability: 'coming-soon',
        availabilityComingSoonDate: '2026-12-02',
        variants: [{ ...buildOil().variants[0]!, availability: 'coming-soon' }],
      }),
    }),
    fixturePictureNames,
    { now: before },
  );
  expect(faults).toEqual([]);
  expect(lapsing.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'availabilityComingSoonDate: 2026-12-02 is tomorrow: put it on sale or enter a new date by then',
    'expiresOn: 2026-12-20 is in 19 days: remove this batch from its product by then',
  ]);
});
