import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextNetwork } from '../../../tests/fixtures/nextNetwork';
import { buildUser } from '../../../tests/fixtures/builders/buildShop';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import { fakeApi, offline, problem, neverResponds, type ApiCall } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import { maxUserPods } from '../../domain/unlock/userPods';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { useAnnouncements } from '../../state/notifications/announcements';
import { chooseRegion } from '../../state/region';
import { PodsPage } from './PodsPage';

const call = 'GET /v1/app/user/pods';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T17:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const amber = buildUserPod({ podKey: 'AAAAAAAA', title: 'Amber', userRating: 4 });
/** Saved when it is already 2026 in London but still 2025 in Toronto, where the reader is. */
const birch = buildUserPod({
  podKey: 'BBBBBBBB',
  batchId: 'B-2',
  title: 'Birch',
  createdDate: '2026-01-01T03:00:00.000Z',
  savedAt: '2026-01-01T03:00:00.000Z',
  unlockedAt: null,
});
const cedar = buildUserPod({ podKey: 'CCCCCCCC', title: 'Cedar', createdDate: '2024-05-05T12:00:00.000Z' });

interface Situation {
  localeId?: LocaleId;
  search?: string;
  answers?: Parameters<typeof fakeApi>[0];
}

function draw(pods: UserPod[], { localeId = 'en-US', search = '', answers = {} }: Situation = {}) {
  window.history.replaceState(null, '', localePath(localeOf(localeId), '/user/pods') + search);
  const api = fakeApi({ [call]: pods, ...answers });
  return { api, ...renderInLocale(<PodsPage />, { localeId }) };
}

const titles = () => screen.queryAllByRole('article').map((row) => within(row).getByRole('heading').textContent);
const row = async (title: string) => (await screen.findByRole('heading', { name: title })).closest('article')!;

describe('S2-75 My pods: year filter', () => {
  test('S2-75 offers the years in the reader’s time zone, each with its count, and keeps the choice in the URL', async () => {
    const { t, user, api } = draw([amber, birch, cedar]);
    const years = await screen.findByLabelText(t('pods.year'));
    expect(
      within(years)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([t('pods.year.all'), '2026 (1)', '2025 (1)', '2024 (1)']);
    await user.selectOptions(years, '2025');
    expect(titles()).toEqual(['Birch']);
    expect(window.location.search).toBe('?year=2025');
    expect(useAnnouncements.getState().announcements.map(({ text }) => text)).toEqual(['1 pod']);
    expect(api.callsOf(call), 'the list was complete').toHaveLength(1);
    act(() => window.history.back());
    await waitFor(() => expect(titles()).toEqual(['Amber', 'Birch', 'Cedar']));
    expect(years).toHaveValue('');
  });

  test('S2-75 a year in the URL without pods says so, with a link to all pods', async () => {
    const { t, user } = draw([amber, birch], { search: '?year=2019' });
    expect(await screen.findByText('No pods in 2019')).toBeVisible();
    expect(screen.getByLabelText(t('pods.year'))).toHaveValue('2019');
    await user.click(screen.getByRole('button', { name: t('pods.showAll') }));
    expect(titles()).toEqual(['Amber', 'Birch']);
    expect(window.location.search).toBe('');
  });
});

describe('S2-75 My pods: unrated pods', () => {
  test('S2-75 can be shown alone, for any year or one', async () => {
    const { t, user } = draw([amber, birch, cedar]);
    const unrated = await screen.findByRole('button', { name: 'Unrated only (2)' });
    await user.click(unrated);
    expect(unrated).toHaveAttribute('aria-pressed', 'true');
    expect(titles()).toEqual(['Birch', 'Cedar']);
    expect(window.location.search).toBe('?unrated=true');
    await user.selectOptions(screen.getByLabelText(t('pods.year')), '2024');
    expect(titles()).toEqual(['Cedar']);
    await user.selectOptions(screen.getByLabelText(t('pods.year')), '2026');
    expect(screen.getByText('No unrated pods in 2026')).toBeVisible();
  });

  test('says when all are rated', async () => {
    const { t } = draw([amber], { search: '?unrated=true' });
    expect(await screen.findByText(t('pods.none.unrated'))).toBeVisible();
  });
});

describe('S2-75 a list longer than the API’s limit', () => {
  const many = Array.from({ length: maxUserPods }, (_, at) =>
    buildUserPod({ podKey: `K${at}`, title: `Pod ${at}`, createdDate: '2026-03-03T12:00:00.000Z' }),
  );
  const me = buildUser({ createdAt: '2023-06-01T00:00:00.000Z' });
  const answer = ({ query }: ApiCall) => {
    if (query.year === '2024') return [cedar];
    return query.unrated ? [birch] : many;
  };
  const answers = { [call]: answer, 'GET /v1/app/user/me': me };

  test('S2-75 offers each year of the account, and queries the API for the chosen one', async () => {
    const { t, user, api } = draw([], { answers });
    expect(await screen.findByText(t('pods.newest', { count: maxUserPods }))).toBeVisible();
    const years = screen.getByLabelText(t('pods.year'));
    await within(years).findByRole('option', { name: '2023' });
    await user.selectOptions(years, '2024');
    expect(await screen.findByRole('heading', { name: 'Cedar' })).toBeVisible();
    expect(titles()).toEqual(['Cedar']);
    expect(api.callsOf(call).map(({ query }) => query)).toEqual([{}, { year: '2024', timezone: 'America/Toronto' }]);
  });

  test('S2-75 also for unrated pods, and shows an error when loading fails', async () => {
    const { t, user, api } = draw([], { answers });
    await user.click(await screen.findByRole('button', { name: t('pods.unrated') }));
    expect(await screen.findByRole('heading', { name: 'Birch' })).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['Birch']));
    api.answers[call] = problem(500, 'internal');
    await user.selectOptions(screen.getByLabelText(t('pods.year')), '2025');
    expect(await screen.findByText(t('pods.error'))).toBeVisible();
    api.answers[call] = answer;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await waitFor(() => expect(titles()).toEqual(['Birch']));
    expect(screen.queryByText(t('pods.error'))).toBeNull();
  });
});

