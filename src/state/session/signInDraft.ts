import { tabStorage } from '../../data/tabStorage';
import { destinationSchema, type Channel, type Destination } from '../../domain/account/destination';
import {
  boolean,
  number,
  oneOf,
  nullable,
  object,
  string,
  withDefault,
  type Schema,
} from '../../domain/validation/plainSchema';
import { storedStore } from '../storedStore';

/** Never contains the code itself. */
export interface SentCode {
  to: Destination;
  /** Only this tab knows the id, so that wrong guesses by other people do not invalidate the code. */
  challengeId?: string;
  isNew: boolean;
  /** True if an earlier code may still arrive. */
  isAgain?: boolean;
  /** Epoch milliseconds, like `expiresAt`. */
  resendAt: number;
  expiresAt: number;
}

interface SignInDraft {
  /** True when registering, false when signing in, null until the visitor chooses. */
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

/** Stored per tab, because two tabs may sign in two people. Survives a reload, because a phone may discard the page. */
export const useSignInDraft = storedStore<SignInDraft, SignInDraft>({
  key: 'sign_in_draft',
  schema: draftSchema,
  storage: tabStorage,
  initial: empty,
  toState: (draft) => draft ?? empty,
});

export const changeSignInDraft = (change: Partial<SignInDraft>): void =>
  useSignInDraft.save({ ...useSignInDraft.getState(), ...change });

export const clearSignInDraft = (): void => useSignInDraft.save(null);
