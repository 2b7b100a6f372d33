import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns `serverValue` during hydration, because the HTML is the same for everyone. */
export const useClientValue = <Value, ServerValue>(read: () => Value, serverValue: ServerValue): Value | ServerValue =>
  useSyncExternalStore<Value | ServerValue>(subscribeToNothing, read, () => serverValue);
