/** The version in package.json, which `npm run build:server` inlines. */
declare const BUNDLED_VERSION: string;

/** The version of a server bundled by `npm run build:server`. Null when it runs from its sources. */
export const bundledVersion = (): string | null => (typeof BUNDLED_VERSION === 'undefined' ? null : BUNDLED_VERSION);
