/** Previews and local servers differ from the site URL in the content. */
export function withCurrentHost(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return window.location.origin + pathname + search + hash;
}
