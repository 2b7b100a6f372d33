/**
 * The path that the visitor asked for. Where there is no page, Gatsby puts the address of its 404 page in the place of it
 * before it hydrates; the browser still knows which document it fetched.
 */
export function askedPath(): string {
  const { pathname } = window.location;
  if (!pathname.endsWith('/404')) return pathname;
  const [document] = performance.getEntriesByType('navigation');
  return document ? new URL(document.name).pathname : pathname;
}
