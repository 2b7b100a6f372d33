/** Prevents open redirects: null unless the value is a path on this site. */
export function parseRedirect(value: string | null): string | null {
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  // A later double slash could become a host once dot segments are resolved: '/..//evil.example'.
  return value.replace(/[?#].*$/s, '').includes('//') ? null : value;
}
