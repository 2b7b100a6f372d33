import type { ErrorContext } from './sentry';

/** The maximum of queued errors: repeats add no information. */
const maxQueued = 5;

const dsn = () => process.env.GATSBY_SENTRY_DSN;

let release: string | undefined;
let isAllowed: boolean | null = null;
let queued: [unknown, ErrorContext][] = [];

/** Loads the reporter, then checks consent again because it may have changed in the meantime. */
async function send(errors: typeof queued): Promise<void> {
  const { closeReporter, openReporter, sendError } = await import('./sentry');
  if (!isAllowed) return closeReporter();
  openReporter(dsn()!, release);
  for (const [error, context] of errors) sendError(error, context);
}

// If the reporter fails to load, errors are not reported; that must not break the page.
const trySend = (errors: typeof queued): void => void send(errors).catch(() => {});

/** Names the build that reported errors happened in. */
export function nameRelease(build: string): void {
  release = build;
}

/** Reports an error if the shopper allows it. Until the answer is known, errors are queued. */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  if (isAllowed) trySend([[error, context]]);
  else if (isAllowed === null && dsn() && queued.length < maxQueued) queued.push([error, context]);
}

/** Sets the shopper's answer, null until there is one. A no drops queued errors and stops the reporter. */
export function allowReports(allowed: boolean | null): void {
  const wasAllowed = isAllowed;
  isAllowed = allowed && !dsn() ? false : allowed;
  if (isAllowed !== wasAllowed && (isAllowed || wasAllowed)) trySend(queued);
  if (isAllowed !== null) queued = [];
}
