import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildRating } from '../../../tests/fixtures/builders/buildRating';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import { fakeApi, offline, problem, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { queryClient } from '../../data/queryClient';
import type { Score } from '../../domain/rating/rating';
import type { RatingInput } from '../../domain/rating/ratingSchema';
import { localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import { useAnnouncements } from '../../state/notifications/announcements';
import { useSession } from '../../state/session/session';
import { loadUserPods, useUserPods } from '../../state/userPods';
import { PodRating } from './PodRating';

const podPath = '/v1/app/user/pods/ABCDEFGH';
const get = `GET ${podPath}`;
const read = `GET ${podPath}/rating`;
const put = `PUT ${podPath}/rating`;
const list = 'GET /v1/app/user/pods';
const now = '2026-11-22T12:00:00.000Z';

beforeEach(() => void vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

interface Setup {
  answers?: Parameters<typeof fakeApi>[0];
  search?: string;
  localeId?: LocaleId;
  podKey?: string | null;
}

function draw({ answers = {}, search = '', localeId = 'en-US', podKey = 'ABCDEFGH' }: Setup = {}) {
  const path = localePath(localeOf(localeId), '/rating/ABCDEFGH');
  window.history.replaceState(null, '', path + search);
  const api = fakeApi({
    [get]: buildUserPod(),
    [put]: ({ body }) => buildRating(body as RatingInput),
    ...answers,
  });
  const view = renderInLocale(<PodRating podKey={podKey} path={path} />, { localeId });
  const { t, user } = view;
  const press = (key: 'continue' | 'skip' | 'back' | 'save' | 'skipSave' | 'change' | 'keep' | 'show') =>
    user.click(screen.getByRole('button', { name: t(`rating.${key}`) }));
  const opens = (step: 'score' | 'details' | 'effects') =>
    screen.findByRole('heading', { level: 2, name: t(`rating.title.${step}`) });
  const choose = async (score: Score) =>
    user.click(await screen.findByRole('radio', { name: t(`rating.score.${score}`) }));
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }));
  const reload = () => {
    view.unmount();
    return renderInLocale(<PodRating podKey={podKey} path={path} />, { localeId });
  };
  /** Goes from the score to the effects. */
  const passTo = async (score: Score) => {
    await choose(score);
    await press('continue');
    await opens('details');
    await press('skip');
    await opens('effects');
  };
  return { ...view, api, press, opens, choose, tick, reload, passTo };
}

const names = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels![0]!.textContent);
const step = () => window.location.search;
const sent = (api: ReturnType<typeof fakeApi>) => api.callsOf(put).map(({ body }) => body);
const said = () => useAnnouncements.getState().announcements.map(({ text }) => text);
const back = () => act(async () => window.history.back());

describe('S2-77 S1-11 the three steps', () => {
  test('S2-19 S2-77 S3-20 score, details and effects are sent once, and the shopper is thanked', async () => {
    const { api, t, choose, opens, press, tick } = draw();
    expect(await screen.findByText('Amber')).toBeVisible();
    expect(screen.getByText('Alder')).toBeVisible();
    expect(screen.getByText(t('rating.pod.unlocked', { date: 'November 20, 2026' }))).toBeVisible();
    await opens('score');
    expect(step()).toBe('?step=score');
    await choose(4);
    await press('continue');
    await opens('details');
    expect(step()).toBe('?step=details');
    await tick('Good vapor');
    await tick('Good value');
    await tick('Good value');
    await press('continue');
    await opens('effects');
    await tick('Happy');
    await tick('Sleepy');
    expect(api.callsOf(put)).toEqual([]);
    await press('save');
    expect(await screen.findByRole('heading', { name: t('rating.thanks') })).toHaveFocus();
    expect(sent(api)).toEqual([{ score: 4, tags: ['good-vapor'], effects: ['happy', 'sleepy'] }]);
    for (const words of ['Good', 'Good vapor', 'Happy, Sleepy'])
      expect(screen.getByText(words, { ignore: 'strong' })).toBeVisible();
    expect(screen.getByText(t('rating.changeable', { date: 'December 21, 2026' }))).toBeVisible();
    expect(screen.getByRole('link', { name: t('account.pods') })).toHaveAttribute('href', '/us/en/user/pods');
    expect(said()).toContain(t('rating.saved'));
    await waitFor(() => expect(step()).toBe(''));
    expect(sessionStorage).toHaveLength(0);
  });

  test('S2-77 lists of pods are updated; the thank-you stays while they refetch', async () => {
    queryClient.setQueryData(['pods', 'list'], []);
    const { api, t, passTo, press } = draw();
    await passTo(4);
    api.answers[get] = buildUserPod({ userRating: 4 });
    api.answers[read] = neverResponds;
    await press('skipSave');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    await waitFor(() => expect(api.callsOf(get)).toHaveLength(2));
    expect(queryClient.getQueryState(['pods', 'list'])?.isInvalidated).toBe(true);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByRole('heading', { name: t('rating.thanks') })).toBeVisible();
  });

  test('S2-77 S9-09 details and effects may be skipped', async () => {
    const { api, t, passTo, press } = draw();
    await passTo(2);
    await press('skipSave');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(sent(api)).toEqual([{ score: 2, tags: [], effects: [] }]);
    expect(screen.getAllByText(t('rating.none'))).toHaveLength(2);
  });

  test('S2-77 each step shows and announces its position', async () => {
    const { t, choose, opens, press } = draw();
    await choose(5);
    await press('continue');
    expect(await opens('details')).toHaveFocus();
    const steps = screen.getByRole('list', { name: t('rating.steps') });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    expect(within(steps).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    expect(said()).toEqual([t('rating.progress', { step: 2, total: 3, title: t('rating.step.details') })]);
  });

  test('S2-77 Back, in the browser or on the page, returns to the previous step with all choices', async () => {
    const { t, choose, opens, press, tick } = draw();
    await choose(4);
    await press('continue');
    await opens('details');
    await tick('Good high');
    await press('continue');
    await opens('effects');
    await back();
    await opens('details');
    expect(screen.getByRole('checkbox', { name: 'Good high' })).toBeChecked();
    await press('back');
    await opens('score');
    expect(screen.getByRole('radio', { name: t('rating.score.4') })).toBeChecked();
  });

  test('S2-77 a reload continues at the same step with all choices', async () => {
    const { api, t, choose, opens, press, tick, reload } = draw();
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
    expect(sent(api)).toEqual([{ score: 5, tags: ['smooth-taste'], effects: ['relaxed'] }]);
  });

  test('S2-77 no step opens without a score', async () => {
    const { opens } = draw({ search: '?step=effects' });
    await opens('score');
    await waitFor(() => expect(step()).toBe('?step=score'));
  });
});

