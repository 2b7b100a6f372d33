/** The value of a name in the query of the address, or null. */
export const readAddressQuery = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

/** Sets a part of the address's query without a new entry in the history, or takes it away: '' leaves none. */
export function setAddressQuery(name: string, value: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (value) query.set(name, value);
  else query.delete(name);
  window.history.replaceState(window.history.state, '', `${pathname}${query.size ? `?${query}` : ''}${hash}`);
}
