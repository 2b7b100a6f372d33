import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only the browser knows. Returns `before` on the server and during hydration, because the HTML is the
 * same for everyone.
 */
export const useClientValue = <Value, Before>(read: () => Value, before: Before): Value | Before =>
  useSyncExternalStore<Value | Before>(never, read, () => before);
