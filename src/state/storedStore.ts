import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { storedValue, type StoredValue, type StoredValueOptions } from '../data/storedValue';

interface StateOptions<State, Value> {
  initial: State;
  toState: (value: Value | null, state: State) => State;
  /** Replaces `restore` when another tab changes storage, or the page returns from the back/forward cache. */
  onChange?: (lastValue: Value | null) => void;
}

/** `stored` replaces the other options of the value, for several plain texts. */
type Options<State, Value> = StateOptions<State, Value> &
  (({ stored?: undefined } & StoredValueOptions<Value>) | { stored: StoredValue<Value> });

export type StoredStore<State, Value> = UseBoundStore<StoreApi<State>> & {
  /** Stores a value and shows it. `change` updates the rest of the state. */
  save: (value: Value | null, change?: Partial<State>) => void;
  restore: () => void;
  /** Loads what another tab has stored since. Call this before changing a value. */
  sync: () => void;
};

interface Entry {
  usesKey: (key: string) => boolean;
  restore: () => void;
  onChange: () => void;
}

const entries: Entry[] = [];
let isStarted = false;
let isListening = false;

/** A page in the back/forward cache receives no storage events, so it checks when shown again. */
function followOtherTabs(): void {
  if (isListening) return;
  isListening = true;
  const update = (key: string | null) => {
    for (const { usesKey, onChange } of entries) if (key === null || usesKey(key)) onChange();
  };
  window.addEventListener('storage', ({ key }) => update(key));
  window.addEventListener('pageshow', ({ persisted }) => persisted && update(null));
}

/** Has its initial state until `restoreStores` runs. A store in a later chunk restores itself immediately. */
export function storedStore<State, Value>(options: Options<State, Value>): StoredStore<State, Value> {
  const { initial, toState } = options;
  const stored = options.stored ?? storedValue(options);
  const store = create<State>(() => initial);
  let lastText = '';
  let lastValue: Value | null = null;
  const show = (value: Value | null, change?: Partial<State>) => {
    lastValue = value;
    lastText = stored.text();
    const state = toState(value, store.getState());
    store.setState(change ? { ...state, ...change } : state, true);
  };
  const restore = () => {
    followOtherTabs();
    show(stored.load(lastValue));
  };
  // If storage was cleared without an event, keep what is on screen.
  const sync = () => {
    const text = stored.text();
    if (text && text !== lastText) restore();
  };
  const onChange = options.onChange && (() => options.onChange!(lastValue));
  entries.push({ usesKey: stored.usesKey, restore, onChange: onChange ?? restore });
  if (isStarted) restore();
  const save: StoredStore<State, Value>['save'] = (value, change) => show(stored.save(value), change);
  return Object.assign(store, { save, restore, sync });
}

/** Runs before the first hydration. */
export function restoreStores(): void {
  isStarted = true;
  for (const { restore } of entries) restore();
}
