/** D-28: `redirect` is followed only to a path of this site; anything else gives null. */
export function parseRedirect(value: string | null): string | null {
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  // A double slash further on would become a host once dot segments are resolved: '/..//evil.example'.
  return value.replace(/[?#].*$/s, '').includes('//') ? null : value;
}
