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

/** What is told beside the error itself; its words are scrubbed as the error's are. */
export interface ErrorContext {
  /** What noticed it: 'render', 'message' … */
  where?: string;
  componentStack?: string | null;
}

/** An error in a loop says nothing more by its hundredth report. */
const mostSent = 20;

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

/** The event anew, from what may be sent alone: what Sentry adds some day stays here until it is named. */
function scrubEvent(event: ErrorEvent): ErrorEvent | null {
  sent += 1;
  if (!isOpen || sent > mostSent) return null;
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

// What `sendDefaultPii: false` was before Sentry 11, and the rest of what it would gather.
const nothingBeside = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

/**
 * Starts Sentry, and with it the report of what nobody caught; nothing beside errors is gathered or sent (D-29). Made by
 * hand, since `init` brings 10 KB of crumbs, sessions and console that stay off here.
 */
export function openReporter(dsn: string): void {
  if (isOpen) return;
  isOpen = true;
  // The build's own name, as Gatsby writes it into each page.
  const { ___webpackCompilationHash: release } = window as { ___webpackCompilationHash?: string };
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
    dataCollection: nothingBeside,
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

/** Stops at once: what is not on its way yet is not sent. */
export function closeReporter(): void {
  getCurrentScope().setClient(undefined);
  isOpen = false;
}
