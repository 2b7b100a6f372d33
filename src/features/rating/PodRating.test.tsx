import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import {
  announcedTexts,
  renderRating,
  getPod,
  getRating,
  goBack,
  putRatingCall,
  sentRatings,
  setUpRatingTests,
  stepInUrl,
} from '../../../tests/fixtures/components/renderRating';
import { neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { queryClient } from '../../data/queryClient';
import { useSession } from '../../state/session/session';
import { loadUserPods, useUserPods } from '../../state/userPods';

const list = 'GET /v1/app/user/pods';

setUpRatingTests();

describe('S2-77 S1-11 the three steps', () => {
  test('S2-19 S2-77 S3-20 score, details and effects are sent once, and the shopper is thanked', async () => {
    const { api, t, choose, opens, press, tick } = renderRating();
    expect(await screen.findByText('Amber')).toBeVisible();
    expect(screen.getByText('Alder')).toBeVisible();
    expect(screen.getByText(t('rating.pod.unlocked', { date: 'November 20, 2026' }))).toBeVisible();
    await opens('score');
    expect(stepInUrl()).toBe('?step=score');
    await choose(4);
    await press('continue');
    await opens('details');
    expect(stepInUrl()).toBe('?step=details');
    await tick('Good vapor');
    await tick('Good value');
    await tick('Good value');
    await press('continue');
    await opens('effects');
    await tick('Happy');
    await tick('Sleepy');
    expect(api.callsOf(putRatingCall)).toEqual([]);
    await press('save');
    expect(await screen.findByRole('heading', { name: t('rating.thanks') })).toHaveFocus();
    expect(sentRatings(api)).toEqual([{ score: 4, tags: ['good-vapor'], effects: ['happy', 'sleepy'] }]);
    for (const words of ['Good', 'Good vapor', 'Happy, Sleepy'])
      expect(screen.getByText(words, { ignore: 'strong' })).toBeVisible();
    expect(screen.getByText(t('rating.changeable', { date: 'December 21, 2026' }))).toBeVisible();
    expect(screen.getByRole('link', { name: t('account.pods') })).toHaveAttribute('href', '/us/en/user/pods');
    expect(announcedTexts()).toContain(t('rating.saved'));
    await waitFor(() => expect(stepInUrl()).toBe(''));
    expect(sessionStorage).toHaveLength(0);
  });

  test('S2-77 lists of pods are updated; the thank-you stays while they refetch', async () => {
    queryClient.setQueryData(['pods', 'list'], []);
    const { api, t, passTo, press } = renderRating();
    await passTo(4);
    api.answers[getPod] = buildUserPod({ userRating: 4 });
    api.answers[getRating] = neverResponds;
    await press('skipSave');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    await waitFor(() => expect(api.callsOf(getPod)).toHaveLength(2));
    expect(queryClient.getQueryState(['pods', 'list'])?.isInvalidated).toBe(true);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByRole('heading', { name: t('rating.thanks') })).toBeVisible();
  });

  test('S2-77 S9-09 details and effects may be skipped', async () => {
    const { api, t, passTo, press } = renderRating();
    await passTo(2);
    await press('skipSave');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(sentRatings(api)).toEqual([{ score: 2, tags: [], effects: [] }]);
    expect(screen.getAllByText(t('rating.none'))).toHaveLength(2);
  });

  test('S2-77 each step shows and announces its position', async () => {
    const { t, choose, opens, press } = renderRating();
    await choose(5);
    await press('continue');
    expect(await opens('details')).toHaveFocus();
    const steps = screen.getByRole('list', { name: t('rating.steps') });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    expect(within(steps).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    expect(announcedTexts()).toEqual([t('rating.progress', { step: 2, total: 3, title: t('rating.step.details') })]);
  });

  test('S2-77 Back, in the browser or on the page, returns to the previous step with all choices', async () => {
    const { t, choose, opens, press, tick } = renderRating();
    await choose(4);
    await press('continue');
    await opens('details');
    await tick('Good high');
    await press('continue');
    await opens('effects');
    await goBack();
    await opens('details');
    expect(screen.getByRole('checkbox', { name: 'Good high' })).toBeChecked();
    await press('back');
    await opens('score');
    expect(screen.getByRole('radio', { name: t('rating.score.4') })).toBeChecked();
  });

  test('S2-77 a reload continues at the same step with all choices', async () => {
    const { api, t, choose, opens, press, tick, reload } = renderRating();
    await choose(5);
    await press('continue');
    await opens('details');
    await tick('Smooth taste');
    reload();
    await opens('details');
    expect(screen.getByRole('checkbox', { name: 'Smooth taste' })).toBeChecked();
    await press('continue');
    await opens('effects');
    await tick('Relaxed');
    await press('save');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(sentRatings(api)).toEqual([{ score: 5, tags: ['smooth-taste'], effects: ['relaxed'] }]);
  });

  test('S2-77 no step opens without a score', async () => {
    const { opens } = renderRating({ search: '?step=effects' });
    await opens('score');
    await waitFor(() => expect(stepInUrl()).toBe('?step=score'));
  });
});

test('S5-21 once it is saved, the bell fetches the pods again', async () => {
  localStorage.setItem('token', 'token-1');
  useSession.setState({ isSignedIn: true });
  const { api, t, passTo, press } = renderRating({ answers: { [list]: [buildUserPod()] } });
  await act(loadUserPods);
  await passTo(4);
  api.answers[list] = [buildUserPod({ userRating: 4 })];
  await press('skipSave');
  await screen.findByRole('heading', { name: t('rating.thanks') });
  await waitFor(() => expect(useUserPods.getState().pods).toMatchObject([{ userRating: 4 }]));
  useSession.setState({ isSignedIn: false });
});

describe('D-05 in Canada', () => {
  test.each(['en-CA', 'fr-CA'] as const)('D-05 a rating is not published, and says so in %s', async (localeId) => {
    const { t, passTo, press } = renderRating({ localeId });
    await passTo(4);
    await press('skipSave');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(screen.getByText(t('rating.notPublished'))).toBeVisible();
  });

  test('in the United States nothing is said about it', async () => {
    const { t, passTo, press } = renderRating();
    await passTo(4);
    await press('skipSave');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(screen.queryByText(t('rating.notPublished'))).toBeNull();
  });
});

test('a pod that was only saved and is no longer in the catalogue', async () => {
  const pod = buildUserPod({ unlockedAt: null, title: null, brandName: null, featuredImage: null });
  const { t } = renderRating({ answers: { [getPod]: pod } });
  expect(await screen.findByText(t('rating.pod.unnamed', { podKey: 'ABCDEFGH' }))).toBeVisible();
  expect(screen.getByText(t('rating.pod.saved', { date: 'November 20, 2026' }))).toBeVisible();
});
