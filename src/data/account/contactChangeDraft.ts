import type { Destination } from '../../domain/account/destination';

/** A pending code for the account's new email address or phone number; never the code itself. */
export interface SentChange {
  /** The account's id. */
  uuid: string;
  to: Destination;
  /** The id to send along with the code. */
  challengeId?: string;
  /** Epoch milliseconds, like `expiresAt`. */
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

/**
 * The pending code of this tab. Survives a reload, because a phone may discard the page while the shopper is in the
 * mail app.
 */
export function loadContactChange(): SentChange | null {
  try {
    return parseSent(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    // Storage is blocked or holds something else.
    return null;
  }
}

/** Stores the pending code for this tab; null removes it. */
export function saveContactChange(sent: SentChange | null): void {
  try {
    if (sent) sessionStorage.setItem(key, JSON.stringify(sent));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked or full: the code is only known until the page reloads.
  }
}
