/** What one push says; all that a browser needs to show it while no page is open. */
export interface OrderPush {
  /** Of the order: a newer message takes the place of an older one. */
  tag: string;
  title: string;
  body: string;
  lang: string;
  /** A path of the shop. */
  url: string;
  /** How many orders have news. */
  badge: number;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

/** A path of this site and of no other: '//host' and '/\host' would lead away. */
const isPath = (value: unknown): value is string => isText(value) && /^\/[\w/%.~-]*$/.test(value) && value[1] !== '/';

/** S2-18: reads a push that came, or null where it is none of ours. */
export function parseOrderPush(text: string): OrderPush | null {
  try {
    const { tag, title, body, lang, url, badge } = JSON.parse(text) as Record<string, unknown>;
    if (![tag, title, body, lang].every(isText) || !isPath(url) || !Number.isSafeInteger(badge)) return null;
    return { tag, title, body, lang, url, badge } as OrderPush;
  } catch {
    return null;
  }
}
