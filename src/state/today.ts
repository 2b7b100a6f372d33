import { useClientValue } from './useClientValue';

let opened: Date | null = null;
const today = () => (opened ??= new Date());

/** When this page was opened; null on the server and while it hydrates, since its HTML is the same on every day. */
export const useToday = (): Date | null => useClientValue(today, null);
