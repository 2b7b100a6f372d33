import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser knows: `before` on the server and while the page hydrates, whose HTML is the same for everybody. */
export const useClientValue = <Value, Before>(read: () => Value, before: Before): Value | Before =>
  useSyncExternalStore<Value | Before>(never, read, () => before);
