/** The Badging API of installed apps, which most browsers lack. */
type Badges = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** The icon shows the sum. */
interface Counts {
  /** Orders with news since the shopper last looked. */
  orders: number;
  unread: number;
}

/** Cache Storage, because both pages and the worker can access it and each of them knows one of the two counts. */
const place = 'app-badge';
const name = '/_push/badge';

const own = (): Badges => navigator;

/** The fallback if nothing can be stored. */
let known: Counts = { orders: 0, unread: 0 };

async function load(): Promise<Counts> {
  const kept = await caches.match(name, { cacheName: place });
  return kept ? ((await kept.json()) as Counts) : known;
}

const save = async (counts: Counts): Promise<void> =>
  (await caches.open(place)).put(name, new Response(JSON.stringify(counts)));

async function mark(counts: Partial<Counts>): Promise<void> {
  known = { ...(await load().catch(() => known)), ...counts };
  const total = known.orders + known.unread;
  await save(known).catch(() => undefined);
  // Ignore browsers that reject a badge.
  await (total > 0 ? own().setAppBadge?.(total) : own().clearAppBadge?.())?.catch(() => undefined);
}

let queue = Promise.resolve();

/** Runs changes one after the other, because each builds on the stored result of the last. */
function change(counts: Partial<Counts>): Promise<void> {
  if (own().setAppBadge || own().clearAppBadge) queue = queue.then(() => mark(counts));
  return queue;
}

/** Sets the number of orders with news, which is part of the number on an installed app's icon. */
export const setBadge = (orders: number): Promise<void> => change({ orders });

/** Removes orders from the number on the icon, once the shopper looks at them. */
export const clearBadge = (): Promise<void> => change({ orders: 0 });

/** Sets the number of unread notifications, which is part of the number on an installed app's icon. */
export const setUnreadBadge = (unread: number): Promise<void> => change({ unread });
