import { check, boolean, object, type Schema } from '../plainSchema';

/** The purposes a shopper can allow. All are off until they do. */
export interface ConsentSettings {
  analytics: boolean;
  errorReports: boolean;
}

/** A shopper's answer. `decidedAt` is an ISO date and time. */
export interface Consent extends ConsentSettings {
  decidedAt: string;
}

export const noConsent: ConsentSettings = { analytics: false, errorReports: false };

/** A stored answer. An incomplete one counts as not given. */
export const consentSchema: Schema<Consent> = object({
  analytics: boolean,
  errorReports: boolean,
  decidedAt: check<string>((value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))),
});

/** Nothing is allowed without an answer, or under Global Privacy Control regardless of the answer. */
export const effectiveConsent = (stored: Consent | null, hasGpc: boolean): ConsentSettings =>
  hasGpc || !stored ? noConsent : stored;
