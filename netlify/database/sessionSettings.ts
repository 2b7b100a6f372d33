/** Runs one statement on a session. */
type Run = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** The settings that a session starts with, from its server, database, role and the options of the URL. */
interface Session {
  /** Quoted for SQL, as is `database`. */
  role: string;
  database: string;
  /** The schema in which tables without one are found and created. */
  schema: string | null;
  /** The statement that makes the schema `public` usable, or null if it is. */
  schemaRemedy: string | null;
  isStandby: boolean;
  /** Null if this version of Postgres does not have the setting. */
  settings: Record<string, string | null>;
}

interface Need {
  name: string;
  /** As SQL, for `ALTER ROLE … SET`. */
  expected: string;
  isMet: (session: Session, value: string) => boolean;
  otherwise: string;
  /** The default that a session's value comes from, if it has another name. */
  setBy?: string;
  /** Returns the fix if `ALTER ROLE` is not the right one, or null. */
  remedy?: (session: Session) => string | null;
}

/** Refuses timeouts below a second, which Postgres shows in milliseconds. Outside transactions, only these defaults apply. */
const timeLimit = (name: string): Need => ({
  name,
  expected: '0',
  isMet: (_, value) => !/^\d{1,3}ms$/.test(value),
  otherwise: 'requests would fail that take a moment',
});

const needs: readonly Need[] = [
  {
    name: 'DateStyle',
    expected: "'ISO, MDY'",
    isMet: (_, value) => value.startsWith('ISO'),
    otherwise: 'dates would be misread',
  },
  {
    name: 'extra_float_digits',
    expected: '1',
    isMet: (_, value) => Number(value) >= 0,
    otherwise: 'numbers would be rounded',
  },
  {
    name: 'gin_fuzzy_search_limit',
    expected: '0',
    isMet: (_, value) => value === '0',
    otherwise: 'searches would leave out rows',
  },
  {
    name: 'search_path',
    expected: 'public',
    isMet: ({ schema }) => schema === 'public',
    otherwise: 'tables would be looked for, or created, in another schema',
    remedy: ({ schemaRemedy }) => schemaRemedy && `Run: ${schemaRemedy}`,
  },
  {
    name: 'server_encoding',
    expected: "'UTF8'",
    isMet: (_, value) => value === 'UTF8',
    otherwise: 'names in other scripts would be refused or lost',
    remedy: () => "Create a database with ENCODING 'UTF8' TEMPLATE template0, and restore a dump of this one there.",
  },
  {
    name: 'default_transaction_isolation',
    expected: "'read committed'",
    isMet: (_, value) => value === 'read committed',
    otherwise: 'statements at the same time would fail',
  },
  {
    name: 'session_replication_role',
    expected: "'origin'",
    isMet: (_, value) => value !== 'replica',
    otherwise: 'no trigger and no foreign key would hold',
  },
  {
    name: 'synchronous_commit',
    expected: 'on',
    isMet: (_, value) => value !== 'off',
    otherwise: 'a crash of Postgres would lose confirmed orders',
  },
  ...['statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_session_timeout'].map(timeLimit),
];

/** Checked only before writing, because a read-only database still serves reads. */
const writingNeed: Need = {
  name: 'transaction_read_only',
  setBy: 'default_transaction_read_only',
  expected: 'off',
  isMet: (_, value) => value === 'off',
  otherwise: 'nothing can be written',
  remedy: ({ isStandby }) => (isStandby ? 'This server is a standby: connect to the primary.' : null),
};

const names = [...needs, writingNeed].map(({ name }) => `'${name}'`).join(', ');
const readSession = `SELECT quote_ident(session_user) AS role, quote_ident(current_database()) AS database,
  current_schema()::text AS schema, pg_is_in_recovery() AS "isStandby",
  CASE WHEN to_regnamespace('public') IS NULL THEN 'CREATE SCHEMA public;'
    WHEN NOT has_schema_privilege('public', 'USAGE') THEN format('GRANT ALL ON SCHEMA public TO %I;', current_user)
    END AS "schemaRemedy",
  (SELECT json_object_agg(name, current_setting(name, true)) FROM unnest(ARRAY[${names}]) AS name) AS settings`;

/** `ALTER ROLE … IN DATABASE` overrides other defaults, affects only the shop, and needs no privilege on the database. */
async function findRemedy(run: Run, session: Session, need: Need): Promise<string> {
  const { name, setBy = name, expected, remedy } = need;
  const special = remedy?.(session);
  if (special) return special;
  const { rows } = await run(`SELECT source FROM pg_settings WHERE name = '${setBy}'`);
  return rows[0]?.source === 'client'
    ? 'Remove it from the options in DATABASE_URL or PGOPTIONS.'
    : `Run: ALTER ROLE ${session.role} IN DATABASE ${session.database} SET ${setBy} = ${expected};`;
}

export class DatabaseSettingsError extends Error {
  readonly code = 'DATABASE_SETTINGS';
}

/** Throws an error with the fix if the session's settings would change what the shop reads or writes. */
export async function requireSuitableSession(run: Run, { isWriting }: { isWriting: boolean }): Promise<void> {
  const session = (await run(readSession)).rows[0] as unknown as Session;
  const unmet = [...needs, ...(isWriting ? [writingNeed] : [])].filter(
    ({ name, isMet }) => !isMet(session, session.settings[name] ?? ''),
  );
  if (!unmet.length) return;
  const faults: string[] = [];
  for (const need of unmet) {
    const found = `${need.name} is '${session.settings[need.name]}', expected ${need.expected}`;
    faults.push(`${found}: otherwise ${need.otherwise}. ${await findRemedy(run, session, need)}`);
  }
  throw new DatabaseSettingsError(`The settings of the database do not suit the shop: ${faults.join(' ')}`);
}
