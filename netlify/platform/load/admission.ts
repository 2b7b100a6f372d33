import { createFairShares, type FairShares } from './fairShares';
import { serverBusy } from './serverBusy';
import type { RequestClass, Ticket } from './workClass';

export type AdmissionLimits = Record<RequestClass, number>;

interface CompletedRequest {
  milliseconds: number;
  succeeded: boolean;
}

const busyMs = 10_000;
const retryMs = { longestWait: 10_000, leastSpread: 2_000, longestSpread: 20_000, window: 5_000 };
/** The initial estimate: about what an order takes on the embedded database. */
const initialAverageMs = 50;

interface ClassState {
  shares: FairShares;
  limit: number;
  refused: number;
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

const mapClasses = <From, To>(classes: Record<RequestClass, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(classes).map(([name, value]) => [name, change(value)])) as Record<RequestClass, To>;

/** Adds a random part, so that refused clients return at the rate the server can handle. */
function retryAfterSeconds({ averageMs, limit, refusedAt }: ClassState): number {
  const wait = Math.min(retryMs.longestWait, limit * averageMs);
  const spread = Math.min(retryMs.longestSpread, Math.max(retryMs.leastSpread, refusedAt.length * averageMs));
  return Math.max(1, Math.ceil((wait + Math.random() * spread) / 1000));
}

export type Admission = ReturnType<typeof createAdmission>;

/** Refuses immediately, because a wait would end in a timeout. */
export function createAdmission(limits: AdmissionLimits, now: () => number = () => performance.now()) {
  const states = mapClasses(limits, createClassState);
  let sequence = 0;
  let lastRefusedAt = -Infinity;
  let lastSuccessAt: number | null = null;

  const countRefusal = (workClass: RequestClass): void => {
    const state = states[workClass];
    lastRefusedAt = now();
    state.refused += 1;
    state.refusedAt.push(lastRefusedAt);
    state.refusedAt.splice(
      0,
      state.refusedAt.findIndex((at) => at > lastRefusedAt - retryMs.window),
    );
  };
  /** Throws a 503 if the class has no slot left for the client address. */
  const check = (workClass: RequestClass, address: string): void => {
    const state = states[workClass];
    if (state.shares.hasRoom(address)) return;
    countRefusal(workClass);
    throw serverBusy(retryAfterSeconds(state));
  };
  return {
    check,
    /** Throws the same 503 as `check`. */
    admit: (workClass: RequestClass, address: string): Ticket => {
      check(workClass, address);
      const { shares } = states[workClass];
      shares.add(address);
      sequence += 1;
      return { workClass, address, sequence, inProgress: shares.total(), hasStarted: false };
    },
    /** Pass `completed` if the request was processed. */
    release: (ticket: Ticket, completed?: CompletedRequest): void => {
      const state = states[ticket.workClass];
      state.shares.remove(ticket.address);
      if (!ticket.hasStarted || !completed?.succeeded) return;
      lastSuccessAt = now();
      state.averageMs = state.averageMs * 0.9 + (completed.milliseconds / ticket.inProgress) * 0.1;
    },
    countRefusal,
    isBusy: (): boolean => now() - lastRefusedAt < busyMs,
    /** Milliseconds since a request that used the database last succeeded; null if none has. */
    msSinceSuccess: (): number | null => (lastSuccessAt === null ? null : now() - lastSuccessAt),
    counts: () => mapClasses(states, ({ shares, limit, refused }) => ({ inProgress: shares.total(), limit, refused })),
  };
}
