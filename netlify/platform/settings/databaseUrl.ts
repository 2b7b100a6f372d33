type Env = Record<string, string | undefined>;

/**
 * The variables that may hold the database's address, in order: the shop's own setting, Netlify Database, and its
 * deprecated extension. The platform sets the latter two.
 */
export const databaseUrlNames = ['DATABASE_URL', 'NETLIFY_DB_URL', 'NETLIFY_DATABASE_URL'] as const;
export type DatabaseUrlName = (typeof databaseUrlNames)[number];

/** The variable whose value counts, or null when none is set. */
export const databaseUrlName = (env: Env): DatabaseUrlName | null =>
  databaseUrlNames.find((name) => env[name]?.trim()) ?? null;
