import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  choiceNames,
  renderRating,
  goBack,
  sentRatings,
  setUpRatingTests,
  stepInUrl,
} from '../../../tests/fixtures/components/renderRating';
import type { Score } from '../../domain/rating/rating';
import type { LocaleId } from '../../domain/region/locales';

setUpRatingTests();

describe('S3-20 the score', () => {
  test.each<[LocaleId, string[]]>([
    ['en-US', ['Awful', 'Poor', 'Fair', 'Good', 'Excellent']],
    ['fr-CA', ['Très mauvaise', 'Mauvaise', 'Moyenne', 'Bonne', 'Excellente']],
  ])('S3-20 has five choices in one group in %s', async (localeId, words) => {
    const { t, opens } = renderRating({ localeId });
    await opens('score');
    const group = screen.getByRole('group', { name: t('rating.score') });
    const radios = within(group).getAllByRole('radio');
    expect(radios).toHaveLength(5);
    for (const [at, radio] of radios.entries()) {
      expect(radio).toHaveAccessibleName(words[at]!);
      expect(radio).toHaveAccessibleDescription(t('rating.outOf', { score: at + 1 }));
      expect(radio).not.toBeChecked();
    }
  });

  test('S3-20 can be chosen and sent by keyboard alone', async () => {
    const { api, t, user, opens } = renderRating();
    await opens('score');
    const radio = (score: Score) => screen.getByRole('radio', { name: t(`rating.score.${score}`) });
    await user.tab();
    expect(radio(1)).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
    expect(radio(4)).toBeChecked();
    await user.keyboard('{ArrowUp}');
    expect(radio(3)).toBeChecked();
    expect(radio(3)).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await opens('details')).toHaveFocus();
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Good vapor' })).toBeChecked();
    await user.keyboard('{Enter}');
    expect(await opens('effects')).toHaveFocus();
    await user.tab();
    await user.keyboard(' {Enter}');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(sentRatings(api)).toEqual([{ score: 3, tags: ['good-vapor'], effects: ['euphoric'] }]);
  });

  test('S3-20 is required', async () => {
    const { t, opens, press, choose } = renderRating();
    await opens('score');
    await press('continue');
    expect(await screen.findByText(t('rating.score.required'))).toBeVisible();
    expect(screen.getByRole('radio', { name: t('rating.score.1') })).toHaveFocus();
    expect(stepInUrl()).toBe('?step=score');
    await choose(1);
    expect(screen.queryByText(t('rating.score.required'))).toBeNull();
  });
});

describe('D-27 S9-09 the details depend on the score', () => {
  const good = ['Good vapor', 'Good high', 'Smooth taste', 'Tasty flavor', 'Good value'];
  const bad = [
    'Low vapor',
    'Inconsistent',
    'Unpleasant high',
    'Leaking',
    'Clogging',
    'Burnt/harsh taste',
    'Bad flavor',
    'Poor value',
  ];

  test.each([
    [1, ['negative'], bad],
    [2, ['negative'], bad],
    [3, ['positive', 'negative'], [...good, ...bad]],
    [4, ['positive'], good],
    [5, ['positive'], good],
  ] as const)('D-27 S9-09 at %d they are %j', async (score, kinds, words) => {
    const { t, choose, opens, press } = renderRating();
    await choose(score);
    await press('continue');
    await opens('details');
    const groups = screen.getAllByRole('group');
    expect(groups).toHaveLength(kinds.length);
    for (const [at, kind] of kinds.entries()) expect(groups[at]).toHaveAccessibleName(t(`rating.tags.${kind}`));
    expect(choiceNames()).toEqual(words);
  });

  test('D-27 another score drops tags that no longer fit, and keeps the others', async () => {
    const { api, t, choose, opens, press, tick } = renderRating();
    await choose(3);
    await press('continue');
    await opens('details');
    await tick('Good value');
    await tick('Leaking');
    await goBack();
    await choose(1);
    await press('continue');
    await opens('details');
    expect(screen.getByRole('checkbox', { name: 'Leaking' })).toBeChecked();
    await goBack();
    await choose(3);
    await press('continue');
    await opens('details');
    expect(screen.getByRole('checkbox', { name: 'Good value' })).not.toBeChecked();
    await press('continue');
    await press('skipSave');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(sentRatings(api)).toEqual([{ score: 3, tags: ['leaking'], effects: [] }]);
  });

  test('D-27 also when the browser’s own buttons skip the first step', async () => {
    const { api, t, choose, opens, press, tick } = renderRating();
    await choose(5);
    await press('continue');
    await opens('details');
    await tick('Good value');
    await press('continue');
    await opens('effects');
    await act(async () => window.history.go(-2));
    await choose(2);
    await act(async () => window.history.go(2));
    await opens('effects');
    await press('skipSave');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(sentRatings(api)).toEqual([{ score: 2, tags: [], effects: [] }]);
  });
});

test('S9-09 nine effects', async () => {
  const { t, passTo } = renderRating();
  await passTo(4);
  expect(screen.getByRole('group')).toHaveAccessibleName(t('rating.effects'));
  expect(choiceNames()).toEqual([
    'Euphoric',
    'Energized',
    'Tasty',
    'Relaxed',
    'Creative',
    'Focused',
    'Sleepy',
    'Uplifted',
    'Happy',
  ]);
});
