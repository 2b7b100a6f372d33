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

export interface ErrorContext {
  /** The handler that caught the error: 'render', 'message' … */
  where?: string;
  componentStack?: string | null;
}

/** Limits errors that repeat in a loop. */
const maxSent = 20;

let isOpen = false;
let sentCount = 0;

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

/** Builds the event from an allowlist, so that fields that Sentry adds later are not sent. */
function scrubEvent(event: ErrorEvent): ErrorEvent | null {
  sentCount += 1;
  if (!isOpen || sentCount > maxSent) return null;
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

// Equivalent to `sendDefaultPii: false` before Sentry 11.
const errorsOnly = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

/** Does not use Sentry's `init`, which would add 10 KB of breadcrumbs, sessions and console capture. */
export function startReporter(dsn: string, release?: string): void {
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

export function sendError(error: unknown, { where, componentStack }: ErrorContext): void {
  captureException(error, { tags: { where }, contexts: { react: { componentStack } } });
}

export function stopReporter(): void {
  getCurrentScope().setClient(undefined);
  isOpen = false;
}
