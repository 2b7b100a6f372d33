/** The text of a push, which the service worker shows as a notification. */
export interface PushNotification {
  /** A newer message replaces an older one with the same tag. */
  tag: string;
  title: string;
  body: string;
  lang: string;
  url: string;
  badge: number;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

/** Rejects '//host' and '/\host', which lead to another site. */
const isPath = (value: unknown): value is string => isText(value) && /^\/[\w/%.~-]*$/.test(value) && value[1] !== '/';

export function parsePushNotification(text: string): PushNotification | null {
  try {
    const { tag, title, body, lang, url, badge } = JSON.parse(text) as Record<string, unknown>;
    if (![tag, title, body, lang].every(isText) || !isPath(url) || !Number.isSafeInteger(badge)) return null;
    return { tag, title, body, lang, url, badge } as PushNotification;
  } catch {
    return null;
  }
}
