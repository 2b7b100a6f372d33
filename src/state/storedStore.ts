import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { storedValue, type StoredValue, type StoredValueOptions } from '../data/storedValue';

interface StateOptions<State, Value> {
  initial: State;
  toState: (value: Value | null, state: State) => State;
  /** Called instead of `restore` after another tab or a page in the back/forward cache changed storage. */
  onChange?: (lastValue: Value | null) => void;
}

/** Either the options of one stored value, or `stored` for several plain texts. */
type Options<State, Value> = StateOptions<State, Value> &
  (({ stored?: undefined } & StoredValueOptions<Value>) | { stored: StoredValue<Value> });

export type StoredStore<State, Value> = UseBoundStore<StoreApi<State>> & {
  /** Saves a value and updates the state from it. `change` updates the rest of the state. */
  save: (value: Value | null, change?: Partial<State>) => void;
  restore: () => void;
  /** Loads changes from other tabs. Call this before changing a value. */
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

/** A page in the back/forward cache receives no storage events, so also check when it is restored. */
function followOtherTabs(): void {
  if (isListening) return;
  isListening = true;
  const update = (key: string | null) => {
    for (const { usesKey, onChange } of entries) if (key === null || usesKey(key)) onChange();
  };
  window.addEventListener('storage', ({ key }) => update(key));
  window.addEventListener('pageshow', ({ persisted }) => persisted && update(null));
}

/** Keeps its initial state until `restoreStores` runs, or restores itself if its chunk loads later. */
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
  // If storage was cleared without an event, keep the current state.
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

export function restoreStores(): void {
  isStarted = true;
  for (const { restore } of entries) restore();
}
