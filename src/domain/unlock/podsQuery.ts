import { historyDaysFault, type HistoryDays } from './historyDays';
import type { PodFilter } from './userPods';

export interface PodsQuery extends PodFilter, HistoryDays {
  view: 'pods' | 'history';
  page: number;
}

export const defaultPodsQuery: PodsQuery = {
  view: 'pods',
  year: null,
  isUnrated: false,
  start: '',
  end: '',
  page: 1,
};

const names = ['view', 'year', 'unrated', 'start', 'end', 'page'] as const;
const maxPage = 100_000;

export function parsePodsQuery(search: string): PodsQuery {
  const query = new URLSearchParams(search);
  const valueOf = (name: (typeof names)[number]) => query.get(name) ?? '';
  if (valueOf('view') !== 'history') {
    const year = /^20\d\d$/.test(valueOf('year')) ? Number(valueOf('year')) : null;
    return { ...defaultPodsQuery, year, isUnrated: valueOf('unrated') === 'true' };
  }
  const days = { start: valueOf('start'), end: valueOf('end') };
  const page = /^\d{1,6}$/.test(valueOf('page')) ? Number(valueOf('page')) : 1;
  return {
    ...defaultPodsQuery,
    ...(historyDaysFault(days) ? {} : days),
    view: 'history',
    page: Math.min(Math.max(page, 1), maxPage),
  };
}

export function writePodsQuery({ view, year, isUnrated, start, end, page }: PodsQuery, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  const isHistory = view === 'history';
  const params = isHistory
    ? { view, start, end, page: page > 1 ? String(page) : '' }
    : { year: year === null ? '' : String(year), unrated: isUnrated ? 'true' : '' };
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return query.size ? `?${query}` : '';
}
