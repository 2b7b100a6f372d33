import { readSearch } from '../../data/page/urlSearch';
import { writeSearch, type HistoryUpdate } from '../../data/page/writeSearch';
import { updateListQuery, toggleFacetValue } from '../../domain/catalogue/list/listOptions';
import type { FacetKey } from '../../domain/catalogue/list/listing';
import { listStep, type ListQuery } from '../../domain/catalogue/list/listQuery';
import { parseListQuery, writeListQuery } from '../../domain/catalogue/list/listQueryText';

export interface ListUrlChange {
  changes: Partial<ListQuery>;
  step: HistoryUpdate;
}

/** Changes a list's query in the URL, starting from `query` or from what the URL contains. */
export function changeListUrl(path: string, { changes, step }: ListUrlChange, query?: ListQuery): void {
  const search = readSearch(path);
  const currentQuery = query ?? parseListQuery(search).query;
  writeSearch(path, writeListQuery(updateListQuery(currentQuery, changes), search), step);
}

/** Returns the URL's query for another page of the list, with the same filters. */
export const searchForPage = (query: ListQuery, search: string, page: number): string =>
  writeListQuery({ ...query, page, shown: listStep }, search);

export function toggleInListUrl(path: string, facet: FacetKey, value: string): void {
  const { query } = parseListQuery(readSearch(path));
  changeListUrl(path, { changes: toggleFacetValue(query, facet, value), step: 'push' }, query);
}
