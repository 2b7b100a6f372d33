import { destination, pino, stdTimeFunctions, type DestinationStream } from 'pino';
import { sanitizeError, scrub } from './sanitizeError';
import { lineIds } from './lineIds';
import { readableLines } from './readableLines';

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The only fields a log line may have besides its message. None of them holds personal data. */
export interface LogFields {
  requestId?: string;
  /** Spelled as OpenTelemetry spells it, so that viewers of traces find the lines. */
  trace_id?: string;
  method?: string;
  /** The route pattern, such as `/v1/app/orders/{providerId}/{detailsId}`. The actual path may identify a person. */
  route?: string;
  status?: number;
  ms?: number;
  code?: string;
  job?: string;
  channel?: string;
  provider?: string;
  directive?: string;
  blocked?: string;
  count?: number;
  /** Names of migrations or settings, joined by commas. Never their values. */
  names?: string;
  error?: unknown;
}

type Write = (message: string, fields?: LogFields) => void;
export type Log = Record<Exclude<LogLevel, 'silent'>, Write>;

const allowedFields: Record<keyof LogFields, true> = {
  requestId: true,
  trace_id: true,
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
  names: true,
  error: true,
};
/** Fields not scrubbed, because we create or validate them. A request id is as long as a token. */
const unscrubbedFields = ['requestId', 'trace_id', 'route', 'names'];

function sanitizeField([name, value]: [string, unknown]): [string, unknown][] {
  if (value === undefined) return [];
  if (name === 'error') return Object.entries(sanitizeError(value));
  if (!Object.hasOwn(allowedFields, name)) return [[name, '[redacted]']];
  if (typeof value === 'number') return [[name, value]];
  if (typeof value !== 'string') return [[name, '[redacted]']];
  return [[name, unscrubbedFields.includes(name) ? value : scrub(value)]];
}

interface Options {
  level: LogLevel;
  /** Null selects readable lines in a terminal and JSON elsewhere. */
  format: 'json' | 'text' | null;
}

// Written synchronously, so that the last messages of a killed process are not lost.
const openStream = (format: Options['format']): DestinationStream =>
  (format ?? (process.stdout.isTTY ? 'text' : 'json')) === 'text'
    ? readableLines((line) => process.stderr.write(line))
    : destination({ dest: 1, sync: true });

export function createLog({ level, format }: Options, stream: DestinationStream = openStream(format)): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  );
  const createWriter =
    (method: keyof Log): Write =>
    (message, fields = {}) => {
      if (!logger.isLevelEnabled(method)) return;
      const entries = Object.entries({ ...lineIds(), ...fields });
      logger[method](Object.fromEntries(entries.flatMap(sanitizeField)), scrub(message));
    };
  return {
    debug: createWriter('debug'),
    info: createWriter('info'),
    warn: createWriter('warn'),
    error: createWriter('error'),
  };
}

export const silentLog = (): Log => createLog({ level: 'silent', format: 'json' }, { write: () => {} });
