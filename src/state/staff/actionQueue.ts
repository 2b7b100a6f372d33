import { ApiError } from '../../data/apiError';
import { randomId } from '../../data/randomId';
import { storedValue } from '../../data/storedValue';
import { tokenRequest } from '../../data/staff/tokenRequest';
import { listOf, oneOf, orNull, record, text, check } from '../../domain/plainSchema';
import { storedStore } from '../storedStore';

/** Something done at the counter or at a door that the server must hear of once, however bad the connection is. */
export interface QueuedAction {
  /** The idempotency key. */
  id: string;
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  body: unknown;
  /** The order's id, so that the state is shown at that order. */
  subject: string;
  /** The action in words: 'Accept K7RM4WXT'. */
  label: string;
  /** Why the server refused it. Null while it waits or is being sent. */
  refusal: string | null;
}

const schema = listOf(
  record({
    id: text,
    method: oneOf(['POST', 'PUT', 'PATCH']),
    path: text,
    body: check<unknown>(() => true),
    subject: text,
    label: text,
    refusal: orNull(text),
  }),
);

interface Queue {
  actions: readonly QueuedAction[];
  /** The action on its way to the server. */
  sendingId: string | null;
  isUnreachable: boolean;
}

interface Options {
  /** The key in the browser's storage. */
  key: string;
  token: () => string | null;
  /** Called after the server has done an action. */
  onDone: (action: QueuedAction) => void;
}

const retryDelayMs = 5000;
/** Answers that say nothing about the action itself: no connection, too many requests, a server in trouble. */
const isPassing = ({ status }: ApiError) => status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * A queue that survives a reload. It sends one action at a time, in order, each with its own key, so that the server does
 * it once. An action that the server refuses stays until somebody has read why.
 */
export function createActionQueue({ key, token, onDone }: Options) {
  const store = storedStore<Queue, readonly QueuedAction[]>({
    stored: storedValue<readonly QueuedAction[]>({ key, schema, version: 1 }),
    initial: { actions: [], sendingId: null, isUnreachable: false },
    toState: (actions, before) => ({ ...before, actions: actions ?? [] }),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (step: (actions: readonly QueuedAction[]) => readonly QueuedAction[]) => {
    store.sync();
    const next = step(store.getState().actions);
    store.save(next.length ? next : null);
  };
  const drop = (id: string) => change((actions) => actions.filter((action) => action.id !== id));
  const refuse = (id: string, refusal: string) =>
    change((actions) => actions.map((action) => (action.id === id ? { ...action, refusal } : action)));

  async function send(action: QueuedAction): Promise<'done' | 'refused' | 'waits'> {
    const { id, method, path, body } = action;
    try {
      await tokenRequest(path, { token: token(), method, body, headers: { 'Idempotency-Key': id } });
      drop(id);
      onDone(action);
      return 'done';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isPassing(error)) return 'waits';
      refuse(id, error.problem.detail ?? 'The server refused this.');
      return 'refused';
    }
  }

  /** Sends what waits. Does nothing while it is already sending. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (store.getState().sendingId) return;
    for (;;) {
      const next = store.getState().actions.find(({ refusal }) => refusal === null);
      if (!next || !token()) return void store.setState({ isUnreachable: false });
      store.setState({ sendingId: next.id });
      const outcome = await send(next).finally(() => store.setState({ sendingId: null }));
      store.setState({ isUnreachable: outcome === 'waits' });
      if (outcome === 'waits') {
        timer = setTimeout(() => void flush(), retryDelayMs);
        return;
      }
    }
  }
  if (typeof window !== 'undefined') window.addEventListener('online', () => void flush());

  return {
    useQueue: store,
    flush,
    add: (action: Omit<QueuedAction, 'id' | 'refusal'>): void => {
      change((actions) => [...actions, { ...action, id: randomId(), refusal: null }]);
      void flush();
    },
    /** Removes a refused action that was read. */
    dismiss: drop,
    /** Removes everything, when somebody else takes over the device. */
    clear: () => store.save(null),
  };
}
