import type { Destination } from '../../domain/account/destination';

export type Channel = 'email' | 'phone';

/** A pending code; never the code itself. */
export interface SentCode {
  to: Destination;
  /** The id to send along with the code. Only this tab has it, so other people's guesses do not count against the code. */
  challengeId?: string;
  /** True if the code creates an account. */
  isNew: boolean;
  /** Epoch milliseconds, like `expiresAt`. */
  resendAt: number;
  expiresAt: number;
}

/** A visitor's sign-in input. */
export interface SignInDraft {
  /** True when registering, false when signing in, null until they choose. */
  isNew: boolean | null;
  channel: Channel;
  email: string;
  phone: string;
  givenName: string;
  familyName: string;
  sent: SentCode | null;
}

const key = 'sign_in_draft';

export const emptySignInDraft: SignInDraft = {
  isNew: null,
  channel: 'email',
  email: '',
  phone: '',
  givenName: '',
  familyName: '',
  sent: null,
};

const isDraft = (value: unknown): value is SignInDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries({ ...emptySignInDraft, isNew: false }).every(([name, start]) => {
    const stored = (value as Record<string, unknown>)[name];
    return typeof stored === typeof start || (name === 'isNew' && stored === null);
  });

/**
 * The input of this tab. Survives a reload, because a phone may discard the page while the shopper is in the mail app.
 * It ends with the tab and is not shared with others, because two tabs may sign in two people.
 */
export function loadSignInDraft(): SignInDraft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (isDraft(value)) return value;
  } catch {
    // Storage is blocked or holds something else.
  }
  return emptySignInDraft;
}

/** Stores the input for this tab; null removes it. */
export function saveSignInDraft(draft: SignInDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked or full: the input is only known until the page reloads.
  }
}
