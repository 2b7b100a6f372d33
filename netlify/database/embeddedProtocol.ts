import type { QueryOptions } from '@electric-sql/pglite';

/** Functions cannot be cloned between threads, so parsers become a list of type ids that are passed as text. */
export interface SerializedOptions {
  rowMode?: QueryOptions['rowMode'];
  textTypes: number[];
}

export type EmbeddedCall =
  | { kind: 'query'; lease: number | null; text: string; values: unknown[]; options: SerializedOptions }
  | { kind: 'begin' | 'commit' | 'rollback'; lease: number }
  | { kind: 'snapshot' | 'close' };

export type EmbeddedRequest = { id: number } & EmbeddedCall;

/** Structured cloning would drop an error's Postgres fields. */
export interface SerializedError {
  name: string;
  message: string;
  stack?: string;
  fields: Record<string, string>;
}

export type EmbeddedReply =
  /** A null id reports whether the database opened. */
  | { id: null }
  | { id: null; error: SerializedError }
  | { id: number; result: unknown }
  | { id: number; error: SerializedError };

export interface EmbeddedStart {
  folder: string;
  tar?: Uint8Array;
}

/** Query text and parameters may contain personal data, so they are not sent. */
const privateFields = new Set(['query', 'params', 'queryOptions']);

export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), fields: {} };
  const fields = Object.entries(error).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !privateFields.has(field[0]),
  );
  return { name: error.name, message: error.message, stack: error.stack, fields: Object.fromEntries(fields) };
}

export const deserializeError = ({ name, message, stack, fields }: SerializedError): Error =>
  Object.assign(new Error(message), { ...fields, name, stack });

export const serializeOptions = ({ rowMode, parsers = {} }: QueryOptions): SerializedOptions => ({
  rowMode,
  textTypes: Object.keys(parsers).map(Number),
});

const passText = (value: string) => value;

export const deserializeOptions = ({ rowMode, textTypes }: SerializedOptions): QueryOptions => ({
  rowMode,
  parsers: Object.fromEntries(textTypes.map((type) => [type, passText])),
});
