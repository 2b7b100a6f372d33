import { createMiddleware } from 'hono/factory';
import { busyCode } from '../../platform/load/serverBusy';
import type { Admission } from '../../platform/load/admission';
import { withTicket, type RequestClass, type Ticket } from '../../platform/load/workClass';
import type { AppContext } from '../../services/appContext';
import type { AppEnv, AppRequest } from './appEnv';
import { uploadPath } from '../account/ids';
import { bodyTooSlow } from './bodyTooSlow';

/** A body usually arrives with its headers. A slower one gives up its place until it is complete. */
const usualTimes = { promptMs: 250, bodyMs: 10_000 };
type Times = typeof usualTimes;

/** Served without the database, or health checks of it. Uploads have their own queue. */
const unlimited = /^\/v1\/(health(\/|$)|app\/batches\/)/;

const byPath: [RegExp, RequestClass][] = [
  [/^\/v1\/(app\/user\/(auth\/|logout$)|staff\/auth\/)/, 'signIn'],
  [/^\/v1\/webhooks\//, 'webhooks'],
];

/** The class that limits a request; null if it is not limited. */
export function classOf(method: string, path: string): RequestClass | null {
  if (unlimited.test(path) || path === uploadPath || method === 'OPTIONS') return null;
  const [, known] = byPath.find(([form]) => form.test(path)) ?? [];
  if (known) return known;
  if (method === 'GET' || method === 'HEAD') return 'reads';
  return path.startsWith('/v1/app/orders') ? 'orders' : 'changes';
}

const isWithin = (milliseconds: number, body: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), milliseconds);
  });
  return Promise.race([body.then(() => true), late]).finally(() => clearTimeout(timer));
};

const places = new WeakMap<object, Ticket>();

/** Stores a place taken before the `Request` object was created. */
export const keepPlace = (incoming: object, ticket: Ticket): void => void places.set(incoming, ticket);
/** Returns the stored place of a request, and removes it so that it is used only once. */
export const claimPlace = (incoming: object): Ticket | undefined => {
  const ticket = places.get(incoming);
  places.delete(incoming);
  return ticket;
};

/** Buffers the body, so that handlers and limits can read it again. */
async function keepBody({ req }: AppRequest): Promise<void> {
  const { raw } = req;
  const init: RequestInit = { body: await raw.arrayBuffer() };
  req.raw = new Request(raw, init);
}

interface Entry {
  admission: Admission;
  workClass: RequestClass;
  times: Times;
}

/** Takes a place for the request, and waits for its body. */
async function takePlace(c: AppRequest, { admission, workClass, times }: Entry): Promise<Ticket> {
  const incoming = (c.env as AppEnv['Bindings'] | undefined)?.incoming;
  const ticket = (incoming && claimPlace(incoming)) ?? admission.enter(workClass);
  if (!c.req.raw.body) return ticket;
  try {
    const body = keepBody(c);
    if (await isWithin(times.promptMs, body)) return ticket;
    admission.leave(ticket);
    if (!(await isWithin(times.bodyMs, body))) throw bodyTooSlow();
  } catch (error) {
    admission.leave(ticket);
    throw error;
  }
  return admission.enter(workClass);
}

/** Limits concurrent requests per class, and answers the others with a 503 before doing any work. */
export const admit = ({ admission }: Pick<AppContext, 'admission'>, times = usualTimes) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const workClass = classOf(c.req.method, c.req.path);
    if (!workClass) return next();
    const ticket = await takePlace(c, { admission, workClass, times });
    ticket.signal = c.req.raw.signal;
    const start = performance.now();
    try {
      await withTicket(ticket, next);
    } finally {
      if (c.get('code') === busyCode) admission.countRefusal(workClass);
      admission.leave(ticket, { milliseconds: performance.now() - start, succeeded: c.res.status < 500 });
    }
    return undefined;
  });
