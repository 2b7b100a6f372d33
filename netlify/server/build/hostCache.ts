import { join } from 'node:path';

/** The folder that Netlify keeps between builds. */
const netlifyCache = '/opt/build/cache';

interface HostCache {
  /** Restores the last build, if there was one. */
  restore: () => Promise<void>;
  store: () => Promise<void>;
}

/** Keeps the site and Gatsby's cache from one deploy to the next. Other hosts keep the folders by themselves. */
export function hostCache(
  root: string,
  env: Record<string, string | undefined> = process.env,
  cacheDir: string = netlifyCache,
): HostCache {
  if (env.NETLIFY !== 'true') return { restore: async () => {}, store: async () => {} };
  const folders = ['.cache', 'public'].map((name) => join(root, name));
  const open = async () => (await import('@netlify/cache-utils')).bindOpts({ cacheDir });
  return {
    restore: async () => void (await (await open()).restore(folders, {})),
    store: async () => void (await (await open()).save(folders, {})),
  };
}
