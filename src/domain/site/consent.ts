import { check, boolean, object, type Schema } from '../validation/plainSchema';

export interface ConsentSettings {
  analytics: boolean;
  errorReports: boolean;
}

export interface Consent extends ConsentSettings {
  decidedAt: string;
}

export const noConsent: ConsentSettings = { analytics: false, errorReports: false };

export const consentSchema: Schema<Consent> = object({
  analytics: boolean,
  errorReports: boolean,
  decidedAt: check<string>((value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))),
});

/** Global Privacy Control overrides the stored answer. */
export const effectiveConsent = (stored: Consent | null, hasGpc: boolean): ConsentSettings =>
  hasGpc || !stored ? noConsent : stored;
