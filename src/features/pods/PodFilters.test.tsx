import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../../../tests/fixtures/builders/buildShop';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import {
  ratedPod,
  savedPod,
  olderPod,
  podTitles,
  podsCall,
  renderPods,
} from '../../../tests/fixtures/components/renderPods';
import { fakeTestDate } from '../../../tests/fixtures/testDate';
import { problem, type ApiCall } from '../../../tests/fixtures/servers/fakeApi';
import { maxUserPods } from '../../domain/unlock/userPods';
import { useAnnouncements } from '../../state/notifications/announcements';

fakeTestDate();

describe('S2-75 My pods: year filter', () => {
  test('S2-75 offers the years in the reader’s time zone, each with its count, and keeps the choice in the URL', async () => {
    const { t, user, api } = renderPods([ratedPod, savedPod, olderPod]);
    const years = await screen.findByLabelText(t('pods.year'));
    expect(
      within(years)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([t('pods.year.all'), '2026 (1)', '2025 (1)', '2024 (1)']);
    await user.selectOptions(years, '2025');
    expect(podTitles()).toEqual(['Birch']);
    expect(window.location.search).toBe('?year=2025');
    expect(useAnnouncements.getState().announcements.map(({ text }) => text)).toEqual(['1 pod']);
    expect(api.callsOf(podsCall), 'the list was complete').toHaveLength(1);
    act(() => window.history.back());
    await waitFor(() => expect(podTitles()).toEqual(['Amber', 'Birch', 'Cedar']));
    expect(years).toHaveValue('');
  });

  test('S2-75 a year in the URL without pods says so, with a link to all pods', async () => {
    const { t, user } = renderPods([ratedPod, savedPod], { search: '?year=2019' });
    expect(await screen.findByText('No pods in 2019')).toBeVisible();
    expect(screen.getByLabelText(t('pods.year'))).toHaveValue('2019');
    await user.click(screen.getByRole('button', { name: t('pods.showAll') }));
    expect(podTitles()).toEqual(['Amber', 'Birch']);
    expect(window.location.search).toBe('');
  });
});

describe('S2-75 My pods: unrated pods', () => {
  test('S2-75 can be shown alone, for any year or one, without locked pods', async () => {
    const unratedPod = buildUserPod({ podKey: 'DDDDDDDD', title: 'Dune' });
    const { t, user } = renderPods([ratedPod, savedPod, unratedPod, olderPod]);
    const unrated = await screen.findByRole('button', { name: 'Unrated only (2)' });
    await user.click(unrated);
    expect(unrated).toHaveAttribute('aria-pressed', 'true');
    expect(podTitles()).toEqual(['Dune', 'Cedar']);
    expect(window.location.search).toBe('?unrated=true');
    await user.selectOptions(screen.getByLabelText(t('pods.year')), '2024');
    expect(podTitles()).toEqual(['Cedar']);
    await user.selectOptions(screen.getByLabelText(t('pods.year')), '2025');
    expect(screen.getByText('No unrated pods in 2025')).toBeVisible();
  });

  test('says when all are rated', async () => {
    const { t } = renderPods([ratedPod], { search: '?unrated=true' });
    expect(await screen.findByText(t('pods.none.unrated'))).toBeVisible();
  });
});

describe('S2-75 a list longer than the API’s limit', () => {
  const many = Array.from({ length: maxUserPods }, (_, at) =>
    buildUserPod({ podKey: `K${at}`, title: `Pod ${at}`, createdDate: '2026-03-03T12:00:00.000Z' }),
  );
  const me = buildUser({ createdAt: '2023-06-01T00:00:00.000Z' });
  const answer = ({ query }: ApiCall) => {
    if (query.year === '2024') return [olderPod];
    return query.isUnrated ? [savedPod] : many;
  };
  const answers = { [podsCall]: answer, 'GET /v1/app/user/me': me };

  test('S2-75 offers each year of the account, and queries the API for the chosen one', async () => {
    const { t, user, api } = renderPods([], { answers });
    expect(await screen.findByText(t('pods.newest', { count: maxUserPods }))).toBeVisible();
    const years = screen.getByLabelText(t('pods.year'));
    await within(years).findByRole('option', { name: '2023' });
    await user.selectOptions(years, '2024');
    expect(await screen.findByRole('heading', { name: 'Cedar' })).toBeVisible();
    expect(podTitles()).toEqual(['Cedar']);
    expect(api.callsOf(podsCall).map(({ query }) => query)).toEqual([
      { wrap: 'true' },
      { year: '2024', timezone: 'America/Toronto', wrap: 'true' },
    ]);
  });

  test('S2-75 also for unrated pods, and shows an error when loading fails', async () => {
    const { t, user, api } = renderPods([], { answers });
    await user.click(await screen.findByRole('button', { name: t('pods.unrated') }));
    expect(await screen.findByRole('heading', { name: 'Birch' })).toBeVisible();
    await waitFor(() => expect(podTitles()).toEqual(['Birch']));
    api.answers[podsCall] = problem(500, 'internal');
    await user.selectOptions(screen.getByLabelText(t('pods.year')), '2025');
    expect(await screen.findByText(t('pods.error'))).toBeVisible();
    api.answers[podsCall] = answer;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await waitFor(() => expect(podTitles()).toEqual(['Birch']));
    expect(screen.queryByText(t('pods.error'))).toBeNull();
  });
});
