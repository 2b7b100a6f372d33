import { useSyncExternalStore } from 'react';

let opened: Date | null = null;
const never = () => () => undefined;

/** When this page was opened; null on the server and while it hydrates, since its HTML is the same on every day. */
export const useToday = (): Date | null =>
  useSyncExternalStore(
    never,
    () => (opened ??= new Date()),
    () => null,
  );
