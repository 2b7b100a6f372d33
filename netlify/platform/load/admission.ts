import { createFairShares, type FairShares } from './fairShares';
import { serverBusy } from './serverBusy';
import type { RequestClass, Ticket } from './workClass';

export type AdmissionLimits = Record<RequestClass, number>;

export interface ClassLoad {
  inProgress: number;
  limit: number;
  refused: number;
}

export interface CompletedRequest {
  milliseconds: number;
  succeeded: boolean;
}

export interface Admission {
  /** Throws a 503 if the class has no slot left for the client address. */
  check: (workClass: RequestClass, address: string) => void;
  /** Throws the same 503 as `check`. */
  admit: (workClass: RequestClass, address: string) => Ticket;
  /** Idempotent. Pass `completed` if the request was processed. */
  release: (ticket: Ticket, completed?: CompletedRequest) => void;
  countRefusal: (workClass: RequestClass) => void;
  isBusy: () => boolean;
  /** Milliseconds since a request that used the database last succeeded; null if none has. */
  msSinceSuccess: () => number | null;
  counts: () => Record<RequestClass, ClassLoad>;
}

const busyMs = 10_000;
const retryMs = { longestWait: 10_000, leastSpread: 2_000, longestSpread: 20_000, window: 5_000 };
/** The initial estimate: about what an order takes on the embedded database. */
const initialAverageMs = 50;

interface ClassState extends Pick<ClassLoad, 'limit' | 'refused'> {
  shares: FairShares;
  averageMs: number;
  refusedAt: number[];
}

const createClassState = (limit: number): ClassState => ({
  shares: createFairShares(limit),
  limit,
  refused: 0,
  averageMs: initialAverageMs,
  refusedAt: [],
});

/** Adds a random part, so that refused clients return at the rate the server can handle. */
function retryAfterSeconds({ averageMs, limit, refusedAt }: ClassState): number {
  const wait = Math.min(retryMs.longestWait, limit * averageMs);
  const spread = Math.min(retryMs.longestSpread, Math.max(retryMs.leastSpread, refusedAt.length * averageMs));
  return Math.max(1, Math.ceil((wait + Math.random() * spread) / 1000));
}

/** Refuses immediately, because a wait would end in a timeout. */
export function createAdmission(limits: AdmissionLimits, now: () => number = () => performance.now()): Admission {
  const names = Object.keys(limits) as RequestClass[];
  const states = Object.fromEntries(names.map((name) => [name, createClassState(limits[name])])) as Record<
    RequestClass,
    ClassState
  >;
  let sequence = 0;
  let lastRefusedAt: number | null = null;
  let lastSuccessAt: number | null = null;

  const countRefusal = (workClass: RequestClass) => {
    const state = states[workClass];
    lastRefusedAt = now();
    state.refused += 1;
    state.refusedAt.push(lastRefusedAt);
    const firstRecent = state.refusedAt.findIndex((at) => at > lastRefusedAt! - retryMs.window);
    state.refusedAt.splice(0, firstRecent);
  };
  const check: Admission['check'] = (workClass, address) => {
    const state = states[workClass];
    if (state.shares.hasRoom(address)) return;
    countRefusal(workClass);
    throw serverBusy(retryAfterSeconds(state));
  };
  return {
    check,
    admit: (workClass, address) => {
      check(workClass, address);
      const { shares } = states[workClass];
      shares.add(address);
      sequence += 1;
      return { workClass, address, sequence, inProgress: shares.total(), hasStarted: false, hasLeft: false };
    },
    release: (ticket, completed) => {
      if (ticket.hasLeft) return;
      ticket.hasLeft = true;
      const state = states[ticket.workClass];
      state.shares.remove(ticket.address);
      if (!ticket.hasStarted || !completed?.succeeded) return;
      lastSuccessAt = now();
      state.averageMs = state.averageMs * 0.9 + (completed.milliseconds / ticket.inProgress) * 0.1;
    },
    countRefusal,
    isBusy: () => lastRefusedAt !== null && now() - lastRefusedAt < busyMs,
    msSinceSuccess: () => (lastSuccessAt === null ? null : now() - lastSuccessAt),
    counts: () =>
      Object.fromEntries(
        names.map((name) => [
          name,
          { inProgress: states[name].shares.total(), limit: states[name].limit, refused: states[name].refused },
        ]),
      ) as Record<RequestClass, ClassLoad>,
  };
}
