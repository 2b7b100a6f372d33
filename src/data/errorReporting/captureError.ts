import type { ErrorContext } from './sentry';

const maxQueued = 5;

const dsn = () => process.env.GATSBY_SENTRY_DSN;

let release: string | undefined;
let hasConsent: boolean | null = null;
let queued: [unknown, ErrorContext][] = [];

/** Consent may change while the reporter loads, so check it again. */
async function send(errors: typeof queued): Promise<void> {
  const { stopReporter, startReporter, sendError } = await import('./sentry');
  if (!hasConsent) return stopReporter();
  startReporter(dsn()!, release);
  for (const [error, context] of errors) sendError(error, context);
}

// A reporter that fails to load must not break the page.
const trySend = (errors: typeof queued): void => void send(errors).catch(() => {});

export function setRelease(build: string): void {
  release = build;
}

export function captureError(error: unknown, context: ErrorContext = {}): void {
  if (hasConsent) trySend([[error, context]]);
  else if (hasConsent === null && dsn() && queued.length < maxQueued) queued.push([error, context]);
}

/** Null until the shopper decides. False drops queued errors and stops the reporter. */
export function setReportConsent(consent: boolean | null): void {
  const hadConsent = hasConsent;
  hasConsent = consent && !dsn() ? false : consent;
  if (hasConsent !== hadConsent && (hasConsent || hadConsent)) trySend(queued);
  if (hasConsent !== null) queued = [];
}
