/** Prevents open redirects: returns null unless the value is a path on this site. */
export function parseRedirect(value: string | null): string | null {
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  // Resolving dot segments could turn a later double slash into a host: '/..//evil.example'.
  return value.replace(/[?#].*$/s, '').includes('//') ? null : value;
}
