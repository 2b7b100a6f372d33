import { historyDaysFault, type HistoryDays } from './historyDays';
import type { PodFilter } from './podYears';

/** S2-75: what the address of My pods asks for. */
export interface PodsAddress extends PodFilter, HistoryDays {
  view: 'pods' | 'history';
  /** Of the history, from 1. */
  page: number;
}

export const plainPodsAddress: PodsAddress = {
  view: 'pods',
  year: null,
  isUnrated: false,
  start: '',
  end: '',
  page: 1,
};

const names = ['view', 'year', 'unrated', 'start', 'end', 'page'] as const;
const pageMost = 100_000;

/** S2-75: reads the query of the address; what it cannot mean counts as not asked: '?year=2026&unrated=true'. */
export function parsePodsAddress(search: string): PodsAddress {
  const query = new URLSearchParams(search);
  const said = (name: (typeof names)[number]) => query.get(name) ?? '';
  if (said('view') !== 'history') {
    const year = /^20\d\d$/.test(said('year')) ? Number(said('year')) : null;
    return { ...plainPodsAddress, year, isUnrated: said('unrated') === 'true' };
  }
  const days = { start: said('start'), end: said('end') };
  const page = /^\d{1,6}$/.test(said('page')) ? Number(said('page')) : 1;
  return {
    ...plainPodsAddress,
    ...(historyDaysFault(days) ? {} : days),
    view: 'history',
    page: Math.min(Math.max(page, 1), pageMost),
  };
}

/** The query that asks for it, without what goes without saying; what else the address says stays. */
export function writePodsAddress({ view, year, isUnrated, start, end, page }: PodsAddress, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  const isHistory = view === 'history';
  const asked = isHistory
    ? { view, start, end, page: page > 1 ? String(page) : '' }
    : { year: year === null ? '' : String(year), unrated: isUnrated ? 'true' : '' };
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  return query.size ? `?${query}` : '';
}
