/** What a shopper may allow; each is off until then (D-29). */
export interface Choices {
  analytics: boolean;
  errorReports: boolean;
}

/** A shopper's answer, and when it was given, as an ISO date and time. */
export interface Consent extends Choices {
  decidedAt: string;
}

export const nothingAllowed: Choices = { analytics: false, errorReports: false };

/** A stored answer, or null: one that is not whole counts as not given. */
export function parseConsent(value: unknown): Consent | null {
  const { analytics, errorReports, decidedAt } = (value ?? {}) as Partial<Consent>;
  const isWhole =
    typeof analytics === 'boolean' &&
    typeof errorReports === 'boolean' &&
    typeof decidedAt === 'string' &&
    !Number.isNaN(Date.parse(decidedAt));
  return isWhole ? { analytics, errorReports, decidedAt } : null;
}

/** What is allowed: nothing without an answer, and nothing under Global Privacy Control, whatever is stored (D-29). */
export const effectiveConsent = (stored: Consent | null, hasGpc: boolean): Choices =>
  hasGpc || !stored ? nothingAllowed : stored;
