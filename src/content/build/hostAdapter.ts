import type { IAdapter } from 'gatsby';

/** The folder that Netlify keeps between builds. */
export const netlifyCache = '/opt/build/cache';

const openCache = async (cacheDir: string) => (await import('@netlify/cache-utils')).bindOpts({ cacheDir });

/**
 * Replaces Gatsby's Netlify adapter, which would also write redirects and headers. Restores the cache and the last
 * build's files on Netlify, so that only changed pages are rebuilt and open tabs still find their scripts.
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
