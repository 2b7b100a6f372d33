/** The content of one push message: everything needed to show it while no page is open. */
export interface OrderPush {
  /** Identifies the order, so that a newer message replaces the older one. */
  tag: string;
  title: string;
  body: string;
  lang: string;
  /** A path on this site. */
  url: string;
  /** The number of orders with news. */
  badge: number;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

/** A path on this site only: '//host' and '/\host' would lead to another site. */
const isPath = (value: unknown): value is string => isText(value) && /^\/[\w/%.~-]*$/.test(value) && value[1] !== '/';

/** Parses a push message; returns null if it is not one of ours. */
export function parseOrderPush(text: string): OrderPush | null {
  try {
    const { tag, title, body, lang, url, badge } = JSON.parse(text) as Record<string, unknown>;
    if (![tag, title, body, lang].every(isText) || !isPath(url) || !Number.isSafeInteger(badge)) return null;
    return { tag, title, body, lang, url, badge } as OrderPush;
  } catch {
    return null;
  }
}