describe('S2-08 a pod of the list', () => {
  test('S1-10 that is unlocked shows its day and rating, and links to its product and its batch’s report', async () => {
    const { t } = draw([buildUserPod({ userRating: 4, batchId: 'AL-2026-01' })]);
    const pod = within(await row('Amber'));
    expect(pod.getByText('Unlocked on Nov 20, 2026')).toBeVisible();
    expect(pod.getByText('Your rating: 4 out of 5')).toBeVisible();
    expect(await pod.findByRole('link', { name: 'Amber' })).toHaveAttribute('href', '/us/en/shop/pods/amber');
    expect(pod.getByRole('link', { name: 'Lab report for batch AL-2026-01' })).toHaveAttribute(
      'href',
      '/us/en/shop/pods/amber?batch=AL-2026-01#lab-report',
    );
    expect(pod.getByRole('link', { name: `${t('pods.seeRating')} Amber` })).toHaveAttribute(
      'href',
      '/us/en/rating/ABCDEFGH',
    );
    expect(pod.queryByRole('link', { name: /^Unlock/ })).toBeNull();
    expect(pod.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  test('S1-10 that is only saved links to its unlock page and can be rated', async () => {
    const { t } = draw([birch]);
    const pod = within(await row('Birch'));
    expect(pod.getByText('Saved on Dec 31, 2025')).toBeVisible();
    expect(pod.getByRole('link', { name: `${t('pods.unlock')} Birch` })).toHaveAttribute(
      'href',
      '/us/en/user/unlock?key=BBBBBBBB',
    );
    expect(pod.getByRole('link', { name: `${t('pods.rate')} Birch` })).toHaveAttribute(
      'href',
      '/us/en/rating/BBBBBBBB',
    );
  });

  test('from the other country links to that country’s page', async () => {
    draw([buildUserPod({ regions: ['ON'], title: 'Maple', productPath: '/shop/pods/maple' })]);
    expect(await screen.findByRole('link', { name: 'Maple' })).toHaveAttribute('href', '/ca/en/shop/pods/maple');
  });

  test('of a batch that is no longer in the catalogue is named by its batch', async () => {
    const { t, user } = draw(
      [buildUserPod({ batchId: 'OLD-7', title: null, brandName: null, featuredImage: null, productPath: null })],
      { answers: { 'GET /v1/app/batches/OLD-7': problem(404, 'batch_unknown') } },
    );
    const pod = within(await row('Pod from batch OLD-7'));
    expect(pod.getByText(t('pods.unknownBatch'))).toBeVisible();
    expect(pod.queryByRole('link', { name: /report/ })).toBeNull();
    await user.click(pod.getByText(t('pods.details')));
    expect(await pod.findByText('OLD-7')).toBeVisible();
    expect(pod.queryByText(t('pods.grams'))).toBeNull();
  });

  test.each([
    ['us', 'CA', 'en-US', true],
    ['ca', 'CA_ALL', 'en-CA', false],
    ['ca', 'ON', 'en-CA', true],
    ['ca', 'CA_ALL', 'fr-CA', false],
  ] as const)('D-05 D-07 in %s %s (%s) it can be rated: %s', async (country, code, localeId, canRate) => {
    chooseRegion(country, code);
    const { t } = draw([birch, amber], { localeId, search: '?unrated=true' });
    await row('Birch');
    expect(screen.queryAllByRole('link', { name: new RegExp(`^${t('pods.rate')}`) })).toHaveLength(canRate ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: /\(1\)/ })).toHaveLength(canRate ? 1 : 0);
    expect(titles(), 'nothing is unrated where nothing is rated').toEqual(canRate ? ['Birch'] : ['Birch', 'Amber']);
    expect(screen.queryByRole('link', { name: new RegExp(`^${t('pods.seeRating')}`) })).toBeNull();
  });
});

describe('S2-08 the details of a pod', () => {
  const batch = 'GET /v1/app/batches/B-1';
  const info = {
    batchId: 'B-1',
    title: 'Amber',
    variantTitle: '1 g',
    brandName: 'Alder',
    grams: 1,
    thcGrams: 0.842,
  };

  test('S7-32 load when they are opened, and the key is hidden until it is requested', async () => {
    const { t, user, api } = draw([buildUserPod()], { answers: { [batch]: info } });
    const pod = within(await row('Amber'));
    expect(api.callsOf(batch)).toEqual([]);
    await user.click(pod.getByText(t('pods.details')));
    for (const text of ['Amber, 1 g', '1 g', '0.842 g', 'B-1', t('pods.key.hidden')])
      expect(await pod.findByText(text)).toBeInTheDocument();
    expect(pod.getAllByText(/^Nov 20, 2026, 12:00\sPM$/)).toHaveLength(2);
    expect(pod.queryByText('ABCDEFGH')).toBeNull();
    await user.click(pod.getByRole('button', { name: `${t('pods.key.show')} Amber` }));
    expect(pod.getByText('ABCDEFGH')).toBeVisible();
    await user.click(pod.getByRole('button', { name: `${t('pods.key.copy')} Amber` }));
    expect(await navigator.clipboard.readText()).toBe('ABCDEFGH');
    expect(useAnnouncements.getState().announcements.at(-1)?.text).toBe(t('pods.key.copied'));
  });

  test('can be retried when loading fails; known data stays', async () => {
    const { t, user, api } = draw([buildUserPod()], { answers: { [batch]: offline } });
    const pod = within(await row('Amber'));
    await user.click(pod.getByText(t('pods.details')));
    expect(await pod.findByText(t('pods.details.error'))).toBeVisible();
    expect(pod.getByText('B-1')).toBeVisible();
    api.answers[batch] = info;
    await user.click(pod.getByRole('button', { name: t('app.retry') }));
    expect(await pod.findByText('0.842 g')).toBeVisible();
    expect(pod.queryByText(t('pods.details.error'))).toBeNull();
  });
});

describe('S2-08 the list', () => {
  test('shows that it is loading', () => {
    const { t } = draw([], { answers: { [call]: neverResponds } });
    expect(screen.getByRole('status')).toHaveTextContent(t('app.loading'));
  });

  test.each([
    ['us', 'CA', 'en-US', 'pods.empty.unlock', '/us/en/user/unlock'],
    ['ca', 'CA_ALL', 'fr-CA', 'pods.empty.browse', '/ca/fr/shop/pods'],
  ] as const)('links to the next step when it is empty, in %s %s', async (country, code, localeId, label, href) => {
    chooseRegion(country, code);
    const { t } = draw([], { localeId });
    expect(await screen.findByText(t('pods.empty'))).toBeVisible();
    expect(screen.getByRole('link', { name: t(label) })).toHaveAttribute('href', href);
  });

  test.each([
    ['the server failed', problem(500, 'internal', { detail: 'Boom.' }), 'Boom.'],
    ['no answer came', offline, "Can't connect to our servers. Please try again later."],
  ])('when %s shows an error, and can be retried', async (_, answer, words) => {
    const { t, user, api } = draw([], { answers: { [call]: answer } });
    expect(await screen.findByText(t('pods.error'))).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    api.answers[call] = [amber];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByRole('heading', { name: 'Amber' })).toBeVisible();
  });

  test('stays when it failed to update, with the time of the last update', async () => {
    const { t, user, api, unmount } = draw([amber]);
    await row('Amber');
    unmount();
    api.answers[call] = offline;
    renderInLocale(<PodsPage />);
    expect(await screen.findByText(/^We couldn’t refresh this list\. Last updated at 12:00\sPM\.$/)).toBeVisible();
    expect(titles()).toEqual(['Amber']);
    api.answers[call] = [amber, birch];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await waitFor(() => expect(titles()).toEqual(['Amber', 'Birch']));
  });

  test('says when there is no network', async () => {
    await nextNetwork(false);
    const { t } = draw([amber]);
    expect(await screen.findByText(t('pods.offline'))).toBeVisible();
    await nextNetwork(true);
    expect(screen.queryByText(t('pods.offline'))).toBeNull();
  });

  test('D-04 in French formats days and years as French does', async () => {
    chooseRegion('ca', 'AB');
    const { t } = draw([amber, birch], { localeId: 'fr-CA' });
    expect(within(await row('Amber')).getByText('Déverrouillée le 20 nov. 2026')).toBeVisible();
    expect(within(await row('Birch')).getByText('Enregistrée le 31 déc. 2025')).toBeVisible();
    expect(screen.getByText('Votre évaluation : 4 sur 5')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Non évaluées seulement (1)' })).toBeVisible();
    expect(screen.getByText(t('pods.count.other', { count: 2 }))).toBeVisible();
  });
});
