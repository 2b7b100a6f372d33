import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  type ErrorEvent,
  type Exception,
} from '@sentry/gatsby';
import { scrubText, scrubUrl } from './scrub';

/** Additional context of an error, scrubbed like the error's own text. */
export interface ErrorContext {
  /** The handler that caught it: 'render', 'message' … */
  where?: string;
  componentStack?: string | null;
}

/** The maximum of reports per page: an error in a loop adds no information. */
const maxSent = 20;

let isOpen = false;
let sent = 0;

const scrubException = ({ type, value, mechanism, stacktrace }: Exception): Exception => ({
  type,
  value: value && scrubText(value),
  ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled } }),
  ...(stacktrace && {
    stacktrace: {
      frames: stacktrace.frames?.map(({ filename, function: name, lineno, colno, in_app }) => ({
        filename: filename && scrubUrl(filename),
        function: name,
        lineno,
        colno,
        in_app,
      })),
    },
  }),
});

/** Builds a new event from an allowlist, so that fields Sentry may add in the future are not sent. */
function scrubEvent(event: ErrorEvent): ErrorEvent | null {
  sent += 1;
  if (!isOpen || sent > maxSent) return null;
  const { event_id, timestamp, platform, level, release, environment, sdk, tags, contexts } = event;
  const stack = contexts?.react?.componentStack;
  return {
    type: undefined,
    event_id,
    timestamp,
    platform,
    level,
    release,
    environment,
    sdk,
    tags,
    ...(event.message && { message: scrubText(event.message) }),
    exception: { values: event.exception?.values?.map(scrubException) },
    contexts: {
      trace: contexts?.trace,
      ...(typeof stack === 'string' && { react: { componentStack: scrubText(stack) } }),
    },
    request: { url: scrubUrl(window.location.href), headers: { 'User-Agent': navigator.userAgent } },
  };
}

// Equivalent to `sendDefaultPii: false` before Sentry 11, and turns off the remaining collection.
const errorsOnly = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

/**
 * Starts Sentry and its handlers for uncaught errors; only errors are collected and sent. Assembled by hand because
 * `init` would add 10 KB of breadcrumbs, sessions and console capture that stay off here.
 */
export function openReporter(dsn: string, release?: string): void {
  if (isOpen) return;
  isOpen = true;
  const client = new BrowserClient({
    dsn,
    release,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      eventFiltersIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
    ],
    dataCollection: errorsOnly,
    sendClientReports: false,
    beforeSend: scrubEvent,
  });
  getCurrentScope().setClient(client);
  client.init();
}

/** Sends one error. */
export function sendError(error: unknown, { where, componentStack }: ErrorContext): void {
  captureException(error, { tags: { where }, contexts: { react: { componentStack } } });
}

/** Stops immediately: anything not sent yet is dropped. */
export function closeReporter(): void {
  getCurrentScope().setClient(undefined);
  isOpen = false;
}
