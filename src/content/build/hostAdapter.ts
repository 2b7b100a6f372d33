import type { IAdapter } from 'gatsby';

/** The folder that Netlify keeps between builds. */
export const netlifyCache = '/opt/build/cache';

const openCache = async (cacheDir: string) => (await import('@netlify/cache-utils')).bindOpts({ cacheDir });

/**
 * On Netlify it restores the cache and the last build's files, so that a changed product rebuilds only its own pages and
 * open tabs still find their scripts. Without it, Gatsby would install its Netlify adapter, which writes redirects and
 * headers too. `cacheDir` is null if the host keeps the folders itself.
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
