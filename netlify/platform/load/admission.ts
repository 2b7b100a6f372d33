import { createFairShares, type FairShares } from './fairShares';
import { serverBusy } from './serverBusy';
import type { RequestClass, Ticket } from './requestClass';

/** Maximum number of concurrent requests per class. */
export type AdmissionLimits = Record<RequestClass, number>;

export interface ClassLoad {
  inProgress: number;
  limit: number;
  /** Requests refused since startup. */
  refused: number;
}

export interface Ended {
  milliseconds: number;
  succeeded: boolean;
}

export interface Admission {
  /** Throws a 503 if the class has no place left for the client address. */
  check: (workClass: RequestClass, address: string) => void;
  /** Takes a place. Throws the same. */
  enter: (workClass: RequestClass, address: string) => Ticket;
  /** Gives the place back. Idempotent. Pass `ended` if the request was processed. */
  leave: (ticket: Ticket, ended?: Ended) => void;
  /** Counts a request that was admitted and then waited too long. */
  countRefusal: (workClass: RequestClass) => void;
  /** True if a request was refused in the last 10 seconds. */
  isBusy: () => boolean;
  /** Milliseconds since a request that used the database last succeeded; null if none has. */
  sinceDone: () => number | null;
  counts: () => Record<RequestClass, ClassLoad>;
}

const busyMs = 10_000;
const retryMs = { longestWait: 10_000, leastSpread: 2_000, longestSpread: 20_000, window: 5_000 };
/** The initial estimate: about what an order takes on the embedded database. */
const firstPaceMs = 50;

interface ClassState extends Pick<ClassLoad, 'limit' | 'refused'> {
  places: FairShares;
  /** Milliseconds per completed request under load, as a moving average. */
  paceMs: number;
  /** Times of recent refusals. */
  refusedAt: number[];
}

/**
 * Waits for the requests in progress, plus a random part of the time needed to serve those refused recently, so that
 * clients return at the rate the server can handle.
 */
function retryAfterSeconds({ paceMs, limit, refusedAt }: ClassState): number {
  const wait = Math.min(retryMs.longestWait, limit * paceMs);
  const spread = Math.min(retryMs.longestSpread, Math.max(retryMs.leastSpread, refusedAt.length * paceMs));
  return Math.max(1, Math.ceil((wait + Math.random() * spread) / 1000));
}

/** Limits concurrent requests per class, shares the places among client addresses, and refuses the rest immediately, rather than after a wait in vain. */
export function createAdmission(limits: AdmissionLimits, now: () => number = () => performance.now()): Admission {
  const names = Object.keys(limits) as RequestClass[];
  const states = Object.fromEntries(
    names.map((name): [string, ClassState] => [
      name,
      { places: createFairShares(limits[name]), limit: limits[name], refused: 0, paceMs: firstPaceMs, refusedAt: [] },
    ]),
  ) as Record<RequestClass, ClassState>;
  let sequence = 0;
  let lastRefusedAt: number | null = null;
  let lastDoneAt: number | null = null;

  const countRefusal = (workClass: RequestClass) => {
    const state = states[workClass];
    lastRefusedAt = now();
    state.refused += 1;
    state.refusedAt.push(lastRefusedAt);
    const old = state.refusedAt.findIndex((at) => at > lastRefusedAt! - retryMs.window);
    state.refusedAt.splice(0, old);
  };
  const check: Admission['check'] = (workClass, address) => {
    const state = states[workClass];
    if (state.places.hasRoom(address)) return;
    countRefusal(workClass);
    throw serverBusy(retryAfterSeconds(state));
  };
  return {
    check,
    enter: (workClass, address) => {
      check(workClass, address);
      const { places } = states[workClass];
      places.add(address);
      sequence += 1;
      return { workClass, address, sequence, inProgress: places.total(), hasStarted: false, hasLeft: false };
    },
    leave: (ticket, ended) => {
      if (ticket.hasLeft) return;
      ticket.hasLeft = true;
      const state = states[ticket.workClass];
      state.places.remove(ticket.address);
      if (!ticket.hasStarted || !ended?.succeeded) return;
      lastDoneAt = now();
      state.paceMs = state.paceMs * 0.9 + (ended.milliseconds / ticket.inProgress) * 0.1;
    },
    countRefusal,
    isBusy: () => lastRefusedAt !== null && now() - lastRefusedAt < busyMs,
    sinceDone: () => (lastDoneAt === null ? null : now() - lastDoneAt),
    counts: () =>
      Object.fromEntries(
        names.map((name) => [
          name,
          { inProgress: states[name].places.total(), limit: states[name].limit, refused: states[name].refused },
        ]),
      ) as Record<RequestClass, ClassLoad>,
  };
}
