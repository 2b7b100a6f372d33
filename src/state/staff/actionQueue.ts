import { ApiError } from '../../data/apiError';
import { randomId } from '../../data/randomId';
import type { ResponseShape } from '../../data/responseShape';
import { serverNow } from '../../data/serverClock';
import { tokenRequest } from '../../data/staff/tokenRequest';
import { arrayOf, oneOf, nullable, object, string, check } from '../../domain/validation/plainSchema';
import { storedStore } from '../storedStore';

interface Actor {
  id: string;
  name: string;
}

/** An action that the server must process exactly once, even with an unreliable connection. */
export interface QueuedAction {
  id: string;
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  body: unknown;
  subject: string;
  /** For example 'Accept K7RM4WXT'. */
  label: string;
  /** The reason that the server gave for rejecting the action. Null while it is pending. */
  refusal: string | null;
  /** Only this actor's session may send the action. */
  by: Actor;
  /** The time of the tap by the server's clock. Null if an earlier version stored the action. */
  doneAt: string | null;
}

const schema = arrayOf(
  object({
    id: string,
    method: oneOf(['POST', 'PUT', 'PATCH']),
    path: string,
    body: check<unknown>(() => true),
    subject: string,
    label: string,
    refusal: nullable(string),
    by: object({ id: string, name: string }),
    doneAt: nullable(string),
  }),
);

const unknownActor: Actor = { id: '', name: 'Somebody' };

/** Version 1 lacked the actor, version 2 the time. */
const addMissing = (actions: unknown, by: Actor) =>
  (actions as object[]).map((action) => ({ by, doneAt: null, ...action }));

const nextSendable = (actions: readonly QueuedAction[], id: string | undefined) =>
  actions.find(({ refusal, by }) => refusal === null && by.id === id);

interface Queue {
  actions: readonly QueuedAction[];
  sendingId: string | null;
  isUnreachable: boolean;
}

interface Options<Result> {
  key: string;
  /** Null while nobody is signed in. */
  session: () => { token: string; by: Actor } | null;
  /** The shape of a successful response. An action with any other response stays in the queue. */
  shape: ResponseShape<Result>;
  /** `response` is undefined if `formatRefusal` found that there is nothing left to do. */
  onDone: (action: QueuedAction, response?: Result) => void;
  onRejected?: () => void;
  /**
   * Returns the reason to show for a rejected action, or null if there is nothing left to do. Defaults to the server's
   * own reason.
   */
  formatRefusal?: (action: QueuedAction, error: ApiError) => string | null;
}

const retryDelayMs = 5000;
/** After a connection problem, a rate limit or a server error, the action may still be valid. */
const isTransient = ({ status }: ApiError) => status === 0 || status === 408 || status === 429 || status >= 500;

export const serverReason = ({ problem }: ApiError): string => problem.detail ?? 'The server refused this.';

const createQueueStore = (key: string, currentActor: () => Actor) =>
  storedStore<Queue, readonly QueuedAction[]>({
    key,
    schema,
    version: 3,
    migrate: (actions) => addMissing(actions, currentActor()),
    initial: { actions: [], sendingId: null, isUnreachable: false },
    toState: (actions, state) => ({ ...state, actions: actions ?? [] }),
  });

/**
 * Stores actions, so that they survive a reload, and sends them one at a time with an idempotency key. Rejected actions
 * stay until they are dismissed.
 */
export function createActionQueue<Result>({ key, session, shape, onDone, onRejected, formatRefusal }: Options<Result>) {
  const currentActor = () => session()?.by ?? unknownActor;
  const store = createQueueStore(key, currentActor);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (update: (actions: readonly QueuedAction[]) => readonly QueuedAction[]) => {
    store.sync();
    const next = update(store.getState().actions);
    store.save(next.length ? next : null);
  };
  const remove = (id: string) => change((actions) => actions.filter((action) => action.id !== id));
  const markRejected = (id: string, refusal: string) =>
    change((actions) => actions.map((action) => (action.id === id ? { ...action, refusal } : action)));

  const isByCurrentActor = ({ by }: QueuedAction): boolean => by.id === session()?.by.id;

  async function send(action: QueuedAction, token: string): Promise<'done' | 'rejected' | 'retry' | 'unauthorized'> {
    const { id, method, path, body, doneAt } = action;
    const headers = { 'Idempotency-Key': id, ...(doneAt !== null && { 'Done-At': doneAt }) };
    const finish = (response?: Result) => {
      remove(id);
      onDone(action, response);
      return 'done' as const;
    };
    try {
      return finish(await tokenRequest<Result>(path, { token, method, body, shape, headers }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isTransient(error)) return 'retry';
      if (error.status === 401) return 'unauthorized';
      const refusal = formatRefusal ? formatRefusal(action, error) : serverReason(error);
      if (refusal === null) return finish();
      markRejected(id, refusal);
      return 'rejected';
    }
  }

  /** Does nothing while an action is being sent. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (store.getState().sendingId) return;
    for (;;) {
      const { token, by } = session() ?? {};
      const next = nextSendable(store.getState().actions, by?.id);
      if (!next || !token) return void store.setState({ isUnreachable: false });
      store.setState({ sendingId: next.id });
      const outcome = await send(next, token).finally(() => store.setState({ sendingId: null }));
      store.setState({ isUnreachable: outcome === 'retry' });
      if (outcome === 'retry') return void (timer = setTimeout(() => void flush(), retryDelayMs));
      // Ignore the rejection if somebody has signed in meanwhile.
      if (outcome === 'unauthorized' && session()?.token === token) return onRejected?.();
    }
  }
  if (typeof window !== 'undefined') window.addEventListener('online', () => void flush());

  return {
    useQueue: store,
    flush,
    isByCurrentActor,
    add: (action: Omit<QueuedAction, 'id' | 'refusal' | 'by' | 'doneAt'>): void => {
      const doneAt = new Date(serverNow()).toISOString();
      change((actions) => [...actions, { ...action, id: randomId(), refusal: null, by: currentActor(), doneAt }]);
      void flush();
    },
    dismiss: remove,
  };
}
