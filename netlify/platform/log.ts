import { AsyncLocalStorage } from 'node:async_hooks';
import { destination, pino, stdTimeFunctions, type DestinationStream } from 'pino';
import { complaintOf, scrub } from './complaint';
import { readableLines } from './readableLines';

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** All that a line may say beside its sentence. None of it is a person's. */
export interface LogFields {
  requestId?: string;
  method?: string;
  /** The pattern, `/v1/app/orders/{providerId}/{detailsId}`: a path may name a person. */
  route?: string;
  status?: number;
  ms?: number;
  /** Of a problem (D-30). */
  code?: string;
  job?: string;
  channel?: string;
  provider?: string;
  /** Of a content security policy, and what it refused: words of a list, or an origin. */
  directive?: string;
  blocked?: string;
  count?: number;
  /** Told by `complaintOf`. */
  error?: unknown;
}

type Write = (message: string, fields?: LogFields) => void;
/** Where services and routes say what happened; who reads it may not learn anything of a shopper from it. */
export type Log = Record<Exclude<LogLevel, 'silent'>, Write>;

const known: Record<keyof LogFields, true> = {
  requestId: true,
  method: true,
  route: true,
  status: true,
  ms: true,
  code: true,
  job: true,
  channel: true,
  provider: true,
  directive: true,
  blocked: true,
  count: true,
  error: true,
};
/** Of our own making or checked when they came: a request's id has the length of a token. */
const trusted = ['requestId', 'route'];

function told([name, value]: [string, unknown]): [string, unknown][] {
  if (value === undefined) return [];
  if (name === 'error') return Object.entries(complaintOf(value));
  if (!Object.hasOwn(known, name)) return [[name, '[redacted]']];
  if (typeof value === 'number') return [[name, value]];
  if (typeof value !== 'string') return [[name, '[redacted]']];
  return [[name, trusted.includes(name) ? value : scrub(value)]];
}

const request = new AsyncLocalStorage<string>();

/** Does a request's work; whatever it logs bears the request's id. */
export const withRequestId = <Result>(requestId: string, work: () => Result): Result => request.run(requestId, work);

interface Options {
  level: LogLevel;
  /** Null: plain lines in a terminal that a person looks at, JSON elsewhere. */
  format: 'json' | 'text' | null;
}

// Written at once: what a process says last must be read after it was killed.
const streamOf = (format: Options['format']): DestinationStream =>
  (format ?? (process.stdout.isTTY ? 'text' : 'json')) === 'text'
    ? readableLines((line) => process.stderr.write(line))
    : destination({ dest: 1, sync: true });

/** A log of one JSON object a line; `stream` takes them instead of the standard output. */
export function createLog({ level, format }: Options, stream: DestinationStream = streamOf(format)): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  );
  const writer =
    (method: keyof Log): Write =>
    (message, fields = {}) => {
      if (!logger.isLevelEnabled(method)) return;
      const requestId = request.getStore();
      const all = Object.entries({ ...(requestId !== undefined && { requestId }), ...fields });
      logger[method](Object.fromEntries(all.flatMap(told)), scrub(message));
    };
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}

/** For tests and commands: says nothing. */
export const silentLog = (): Log => createLog({ level: 'silent', format: 'json' }, { write: () => {} });
