import { describe, expect, test } from 'vitest';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import { isFeatureOn } from '../region/features';
import { regions } from '../region/regions';
import type { UserPod } from '../unlock/userPodSchema';
import { visibleNotifications } from './notification';
import { podRatingNotification } from './podRatingNotification';

const now = new Date('2026-11-21T17:00:00.000Z');
const aged = (milliseconds: number, pod: Partial<UserPod> = {}) =>
  buildUserPod({ createdDate: new Date(now.getTime() - milliseconds).toISOString(), ...pod });
const idOf = (pods: UserPod[]) => podRatingNotification(pods, now)?.originalId ?? null;

const hour = 3_600_000;
const thirtyDays = 2_592_000_000;

test.each([
  ['unlocked an hour from now, by a fast clock', -hour, false],
  ['unlocked now', 0, false],
  ['a millisecond short of an hour old', hour - 1, false],
  ['an hour old', hour, false],
  ['older than an hour by a millisecond', hour + 1, true],
  ['a day old', 24 * hour, true],
  ['younger than 30 days by a millisecond', thirtyDays - 1, true],
  ['30 days old', thirtyDays, false],
  ['older than 30 days', thirtyDays + 1, false],
])('S5-21 of a pod %s', (_, age, asksForRating) => {
  expect(idOf([aged(age)])).toBe(asksForRating ? 'pod-rating-B-1' : null);
});

test.each<[string, Partial<UserPod>, boolean]>([
  ['without a key', { podKey: '' }, false],
  ['without a batch', { batchId: '' }, false],
  ['that is only saved', { unlockedAt: null }, false],
  ['rated 1', { userRating: 1 }, false],
  ['rated 5', { userRating: 5 }, false],
  ['without a date', { createdDate: '' }, false],
  ['with key and batch that is not rated', {}, true],
])('S5-21 of a pod %s', (_, pod, asksForRating) => {
  expect(idOf([aged(24 * hour, pod)])).toBe(asksForRating ? 'pod-rating-B-1' : null);
});

test.each<[string, UserPod[], string | null]>([
  ['no pods', [], null],
  ['two eligible pods', [aged(2 * hour, { batchId: 'B-2' }), aged(3 * hour)], 'pod-rating-B-2'],
  ['the same in reverse order', [aged(3 * hour), aged(2 * hour, { batchId: 'B-2' })], 'pod-rating-B-1'],
  [
    'an eligible pod among a new, a rated and an old one',
    [
      aged(0, { batchId: 'B-2' }),
      aged(2 * hour, { batchId: 'B-3', userRating: 4 }),
      aged(3 * hour),
      aged(thirtyDays, { batchId: 'B-4' }),
    ],
    'pod-rating-B-1',
  ],
])('S5-21 only the first such pod is used, of %s', (_, pods, id) => {
  expect(idOf(pods)).toBe(id);
});

describe('the notification', () => {
  const request = podRatingNotification([aged(2 * hour)], now)!;

  test('S3-18 has the id pod-rating-{batchId}, the link /rating/{podKey} and the pod’s age', () => {
    expect(request).toMatchObject({
      originalId: 'pod-rating-B-1',
      href: '/rating/ABCDEFGH',
      publishedAt: null,
      createdAt: '2026-11-21T15:00:00.000Z',
      expiresAfter: null,
      ratedVariantId: 'amber-1g',
    });
  });

  const isShown = (region: (typeof regions)[number]['code'], isSignedIn: boolean) =>
    visibleNotifications([request], { region, isSignedIn, today: '2026-11-21' }).length === 1;

  test.each(regions.map(({ code }) => code))('S6-06 S6-09 D-07 in %s it is for signed-in readers only', (code) => {
    expect([isShown(code, true), isShown(code, false)]).toEqual([isFeatureOn('podRating', code), false]);
  });
});
