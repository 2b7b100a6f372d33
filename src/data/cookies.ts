// Browsers limit a cookie to about 4 KB, including name and attributes, and send it with every request.
const maxLength = 3500;
const maxAgeSeconds = 31_536_000;

/** The value of a key's cookie, or null. */
export function loadCookie(key: string): string | null {
  try {
    const start = `lS_${key}=`;
    const pair = document.cookie.split('; ').find((each) => each.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  } catch {
    return null;
  }
}

/**
 * Stores a short text in a key's cookie and returns true if it is there afterwards. Null or a long text removes the
 * cookie.
 */
export function saveCookie(key: string, value: string | null): boolean {
  try {
    const text = encodeURIComponent(value ?? '');
    const isKept = value !== null && text.length <= maxLength;
    const [kept, age] = isKept ? [text, maxAgeSeconds] : ['', 0];
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `lS_${key}=${kept}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
    return loadCookie(key) === value;
  } catch {
    return false;
  }
}
