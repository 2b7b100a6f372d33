import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { StoredValue } from '../data/storedValue';

interface Options<State, Value> {
  stored: StoredValue<Value>;
  /** The state on the server and during hydration. */
  initial: State;
  /** The state for a stored value, or for none. */
  toState: (value: Value | null, before: State) => State;
  /** Called in place of `restore` when another tab changes storage, or the page returns from the back/forward cache. */
  onChange?: (shown: Value | null) => void;
}

export type StoredStore<State, Value> = UseBoundStore<StoreApi<State>> & {
  /** Stores a value and shows it. `change` is what else changes in the state. */
  save: (value: Value | null, change?: Partial<State>) => void;
  /** Loads what is stored now. */
  restore: () => void;
  /** Loads what another tab has stored since. Call it before changing a value. */
  sync: () => void;
};

interface Entry {
  isUnder: (key: string) => boolean;
  restore: () => void;
  onChange: () => void;
}

const entries: Entry[] = [];
let isStarted = false;
let isListening = false;

/** Follows what other tabs store. A page in the back/forward cache receives no events, so it checks when shown again. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  const update = (key: string | null) => {
    for (const { isUnder, onChange } of entries) if (key === null || isUnder(key)) onChange();
  };
  window.addEventListener('storage', ({ key }) => update(key));
  window.addEventListener('pageshow', ({ persisted }) => persisted && update(null));
}

/**
 * A store of what this browser remembers. It has its initial state until `restoreStores` runs; one that is created
 * later, in a chunk of its own, restores itself immediately.
 */
export function storedStore<State, Value>(options: Options<State, Value>): StoredStore<State, Value> {
  const { stored, initial, toState } = options;
  const store = create<State>(() => initial);
  /** The stored text when this tab last read or wrote it. */
  let seen = '';
  let shown: Value | null = null;
  const show = (value: Value | null, change?: Partial<State>) => {
    shown = value;
    seen = stored.text();
    const state = toState(value, store.getState());
    store.setState(change ? { ...state, ...change } : state, true);
  };
  const restore = () => {
    listen();
    show(stored.load(shown));
  };
  // If storage was cleared without an event, keep what is on screen.
  const sync = () => {
    const text = stored.text();
    if (text && text !== seen) restore();
  };
  const onChange = options.onChange && (() => options.onChange!(shown));
  entries.push({ isUnder: stored.isUnder, restore, onChange: onChange ?? restore });
  if (isStarted) restore();
  const save: StoredStore<State, Value>['save'] = (value, change) => show(stored.save(value), change);
  return Object.assign(store, { save, restore, sync });
}

/** Restores all stores of the page. Runs before the first hydration. */
export function restoreStores(): void {
  isStarted = true;
  for (const { restore } of entries) restore();
}
