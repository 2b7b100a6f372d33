type Env = Record<string, string | undefined>;

/** In order of precedence. Netlify Database and its deprecated extension set the latter two. */
export const databaseUrlNames = ['DATABASE_URL', 'NETLIFY_DB_URL', 'NETLIFY_DATABASE_URL'] as const;
export type DatabaseUrlName = (typeof databaseUrlNames)[number];

export const databaseUrlName = (env: Env): DatabaseUrlName | null =>
  databaseUrlNames.find((name) => env[name]?.trim()) ?? null;
