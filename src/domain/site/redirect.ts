/** D-28: `redirect` is followed only to a path of this site; anything else gives null. */
export function parseRedirect(value: string | null): string | null {
  if (!value?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(value)) return null;
  return value;
}
