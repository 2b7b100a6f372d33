import type { Destination } from '../../domain/account/destination';

/** A code that is on its way to what an account is to change to; never the code itself. */
export interface SentChange {
  /** Whose account it is. */
  uuid: string;
  to: Destination;
  /** What goes along with the code. */
  challengeId?: string;
  /** Epoch milliseconds, as `expiresAt`. */
  resendAt: number;
  expiresAt: number;
}

const key = 'contact_change';

function isDestination(value: unknown): value is Destination {
  const { email, phoneNumber } = (value ?? {}) as Record<string, unknown>;
  return typeof email === 'string' || typeof phoneNumber === 'string';
}

function parseSent(value: unknown): SentChange | null {
  const { uuid, to, resendAt, expiresAt } = (value ?? {}) as Partial<SentChange>;
  const isSent =
    typeof uuid === 'string' && isDestination(to) && typeof resendAt === 'number' && typeof expiresAt === 'number';
  return isSent ? (value as SentChange) : null;
}

/** S2-06: the code that this tab awaited before it was loaded anew: the mail app, where the code is, may cost a phone the page. */
export function loadContactChange(): SentChange | null {
  try {
    return parseSent(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    // Blocked, or what stands there is not ours.
    return null;
  }
}

/** S2-06: keeps in this tab which code it awaits; null forgets it. */
export function saveContactChange(sent: SentChange | null): void {
  try {
    if (sent) sessionStorage.setItem(key, JSON.stringify(sent));
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked or full: it lasts until the page is loaded anew.
  }
}
