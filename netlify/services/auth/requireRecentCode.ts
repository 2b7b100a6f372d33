import type { AppContext } from '../appContext';
import type { SignedIn } from './readSession';
import { confirmationRequired } from './refusals';

const confirmationMs = 15 * 60_000;

export const confirmedUntil = (codeAt: Date): Date => new Date(codeAt.getTime() + confirmationMs);

/** Throws a 403 unless a code was entered in this session within the last 15 minutes. */
export function requireRecentCode({ clock }: Pick<AppContext, 'clock'>, { codeAt }: SignedIn): void {
  if (confirmedUntil(codeAt) <= clock()) throw confirmationRequired();
}