describe('S3-20 the score', () => {
  test.each<[LocaleId, string[]]>([
    ['en-US', ['Awful', 'Poor', 'Fair', 'Good', 'Excellent']],
    ['fr-CA', ['Très mauvaise', 'Mauvaise', 'Moyenne', 'Bonne', 'Excellente']],
  ])('S3-20 has five choices in one group in %s', async (localeId, words) => {
    const { t, opens } = draw({ localeId });
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
    const { api, t, user, opens } = draw();
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
    expect(sent(api)).toEqual([{ score: 3, tags: ['good-vapor'], effects: ['euphoric'] }]);
  });

  test('S3-20 is required', async () => {
    const { t, opens, press, choose } = draw();
    await opens('score');
    await press('continue');
    expect(await screen.findByText(t('rating.score.required'))).toBeVisible();
    expect(screen.getByRole('radio', { name: t('rating.score.1') })).toHaveFocus();
    expect(step()).toBe('?step=score');
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
    const { t, choose, opens, press } = draw();
    await choose(score);
    await press('continue');
    await opens('details');
    const groups = screen.getAllByRole('group');
    expect(groups).toHaveLength(kinds.length);
    for (const [at, kind] of kinds.entries()) expect(groups[at]).toHaveAccessibleName(t(`rating.tags.${kind}`));
    expect(names()).toEqual(words);
  });

  test('D-27 another score drops tags that no longer fit, and keeps the others', async () => {
    const { api, t, choose, opens, press, tick } = draw();
    await choose(3);
    await press('continue');
    await opens('details');
    await tick('Good value');
    await tick('Leaking');
    await back();
    await choose(1);
    await press('continue');
    await opens('details');
    expect(screen.getByRole('checkbox', { name: 'Leaking' })).toBeChecked();
    await back();
    await choose(3);
    await press('continue');
    await opens('details');
    expect(screen.getByRole('checkbox', { name: 'Good value' })).not.toBeChecked();
    await press('continue');
    await press('skipSave');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(sent(api)).toEqual([{ score: 3, tags: ['leaking'], effects: [] }]);
  });

  test('D-27 also when the browser’s own buttons skip the first step', async () => {
    const { api, t, choose, opens, press, tick } = draw();
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
    expect(sent(api)).toEqual([{ score: 2, tags: [], effects: [] }]);
  });
});

