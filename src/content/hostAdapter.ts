import type { IAdapter } from 'gatsby';

/** Where Netlify keeps what one build leaves for the next. */
export const netlifyCache = '/opt/build/cache';

const openCache = async (cacheDir: string) => (await import('@netlify/cache-utils')).bindOpts({ cacheDir });

/**
 * What of Gatsby's adapters is wanted: on Netlify its cache and the last build's files are there again, so that one
 * changed product builds its own pages alone and a tab that is open finds its scripts. Redirects and headers are ours:
 * without an adapter Gatsby would fetch its own there, which
 * writes them too. Null: the host keeps its folders by itself.
 */
export const hostAdapter = (cacheDir: string | null): IAdapter => ({
  name: 'host',
  cache: {
    restore: async ({ directories }) => {
      if (cacheDir === null) return false;
      await (await openCache(cacheDir)).restore(directories, {});
      return true;
    },
    store: async ({ directories }) => {
      if (cacheDir !== null) await (await openCache(cacheDir)).save(directories, {});
    },
  },
  adapt: () => {},
});
