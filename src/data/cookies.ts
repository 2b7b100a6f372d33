// A browser takes some 4 KB a cookie, name and attributes included, and sends it with every request.
const longest = 3500;
const year = 31_536_000;

/** What the cookie of a key holds, or null (S9-12). */
export function loadCookie(key: string): string | null {
  try {
    const start = `lS_${key}=`;
    const pair = document.cookie.split('; ').find((each) => each.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  } catch {
    return null;
  }
}

/** Keeps a small text in the cookie of a key and says whether it is there now; null, or a long text, removes the cookie. */
export function saveCookie(key: string, value: string | null): boolean {
  try {
    const text = encodeURIComponent(value ?? '');
    const isKept = value !== null && text.length <= longest;
    const [kept, age] = isKept ? [text, year] : ['', 0];
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `lS_${key}=${kept}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
    return loadCookie(key) === value;
  } catch {
    return false;
  }
}
