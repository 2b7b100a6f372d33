import type { AppContext } from '../appContext';
import type { SignedIn } from './readSession';
import { confirmationRequired } from './refusals';

const confirmationMs = 15 * 60_000;

/** Until when a session may change the account's email or phone, given when its owner last entered a code. */
export const confirmedUntil = (codeAt: Date): Date => new Date(codeAt.getTime() + confirmationMs);

/** Throws a 403 unless the shopper entered a code in this session within the last 15 minutes. */
export function requireRecentCode({ clock }: Pick<AppContext, 'clock'>, { codeAt }: SignedIn): void {
  if (confirmedUntil(codeAt) <= clock()) throw confirmationRequired();
}
