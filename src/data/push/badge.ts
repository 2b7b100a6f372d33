/** Badges of installed apps; most browsers have none. */
type Badges = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** The number on the icon is their sum. */
interface Counts {
  /** With news since the shopper last looked. */
  orders: number;
  unread: number;
}

/** Of all that a browser keeps, this is open to pages and worker alike: each of them knows one of the two counts. */
const place = 'app-badge';
const name = '/_push/badge';

const own = (): Badges => navigator;

/** For where nothing can be kept. */
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
  // What a browser refuses troubles nobody.
  await (total > 0 ? own().setAppBadge?.(total) : own().clearAppBadge?.())?.catch(() => undefined);
}

let turn = Promise.resolve();

/** One after the other: each goes on from what the last has kept. */
function change(counts: Partial<Counts>): Promise<void> {
  if (own().setAppBadge || own().clearAppBadge) turn = turn.then(() => mark(counts));
  return turn;
}

/** S2-18: how many orders have news, on the app's icon where it is installed, beside what else is counted there. */
export const setBadge = (orders: number): Promise<void> => change({ orders });

/** S2-18: takes the orders off the number on the app's icon: the shopper is looking at them. */
export const clearBadge = (): Promise<void> => change({ orders: 0 });

/** S2-38: how many notifications are unread, on the app's icon where it is installed, beside what else is counted there. */
export const setUnreadBadge = (unread: number): Promise<void> => change({ unread });
