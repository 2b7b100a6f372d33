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

/** Parses a stored answer. An incomplete one counts as not given and returns null. */
export function parseConsent(value: unknown): Consent | null {
  const { analytics, errorReports, decidedAt } = (value ?? {}) as Partial<Consent>;
  const isWhole =
    typeof analytics === 'boolean' &&
    typeof errorReports === 'boolean' &&
    typeof decidedAt === 'string' &&
    !Number.isNaN(Date.parse(decidedAt));
  return isWhole ? { analytics, errorReports, decidedAt } : null;
}

/** Nothing is allowed without an answer, or under Global Privacy Control regardless of the answer. */
export const effectiveConsent = (stored: Consent | null, hasGpc: boolean): Choices =>
  hasGpc || !stored ? nothingAllowed : stored;
