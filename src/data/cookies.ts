// Browsers limit a cookie to about 4 KB, including its name and attributes.
export const cookiePrefix = 'lS_';

const maxLength = 3500;
const maxAgeSeconds = 31_536_000;

export function loadCookie(key: string): string | null {
  try {
    const start = `${cookiePrefix}${key}=`;
    const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  } catch {
    return null;
  }
}

/** Returns true if the value was stored. Null or a long text removes the cookie. */
export function saveCookie(key: string, value: string | null): boolean {
  try {
    const text = encodeURIComponent(value ?? '');
    const canStore = value !== null && text.length <= maxLength;
    const [content, age] = canStore ? [text, maxAgeSeconds] : ['', 0];
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${cookiePrefix}${key}=${content}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
    return loadCookie(key) === value;
  } catch {
    return false;
  }
}
