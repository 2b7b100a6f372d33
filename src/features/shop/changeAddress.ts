import { readSearch } from '../../data/page/address';
import { writeSearch, type AddressStep } from '../../data/page/writeAddress';
import { changedQuery, toggleValue } from '../../domain/catalogue/listChoice';
import type { FacetKey } from '../../domain/catalogue/listing';
import type { ListQuery } from '../../domain/catalogue/listQuery';
import { parseListQuery, writeListQuery } from '../../domain/catalogue/listQueryText';

export interface AddressChange {
  changes: Partial<ListQuery>;
  step: AddressStep;
}

/** Asks something else of a list, in the address of its page; what was asked before is `query`, or what the address says. */
export function changeAddress(path: string, { changes, step }: AddressChange, query?: ListQuery): void {
  const search = readSearch(path);
  const before = query ?? parseListQuery(search).query;
  writeSearch(path, writeListQuery(changedQuery(before, changes), search), step);
}

/** Chooses a value of a filter, or chooses it no more. */
export function toggleInAddress(path: string, facet: FacetKey, value: string): void {
  const { query } = parseListQuery(readSearch(path));
  changeAddress(path, { changes: toggleValue(query, facet, value), step: 'push' }, query);
}
