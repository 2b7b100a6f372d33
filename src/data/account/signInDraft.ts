import type { Destination } from '../../domain/account/destination';

export type Channel = 'email' | 'phone';

/** A code that is on its way to somebody; never the code itself. */
export interface SentCode {
  to: Destination;
  /** What goes along with the code: only this tab holds it, so nobody else's guesses count against the code. */
  challengeId?: string;
  /** Whether it opens an account (D-33). */
  isNew: boolean;
  /** Epoch milliseconds, as `expiresAt`. */
  resendAt: number;
  expiresAt: number;
}

/** What a visitor has entered on the way to a session. */
export interface SignInDraft {
  /** Whether they were opening an account; null until they chose one of the two. */
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
 * What was entered in this tab before it was loaded anew: the mail app, where the code is, may cost a phone the page. Not
 * kept longer than the tab, and not for other tabs: two of them may sign two people in.
 */
export function loadSignInDraft(): SignInDraft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (isDraft(value)) return value;
  } catch {
    // Blocked, or what stands there is not ours.
  }
  return emptySignInDraft;
}

/** Keeps what was entered in this tab; null forgets it. */
export function saveSignInDraft(draft: SignInDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked or full: it lasts until the page is loaded anew.
  }
}
