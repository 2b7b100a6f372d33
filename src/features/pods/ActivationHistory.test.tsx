import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi, offline, problem, neverResponds, type ApiCall } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeTestDate } from '../../../tests/fixtures/testDate';
import { localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import type { ActivationEntry, ActivationHistoryPage } from '../../domain/unlock/activationHistorySchema';
import { useAnnouncements } from '../../state/notifications/announcements';
import { PodsPage } from './PodsPage';

const call = 'GET /pas/user-activation/history';

fakeTestDate();

const entry = (at: number, rest: Partial<ActivationEntry> = {}): ActivationEntry => ({
  id: `entry-${at}`,
  createdDate: '2026-11-20T17:00:00.000Z',
  podKey: 'ABCDEFGH',
  batchId: 'B-1',
  productVariantId: 'amber-1g',
  title: `Amber ${at}`,
  brandName: 'Alder',
  featuredImage: null,
  ...rest,
});

/** Answers with the requested page, like the server. */
const servePage =
  (entries: ActivationEntry[]) =>
  ({ query }: ApiCall): ActivationHistoryPage => {
    const [number, size] = [Number(query.page), Number(query.size)];
    const content = entries.slice(number * size, (number + 1) * size);
    const totalPages = Math.ceil(entries.length / size);
    return {
      content,
      totalElements: entries.length,
      totalPages,
      number,
      size,
      numberOfElements: content.length,
      first: number === 0,
      last: number + 1 >= totalPages,
      empty: content.length === 0,
    };
  };
const many = Array.from({ length: 240 }, (_, at) => entry(at + 1));

type Answer = Parameters<typeof fakeApi>[0][string];

function renderActivationHistory(answer: Answer, { localeId = 'en-US' as LocaleId, search = '?view=history' } = {}) {
  window.history.replaceState(null, '', localePath(localeOf(localeId), '/user/pods') + search);
  const api = fakeApi({ [call]: answer, 'GET /v1/app/user/pods': [] });
  const view = renderInLocale(<PodsPage />, { localeId });
  const clickPager = (key: 'history.newer' | 'history.older') =>
    view.user.click(screen.getByRole('button', { name: view.t(key) }));
  return { api, clickPager, ...view };
}

const entryTitles = () => screen.queryAllByRole('listitem').map((item) => item.firstElementChild!.textContent);

describe('S3-19 the activation history', () => {
  test('S3-19 is a view of its own, and shows pod, time, brand, batch and the end of the key', async () => {
    const { t, user } = renderActivationHistory(servePage([entry(1), entry(2, { title: null, brandName: null })]), {
      search: '',
    });
    await screen.findByText(t('pods.empty'));
    await user.click(screen.getByRole('radio', { name: t('pods.view.history') }));
    expect(window.location.search).toBe('?view=history');
    const [known, unknown] = await screen.findAllByRole('listitem');
    expect(known).toHaveTextContent(/^Amber 1Nov 20, 2026, 12:00\sPMAlder · Batch B-1 · Code ending in FGH$/);
    expect(unknown).toHaveTextContent(/^Pod from batch B-1Nov 20, 2026, 12:00\sPMCode ending in FGH$/);
    expect(screen.queryByRole('navigation', { name: t('history.pages') })).toBeNull();
  });

  test('S9-08 is paged by 100; the next page takes focus and announces its range', async () => {
    const { t, api, clickPager } = renderActivationHistory(servePage(many));
    expect(await screen.findByText('1–100 of 240')).toBeVisible();
    expect(entryTitles()).toHaveLength(100);
    expect(screen.getByRole('button', { name: t('history.newer') })).toBeDisabled();
    await clickPager('history.older');
    expect(await screen.findByText('101–200 of 240')).toBeVisible();
    expect(entryTitles()[0]).toBe('Amber 101');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: t('pods.view.history') }));
    expect(useAnnouncements.getState().announcements.map(({ text }) => text)).toEqual(['101–200 of 240']);
    await clickPager('history.older');
    expect(await screen.findByText('201–240 of 240')).toBeVisible();
    expect(screen.getByRole('button', { name: t('history.older') })).toBeDisabled();
    expect(window.location.search).toBe('?view=history&page=3');
    expect(api.callsOf(call).map(({ query }) => [query.page, query.size])).toEqual([
      ['0', '100'],
      ['1', '100'],
      ['2', '100'],
    ]);
    act(() => window.history.back());
    expect(await screen.findByText('101–200 of 240')).toBeVisible();
  });

  test('S9-08 a page is cached for 60 seconds', async () => {
    const { t, user, api, clickPager } = renderActivationHistory(servePage(many));
    await screen.findByText('1–100 of 240');
    await clickPager('history.older');
    await screen.findByText('101–200 of 240');
    vi.setSystemTime(Date.now() + 59_000);
    await clickPager('history.newer');
    expect(await screen.findByText('1–100 of 240')).toBeVisible();
    expect(api.callsOf(call)).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: t('pods.view.pods') }));
    await screen.findByText(t('pods.empty'));
    vi.setSystemTime(Date.now() + 2000);
    await user.click(screen.getByRole('radio', { name: t('pods.view.history') }));
    expect(await screen.findByText('1–100 of 240')).toBeVisible();
    await waitFor(() => expect(api.callsOf(call)).toHaveLength(3));
  });

  test('a page after the last links to the first', async () => {
    const { t, user } = renderActivationHistory(servePage(many), { search: '?view=history&page=9' });
    await user.click(await screen.findByRole('button', { name: t('history.firstPage') }));
    expect(await screen.findByText('1–100 of 240')).toBeVisible();
    expect(window.location.search).toBe('?view=history');
  });
});

