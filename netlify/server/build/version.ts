import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The version in package.json, which `npm run build:server` inlines. */
declare const BUNDLED_VERSION: string;

/** The version of a server bundled by `npm run build:server`. Null when it runs from its sources. */
export const bundledVersion = (): string | null => (typeof BUNDLED_VERSION === 'undefined' ? null : BUNDLED_VERSION);

const packageFile = fileURLToPath(new URL('../../../package.json', import.meta.url));

/** The version in package.json. */
export const readVersion = (): string =>
  bundledVersion() ?? z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version;
