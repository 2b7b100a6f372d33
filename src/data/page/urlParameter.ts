export const readUrlParameter = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

/** Adds no history entry; '' removes the parameter. */
export function setUrlParameter(name: string, value: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (value) query.set(name, value);
  else query.delete(name);
  window.history.replaceState(window.history.state, '', `${pathname}${query.size ? `?${query}` : ''}${hash}`);
}
