import { ApiError } from '../../data/apiError';
import { randomId } from '../../data/randomId';
import { storedValue } from '../../data/storedValue';
import { tokenRequest } from '../../data/staff/tokenRequest';
import { arrayOf, oneOf, nullable, object, string, check } from '../../domain/plainSchema';
import { storedStore } from '../storedStore';

/** The person behind an action, and the dispensary or round that it is for. */
interface Actor {
  id: string;
  name: string;
}

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
  /** Sent in this actor's session and in nobody else's. */
  by: Actor;
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
  }),
);

const nobody: Actor = { id: '', name: 'Somebody' };

/** Version 1 did not say who did an action. */
const withActor = (actions: unknown, by: Actor) => (actions as object[]).map((action) => ({ ...action, by }));

/** The first action that this actor's session can send. */
const nextOf = (actions: readonly QueuedAction[], id: string | undefined) =>
  actions.find(({ refusal, by }) => refusal === null && by.id === id);

interface Queue {
  actions: readonly QueuedAction[];
  /** The action on its way to the server. */
  sendingId: string | null;
  isUnreachable: boolean;
}

interface Options {
  /** The key in the browser's storage. */
  key: string;
  /** The session at this device. Null while nobody is signed in. */
  session: () => { token: string; by: Actor } | null;
  /** Called after the server has done an action. */
  onDone: (action: QueuedAction) => void;
  /** Called when the server rejects the session's token. */
  onRejected?: () => void;
}

const retryDelayMs = 5000;
/** Answers that say nothing about the action itself: no connection, too many requests, a server in trouble. */
const isPassing = ({ status }: ApiError) => status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * A queue that survives a reload. It sends one action at a time, in order, each with its own key, so that the server does
 * it once. An action that the server refuses stays until somebody has read why. When the session ends, its actions wait
 * for the next session of the same actor.
 */
export function createActionQueue({ key, session, onDone, onRejected }: Options) {
  const currentActor = () => session()?.by ?? nobody;
  const migrate = (actions: unknown) => withActor(actions, currentActor());
  const store = storedStore<Queue, readonly QueuedAction[]>({
    stored: storedValue<readonly QueuedAction[]>({ key, schema, version: 2, migrate }),
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

  const isOwn = ({ by }: QueuedAction): boolean => by.id === session()?.by.id;

  async function send(action: QueuedAction, token: string): Promise<'done' | 'refused' | 'waits' | 'rejected'> {
    const { id, method, path, body } = action;
    try {
      await tokenRequest(path, { token, method, body, headers: { 'Idempotency-Key': id } });
      drop(id);
      onDone(action);
      return 'done';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isPassing(error)) return 'waits';
      if (error.status === 401) return 'rejected';
      refuse(id, error.problem.detail ?? 'The server refused this.');
      return 'refused';
    }
  }

  /** Sends what waits for the current session. Does nothing while it is already sending. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (store.getState().sendingId) return;
    for (;;) {
      const { token, by } = session() ?? {};
      const next = nextOf(store.getState().actions, by?.id);
      if (!next || !token) return void store.setState({ isUnreachable: false });
      store.setState({ sendingId: next.id });
      const outcome = await send(next, token).finally(() => store.setState({ sendingId: null }));
      store.setState({ isUnreachable: outcome === 'waits' });
      if (outcome === 'waits') return void (timer = setTimeout(() => void flush(), retryDelayMs));
      // Somebody may have signed in since.
      if (outcome === 'rejected' && session()?.token === token) return onRejected?.();
    }
  }
  if (typeof window !== 'undefined') window.addEventListener('online', () => void flush());

  return {
    useQueue: store,
    flush,
    /** True for an action of the actor who is signed in. */
    isOwn,
    add: (action: Omit<QueuedAction, 'id' | 'refusal' | 'by'>): void => {
      change((actions) => [...actions, { ...action, id: randomId(), refusal: null, by: currentActor() }]);
      void flush();
    },
    /** Removes an action whose refusal was read, or that must not be sent any more. */
    dismiss: drop,
  };
}
