import type { QueryOptions } from '@electric-sql/pglite';

/** Functions cannot be sent between threads, so parsers become a list of type ids whose values stay text. */
export interface SentOptions {
  rowMode?: QueryOptions['rowMode'];
  asText: number[];
}

export type EmbeddedCall =
  /** `lease` is the id of the transaction to run in; null outside of one. */
  | { kind: 'query'; lease: number | null; text: string; values: unknown[]; options: SentOptions }
  | { kind: 'begin' | 'commit' | 'rollback'; lease: number }
  | { kind: 'snapshot' | 'close' };

export type EmbeddedRequest = { id: number } & EmbeddedCall;

/** A serialized error; sent as is, an error would lose its Postgres fields. */
export interface SentError {
  name: string;
  message: string;
  stack?: string;
  /** Postgres fields such as `code` and `constraint`. */
  fields: Record<string, string>;
}

export type EmbeddedReply =
  /** A null id reports whether the database opened. */
  { id: null } | { id: null; error: SentError } | { id: number; result: unknown } | { id: number; error: SentError };

export interface EmbeddedStart {
  folder: string;
  tar?: Uint8Array;
}

/** The statement and its values are not sent: they may contain personal data. */
const leftBehind = new Set(['query', 'params', 'queryOptions']);

export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), fields: {} };
  const fields = Object.entries(error).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !leftBehind.has(field[0]),
  );
  return { name: error.name, message: error.message, stack: error.stack, fields: Object.fromEntries(fields) };
}

export const receivedError = ({ name, message, stack, fields }: SentError): Error =>
  Object.assign(new Error(message), { ...fields, name, stack });

export const sentOptions = ({ rowMode, parsers = {} }: QueryOptions): SentOptions => ({
  rowMode,
  asText: Object.keys(parsers).map(Number),
});

const keepText = (value: string) => value;

export const receivedOptions = ({ rowMode, asText }: SentOptions): QueryOptions => ({
  rowMode,
  parsers: Object.fromEntries(asText.map((type) => [type, keepText])),
});
