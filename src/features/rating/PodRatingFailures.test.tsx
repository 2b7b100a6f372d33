import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildRating } from '../../../tests/fixtures/builders/buildRating';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import {
  renderRating,
  getPod,
  putRatingCall,
  sentRatings,
  setUpRatingTests,
} from '../../../tests/fixtures/components/renderRating';
import { offline, problem, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import type { RatingInput } from '../../domain/rating/ratingSchema';

setUpRatingTests();

describe('a rating for a pod of another shopper', () => {
  test('says so, and links to the shopper’s pods and to unlocking', async () => {
    const { t } = renderRating({
      answers: { [getPod]: problem(404, 'pod_unknown', { detail: 'This pod isn’t on your list.' }) },
    });
    expect(await screen.findByText(t('rating.error.unknown'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('account.pods') })).toHaveAttribute('href', '/us/en/user/pods');
    expect(screen.getByRole('link', { name: t('rating.unlock') })).toHaveAttribute(
      'href',
      '/us/en/user/unlock?key=ABCDEFGH',
    );
    expect(screen.queryByRole('button', { name: t('app.retry') })).toBeNull();
  });

  test('without a pod key in the URL fetches nothing', () => {
    const { api, t } = renderRating({ podKey: null });
    expect(screen.getByText(t('rating.error.noKey'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('rating.unlock') })).toHaveAttribute('href', '/us/en/user/unlock');
    expect(api.calls).toEqual([]);
  });

  test.each([
    ['pod_taken', 409, 'taken'],
    ['pod_unknown', 404, 'unknown'],
  ] as const)(
    'D-24 that another account has taken in the meantime (%s) shows an error at the end',
    async (code, status, words) => {
      const { t, passTo, press } = renderRating({
        answers: { [putRatingCall]: problem(status, code, { detail: 'No.' }) },
      });
      await passTo(4);
      await press('skipSave');
      expect(await screen.findByRole('alert')).toHaveTextContent(t(`rating.error.${words}`));
      expect(screen.getByRole('link', { name: t('account.pods') })).toBeVisible();
    },
  );
});

test('D-43 a rating by somebody of the shop is refused with the reason of the API, which no retry changes', async () => {
  const detail = 'People who work for the shop or a dispensary cannot rate pods.';
  const { passTo, press } = renderRating({ answers: { [putRatingCall]: problem(409, 'rating_by_staff', { detail }) } });
  await passTo(4);
  await press('skipSave');
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
});

describe('S8-02 S8-04 a failure', () => {
  test.each([
    ['503', problem(503, 'unavailable', { detail: 'Back in a minute.' }), 'Back in a minute.'],
    ['no answer', offline, "Can't connect to our servers. Please try again later."],
  ])('S8-02 S8-04 (%s) while saving loses nothing, and can be retried', async (_, answer, words) => {
    const { api, t, passTo, press, tick } = renderRating({ answers: { [putRatingCall]: answer } });
    await passTo(4);
    await tick('Focused');
    await press('save');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(t('rating.error.save'))).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Focused' })).toBeChecked();
    api.answers[putRatingCall] = ({ body }) => buildRating(body as RatingInput);
    await press('save');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(sentRatings(api).at(-1)).toEqual({ score: 4, tags: [], effects: ['focused'] });
  });

  test('S8-02 a pod that fails to load can be retried', async () => {
    const { api, t, user, opens } = renderRating({ answers: { [getPod]: offline } });
    await screen.findByText(t('error.network'));
    expect(screen.getByText(t('rating.error.load'))).toBeVisible();
    api.answers[getPod] = buildUserPod();
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await opens('score');
  });

  test('a second click during the save sends nothing', async () => {
    const { api, t, user, passTo, press } = renderRating({ answers: { [putRatingCall]: neverResponds } });
    await passTo(4);
    await press('skipSave');
    const saving = await screen.findByRole('button', { name: t('rating.saving') });
    await user.click(saving);
    expect(api.callsOf(putRatingCall)).toHaveLength(1);
  });
});
