/** An address of the site on the host that served the page: a preview or a local server is none that the content names. */
export function onThisHost(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return window.location.origin + pathname + search + hash;
}
