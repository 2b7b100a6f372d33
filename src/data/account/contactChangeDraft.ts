import { destinationSchema, type Destination } from '../../domain/account/destination';
import { boolean, number, object, string, withDefault, type Schema } from '../../domain/validation/plainSchema';
import { storedValue } from '../storedValue';
import { tabStorage } from '../tabStorage';

/** A change of the email address or phone number that waits for a code. Never contains the code itself. */
export interface PendingContactChange {
  uuid: string;
  to: Destination;
  challengeId?: string;
  /** True if an earlier code may still arrive. */
  isAgain?: boolean;
  /** Epoch milliseconds, like `expiresAt`. */
  resendAt: number;
  expiresAt: number;
}

const schema: Schema<PendingContactChange> = object({
  uuid: string,
  to: destinationSchema,
  challengeId: withDefault(string, undefined),
  isAgain: withDefault(boolean, undefined),
  resendAt: number,
  expiresAt: number,
});

/** Survives a reload, because a phone may discard the page while the shopper is in the mail app. */
export const { load: loadContactChange, save: saveContactChange } = storedValue({
  key: 'contact_change',
  schema,
  storage: tabStorage,
});
