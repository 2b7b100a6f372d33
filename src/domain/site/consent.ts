import { check, flag, record, type Schema } from '../plainSchema';

/** The purposes a shopper can allow. All are off until they do. */
export interface Choices {
  analytics: boolean;
  errorReports: boolean;
}

/** A shopper's answer. `decidedAt` is an ISO date and time. */
export interface Consent extends Choices {
  decidedAt: string;
}

export const nothingAllowed: Choices = { analytics: false, errorReports: false };

/** A stored answer. An incomplete one counts as not given. */
export const consentSchema: Schema<Consent> = record({
  analytics: flag,
  errorReports: flag,
  decidedAt: check<string>((value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))),
});

/** Nothing is allowed without an answer, or under Global Privacy Control regardless of the answer. */
export const effectiveConsent = (stored: Consent | null, hasGpc: boolean): Choices =>
  hasGpc || !stored ? nothingAllowed : stored;
