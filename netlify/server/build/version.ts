import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

declare const BUNDLED_VERSION: string;

/** Inlined by `npm run build:server`. Null when the server runs from its sources. */
export const bundledVersion = (): string | null => (typeof BUNDLED_VERSION === 'undefined' ? null : BUNDLED_VERSION);

const packageFile = fileURLToPath(new URL('../../../package.json', import.meta.url));

export const readVersion = (): string =>
  bundledVersion() ?? z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version;
