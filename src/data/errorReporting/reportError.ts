import type { ErrorContext } from './sentry';

/** A fault that repeats itself says no more the tenth time. */
const mostKept = 5;

const dsn = () => process.env.GATSBY_SENTRY_DSN;

let isAllowed: boolean | null = null;
let kept: [unknown, ErrorContext][] = [];

/** The reporter, as far as it may run by the time that it has come. */
async function send(errors: typeof kept): Promise<void> {
  const { closeReporter, openReporter, sendError } = await import('./sentry');
  if (!isAllowed) return closeReporter();
  openReporter(dsn()!);
  for (const [error, context] of errors) sendError(error, context);
}

// A reporter that does not come reports nothing: that is no fault of the page.
const trySend = (errors: typeof kept): void => void send(errors).catch(() => {});

/** S7-31: sends an error to whoever looks after the site, if the shopper allows it; kept until that is known (D-29). */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  if (isAllowed) trySend([[error, context]]);
  else if (isAllowed === null && dsn() && kept.length < mostKept) kept.push([error, context]);
}

/** The shopper's answer, null until there is one. A no drops what was kept and ends what runs. */
export function allowReports(allowed: boolean | null): void {
  const wasAllowed = isAllowed;
  isAllowed = allowed && !dsn() ? false : allowed;
  if (isAllowed !== wasAllowed && (isAllowed || wasAllowed)) trySend(kept);
  if (isAllowed !== null) kept = [];
}