describe('S7-17 the days of the history', () => {
  test('S7-17 are sent in the reader’s time zone, start at the first page, and can be cleared', async () => {
    const { t, user, api } = renderActivationHistory(servePage(many), { search: '?view=history&page=2' });
    await screen.findByText('101–200 of 240');
    fireEvent.change(screen.getByLabelText(t('history.start')), { target: { value: '2026-11-20' } });
    fireEvent.change(screen.getByLabelText(t('history.end')), { target: { value: '2026-11-21' } });
    await user.click(screen.getByRole('button', { name: t('history.apply') }));
    await waitFor(() =>
      expect(api.callsOf(call).at(-1)!.query).toEqual({
        sort: 'createdDate,desc',
        page: '0',
        size: '100',
        startDate: '2026-11-20T05:00:00.000Z',
        endDate: '2026-11-22T04:59:59.999Z',
      }),
    );
    expect(window.location.search).toBe('?view=history&start=2026-11-20&end=2026-11-21');
    await user.click(screen.getByRole('button', { name: t('history.clear') }));
    expect(window.location.search).toBe('?view=history');
    await waitFor(() => expect(screen.getByLabelText(t('history.start'))).toHaveValue(''));
  });

  test.each([
    ['2026-11-21', '2026-11-20', 'The end date can’t be before the start date.', 'history.end'],
    ['1999-01-01', '', 'Enter a date between Jan 1, 2001 and Dec 31, 2098.', 'history.start'],
  ] as const)('S7-17 from %s to %j sends no request and shows %s', async (start, end, words, faulty) => {
    const { t, user, api } = renderActivationHistory(servePage(many));
    await screen.findByText('1–100 of 240');
    fireEvent.change(screen.getByLabelText(t('history.start')), { target: { value: start } });
    fireEvent.change(screen.getByLabelText(t('history.end')), { target: { value: end } });
    await user.click(screen.getByRole('button', { name: t('history.apply') }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText(t(faulty))).toHaveAccessibleDescription(words);
    expect(document.activeElement).toBe(screen.getByLabelText(t(faulty)));
    expect(api.callsOf(call)).toHaveLength(1);
    expect(window.location.search).toBe('?view=history');
  });

  test('a partly typed date is rejected', async () => {
    const { t, user, api } = renderActivationHistory(servePage(many));
    await screen.findByText('1–100 of 240');
    const end = screen.getByLabelText<HTMLInputElement>(t('history.end'));
    vi.spyOn(end.validity, 'badInput', 'get').mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: t('history.apply') }));
    await waitFor(() => expect(end).toHaveAccessibleDescription(/^Enter a date between/));
    expect(api.callsOf(call)).toHaveLength(1);
  });

  test('without any activation say so, and can be cleared', async () => {
    const { t } = renderActivationHistory(servePage([]), { search: '?view=history&start=2026-01-01' });
    expect(await screen.findByText(t('history.empty.dates'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('history.clear') })).toBeVisible();
    expect(screen.getByLabelText(t('history.start'))).toHaveValue('2026-01-01');
  });
});

describe('S8-06 a history that fails to load', () => {
  test('shows that it is loading', () => {
    const { t } = renderActivationHistory(neverResponds);
    expect(screen.getByRole('status')).toHaveTextContent(t('app.loading'));
  });

  test.each([
    ['the server failed', problem(500, 'internal')],
    ['no answer came', offline],
  ])('S8-06 when %s shows an error, and can be retried', async (_, answer) => {
    const { t, user, api } = renderActivationHistory(answer);
    expect(await screen.findByText('Could not fetch pod activated history')).toBeVisible();
    api.answers[call] = servePage([entry(1)]);
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText('1–1 of 1')).toBeVisible();
    expect(screen.queryByText(t('error.podHistory'))).toBeNull();
  });

  test.each([
    ['S7-17 a 404', problem(404, 'not_found')],
    ['an empty one', servePage([])],
  ])('%s is an empty history, with a link to the unlock page', async (_, answer) => {
    const { t } = renderActivationHistory(answer);
    expect(await screen.findByText(t('history.empty'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('pods.empty.unlock') })).toHaveAttribute('href', '/us/en/user/unlock');
    expect(screen.queryByLabelText(t('history.start'))).toBeNull();
  });
});
