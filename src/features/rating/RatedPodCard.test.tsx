import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildRating } from '../../../tests/fixtures/builders/buildRating';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import {
  renderRating,
  getPod,
  getRating,
  putRatingCall,
  sentRatings,
  setUpRatingTests,
  stepInUrl,
} from '../../../tests/fixtures/components/renderRating';
import { offline, problem } from '../../../tests/fixtures/servers/fakeApi';

setUpRatingTests();

describe('D-27 an existing rating', () => {
  const rated = {
    [getPod]: buildUserPod({ userRating: 2 }),
    [getRating]: buildRating({ score: 2, tags: ['clogging'], effects: ['sleepy'] }),
  };

  test('D-27 is shown, can be changed within 30 days, and is replaced as a whole', async () => {
    const { api, t, choose, opens, press, tick } = renderRating({ answers: rated });
    await screen.findByRole('heading', { name: t('rating.yours') });
    expect(screen.getByText('Clogging')).toBeVisible();
    expect(stepInUrl()).toBe('');
    await press('change');
    await opens('score');
    expect(screen.getByRole('radio', { name: t('rating.score.2') })).toBeChecked();
    await choose(1);
    await press('continue');
    await opens('details');
    expect(screen.getByRole('checkbox', { name: 'Clogging' })).toBeChecked();
    await tick('Leaking');
    await press('continue');
    await opens('effects');
    await tick('Sleepy');
    await press('skipSave');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(sentRatings(api)).toEqual([{ score: 1, tags: ['clogging', 'leaking'], effects: [] }]);
    expect(screen.getByText('Clogging, Leaking')).toBeVisible();
    await press('change');
    await opens('score');
    expect(screen.getByRole('radio', { name: t('rating.score.1') })).toBeChecked();
  });

  test('D-27 stays as it was when the change is discarded', async () => {
    const { api, t, choose, opens, press } = renderRating({ answers: rated });
    await screen.findByRole('heading', { name: t('rating.yours') });
    await press('change');
    await choose(5);
    await press('keep');
    await screen.findByRole('heading', { name: t('rating.yours') });
    expect(screen.getByText('Poor')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    await press('change');
    await opens('score');
    expect(screen.getByRole('radio', { name: t('rating.score.2') })).toBeChecked();
    expect(sentRatings(api)).toEqual([]);
  });

  test('D-27 that the server has closed in the meantime says so, and is shown', async () => {
    const answers = { ...rated, [putRatingCall]: problem(409, 'rating_closed', { detail: 'No.' }) };
    const { api, t, press, passTo } = renderRating({ answers, search: '?step=score' });
    await passTo(5);
    api.answers[getRating] = buildRating({ score: 3 });
    await press('save');
    expect(await screen.findByText(t('rating.error.closed'))).toBeVisible();
    await press('show');
    await screen.findByRole('heading', { name: t('rating.yours') });
    expect(await screen.findByText('Fair')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  test('S1-11 that fails to load can be retried', async () => {
    const { api, t, user } = renderRating({ answers: { ...rated, [getRating]: offline } });
    await screen.findByText(t('error.network'));
    api.answers[getRating] = rated[getRating];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await screen.findByRole('heading', { name: t('rating.yours') });
  });
});
