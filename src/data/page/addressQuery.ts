/** The value of a parameter in the URL, or null. */
export const readAddressQuery = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

/** Sets a URL parameter without adding a history entry; '' removes it. */
export function setAddressQuery(name: string, value: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (value) query.set(name, value);
  else query.delete(name);
  window.history.replaceState(window.history.state, '', `${pathname}${query.size ? `?${query}` : ''}${hash}`);
}
