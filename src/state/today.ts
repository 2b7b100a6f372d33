import { useClientValue } from './useClientValue';

let opened: Date | null = null;
const today = () => (opened ??= new Date());

const none = () => null;

/**
 * When this page was opened; null on the server and while it hydrates, since its HTML is the same on every day. Who does not
 * want it always gets null, and need not be drawn again.
 */
export const useToday = (isWanted = true): Date | null => useClientValue(isWanted ? today : none, null);
