import { useClientValue } from './useClientValue';

let opened: Date | null = null;
const today = () => (opened ??= new Date());

const none = () => null;

/**
 * The time this page was opened; null on the server and during hydration, because the HTML is the same every day.
 * Components that do not need it always get null, which avoids a rerender.
 */
export const useToday = (isWanted = true): Date | null => useClientValue(isWanted ? today : none, null);
