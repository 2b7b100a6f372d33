import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { bundledVersion } from './bundledServer';

const packageFile = fileURLToPath(new URL('../../../package.json', import.meta.url));

/** The version in package.json. */
export const readVersion = (): string =>
  bundledVersion() ?? z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version;
