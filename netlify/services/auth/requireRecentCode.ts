import type { AppContext } from '../appContext';
import type { SignedIn } from './readSession';
import { confirmationRequired } from './refusals';

const recent = 15 * 60_000;

/** Until when a session whose owner entered a code at this time may change how the account is reached. */
export const confirmedUntil = (codeAt: Date): Date => new Date(codeAt.getTime() + recent);

/** Throws a 403 unless the session began with a code, or was confirmed by one, within the last 15 minutes. */
export function requireRecentCode({ clock }: Pick<AppContext, 'clock'>, { codeAt }: SignedIn): void {
  if (confirmedUntil(codeAt) <= clock()) throw confirmationRequired();
}