test('S9-09 nine effects', async () => {
  const { t, passTo } = draw();
  await passTo(4);
  expect(screen.getByRole('group')).toHaveAccessibleName(t('rating.effects'));
  expect(names()).toEqual([
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

describe('D-27 an existing rating', () => {
  const rated = {
    [get]: buildUserPod({ userRating: 2 }),
    [read]: buildRating({ score: 2, tags: ['clogging'], effects: ['sleepy'] }),
  };

  test('D-27 is shown, can be changed within 30 days, and is replaced as a whole', async () => {
    const { api, t, choose, opens, press, tick } = draw({ answers: rated });
    await screen.findByRole('heading', { name: t('rating.yours') });
    expect(screen.getByText('Clogging')).toBeVisible();
    expect(step()).toBe('');
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
    expect(sent(api)).toEqual([{ score: 1, tags: ['clogging', 'leaking'], effects: [] }]);
    expect(screen.getByText('Clogging, Leaking')).toBeVisible();
    await press('change');
    await opens('score');
    expect(screen.getByRole('radio', { name: t('rating.score.1') })).toBeChecked();
  });

  test('D-27 stays as it was when the change is discarded', async () => {
    const { api, t, choose, opens, press } = draw({ answers: rated });
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
    expect(sent(api)).toEqual([]);
  });

  test.each([
    ['the last instant', '2026-12-21T12:00:00.000Z', true],
    ['one millisecond later', '2026-12-21T12:00:00.001Z', false],
  ])('D-27 whether it can be changed, at %s (%s): %s', async (_, time, isChangeable) => {
    vi.setSystemTime(new Date(time));
    const { t } = draw({ answers: rated, search: isChangeable ? '' : '?step=score' });
    await screen.findByRole('heading', { name: t('rating.yours') });
    const words = t(isChangeable ? 'rating.changeable' : 'rating.closed', { date: 'December 21, 2026' });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: t('rating.change') })).toHaveLength(isChangeable ? 1 : 0);
    await waitFor(() => expect(step()).toBe(''));
  });

  test('D-27 that the server has closed in the meantime says so, and is shown', async () => {
    const answers = { ...rated, [put]: problem(409, 'rating_closed', { detail: 'No.' }) };
    const { api, t, press, passTo } = draw({ answers, search: '?step=score' });
    await passTo(5);
    api.answers[read] = buildRating({ score: 3 });
    await press('save');
    expect(await screen.findByText(t('rating.error.closed'))).toBeVisible();
    await press('show');
    await screen.findByRole('heading', { name: t('rating.yours') });
    expect(await screen.findByText('Fair')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  test('S1-11 that fails to load can be retried', async () => {
    const { api, t, user } = draw({ answers: { ...rated, [read]: offline } });
    await screen.findByText(t('error.network'));
    api.answers[read] = rated[read];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await screen.findByRole('heading', { name: t('rating.yours') });
  });
});

describe('a rating for a pod of another shopper', () => {
  test('says so, and links to the shopper’s pods and to unlocking', async () => {
    const { t } = draw({
      answers: { [get]: problem(404, 'pod_unknown', { detail: 'This pod isn’t on your list.' }) },
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
    const { api, t } = draw({ podKey: null });
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
      const { t, passTo, press } = draw({ answers: { [put]: problem(status, code, { detail: 'No.' }) } });
      await passTo(4);
      await press('skipSave');
      expect(await screen.findByRole('alert')).toHaveTextContent(t(`rating.error.${words}`));
      expect(screen.getByRole('link', { name: t('account.pods') })).toBeVisible();
    },
  );
});

describe('S8-02 S8-04 a failure', () => {
  test.each([
    ['503', problem(503, 'unavailable', { detail: 'Back in a minute.' }), 'Back in a minute.'],
    ['no answer', offline, "Can't connect to our servers. Please try again later."],
  ])('S8-02 S8-04 (%s) while saving loses nothing, and can be retried', async (_, answer, words) => {
    const { api, t, passTo, press, tick } = draw({ answers: { [put]: answer } });
    await passTo(4);
    await tick('Focused');
    await press('save');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(t('rating.error.save'))).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Focused' })).toBeChecked();
    api.answers[put] = ({ body }) => buildRating(body as RatingInput);
    await press('save');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(sent(api).at(-1)).toEqual({ score: 4, tags: [], effects: ['focused'] });
  });

  test('S8-02 a pod that fails to load can be retried', async () => {
    const { api, t, user, opens } = draw({ answers: { [get]: offline } });
    await screen.findByText(t('error.network'));
    expect(screen.getByText(t('rating.error.load'))).toBeVisible();
    api.answers[get] = buildUserPod();
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await opens('score');
  });

  test('a second click during the save sends nothing', async () => {
    const { api, t, user, passTo, press } = draw({ answers: { [put]: neverResponds } });
    await passTo(4);
    await press('skipSave');
    const saving = await screen.findByRole('button', { name: t('rating.saving') });
    await user.click(saving);
    expect(api.callsOf(put)).toHaveLength(1);
  });
});

test('S5-21 once it is saved, the bell fetches the pods again', async () => {
  localStorage.setItem('token', 'token-1');
  useSession.setState({ isSignedIn: true });
  const { api, t, passTo, press } = draw({ answers: { [list]: [buildUserPod()] } });
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
    const { t, passTo, press } = draw({ localeId });
    await passTo(4);
    await press('skipSave');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(screen.getByText(t('rating.notPublished'))).toBeVisible();
  });

  test('in the United States nothing is said about it', async () => {
    const { t, passTo, press } = draw();
    await passTo(4);
    await press('skipSave');
    await screen.findByRole('heading', { name: t('rating.thanks') });
    expect(screen.queryByText(t('rating.notPublished'))).toBeNull();
  });
});

test('a pod that was only saved and is no longer in the catalogue', async () => {
  const pod = buildUserPod({ unlockedAt: null, title: null, brandName: null, featuredImage: null });
  const { t } = draw({ answers: { [get]: pod } });
  expect(await screen.findByText(t('rating.pod.unnamed', { podKey: 'ABCDEFGH' }))).toBeVisible();
  expect(screen.getByText(t('rating.pod.saved', { date: 'November 20, 2026' }))).toBeVisible();
});
