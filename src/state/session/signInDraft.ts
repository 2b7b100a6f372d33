import { storedValue } from '../../data/storedValue';
import { tabStorage } from '../../data/tabStorage';
import { destinationSchema, type Channel, type Destination } from '../../domain/account/destination';
import { boolean, number, oneOf, nullable, object, string, withDefault, type Schema } from '../../domain/plainSchema';
import { storedStore } from '../storedStore';

/** A pending code; never the code itself. */
export interface SentCode {
  to: Destination;
  /** The id to send along with the code. Only this tab has it, so other people's guesses do not count against the code. */
  challengeId?: string;
  /** True if the code creates an account. */
  isNew: boolean;
  /** True if it replaces a code that may still arrive. */
  isAgain?: boolean;
  /** Epoch milliseconds, like `expiresAt`. */
  resendAt: number;
  expiresAt: number;
}

/** A visitor's sign-in input. */
interface SignInDraft {
  /** True when registering, false when signing in, null until they choose. */
  isNew: boolean | null;
  channel: Channel;
  email: string;
  phone: string;
  givenName: string;
  familyName: string;
  sent: SentCode | null;
}

const empty: SignInDraft = {
  isNew: null,
  channel: 'email',
  email: '',
  phone: '',
  givenName: '',
  familyName: '',
  sent: null,
};

const sentSchema: Schema<SentCode> = object({
  to: destinationSchema,
  challengeId: withDefault(string, undefined),
  isNew: boolean,
  isAgain: withDefault(boolean, undefined),
  resendAt: number,
  expiresAt: number,
});

const draftSchema: Schema<SignInDraft> = object({
  isNew: nullable(boolean),
  channel: oneOf(['email', 'phone']),
  email: string,
  phone: string,
  givenName: string,
  familyName: string,
  sent: nullable(sentSchema),
});

/**
 * A visitor's sign-in input, shared by all pages and forms. Survives a reload, because a phone may discard the page
 * while the shopper is in the mail app. It ends with the tab and is not shared with others, because two tabs may sign in
 * two people.
 */
export const useSignInDraft = storedStore<SignInDraft, SignInDraft>({
  stored: storedValue({ key: 'sign_in_draft', schema: draftSchema, version: 1, storage: tabStorage }),
  initial: empty,
  toState: (draft) => draft ?? empty,
});

/** Stores a change of the input. */
export const changeSignInDraft = (change: Partial<SignInDraft>): void =>
  useSignInDraft.save({ ...useSignInDraft.getState(), ...change });

/** Clears the input once it has led to a session. */
export const forgetSignInDraft = (): void => useSignInDraft.save(null);
