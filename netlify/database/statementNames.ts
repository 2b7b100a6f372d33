import { createHash } from 'node:crypto';
import { rootErrorCode } from '../platform/log/sanitizeError';

const usesBeforeNaming = 5;
/** Postgres keeps each named statement and its plan in memory, per connection. */
const maxNames = 200;
const maxCounted = 2_000;

/** True if a pooler handed out another client's connection, where the name is unknown or already used. */
const isUnknown = (code: string | null) => code === '26000' || code === '42P05';
/**
 * True if a migration changed the type of a column that the statement returns. Postgres has the same code for what it
 * does not support at all, which fails without a name too.
 */
const isOutdated = (code: string | null) => code === '0A000';

/** True if Postgres refused a statement, probably because of its name, without running it. */
export function isNameRefusal(error: unknown): boolean {
  const code = rootErrorCode(error);
  return isUnknown(code) || isOutdated(code);
}

export interface StatementNames {
  /** Returns undefined until the statement has been used a few times, or if it must stay unnamed. */
  nameFor: (text: string) => string | undefined;
  handleRefusal: (error: unknown) => void;
}

/**
 * Names statements that recur, so that each connection parses and plans them only once. A name is a hash of the text:
 * behind a pooler in transaction mode, a connection may know names of other processes.
 */
export function createStatementNames(): StatementNames {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  let generation = 0;
  let isStopped = false;
  const createName = (text: string) =>
    createHash('sha256').update(`${generation}\n${text}`).digest('base64url').slice(0, 32);
  return {
    nameFor: (text) => {
      if (isStopped) return undefined;
      const known = names.get(text);
      if (known || names.size >= maxNames) return known;
      const count = (uses.get(text) ?? 0) + 1;
      if (count >= usesBeforeNaming) {
        uses.delete(text);
        names.set(text, createName(text));
      } else if (count > 1 || uses.size < maxCounted) uses.set(text, count);
      return names.get(text);
    },
    handleRefusal: (error) => {
      if (isUnknown(rootErrorCode(error))) isStopped = true;
      generation += 1;
      names.clear();
    },
  };
}
