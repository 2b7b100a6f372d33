import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getErrorMessage } from '../../netlify/platform/getErrorMessage';
import { findBrowser, findOnPath, currentMachine } from './machine/findBrowser';
import { findPostgres, currentPlatform as postgresMachine, userToRunAs } from './machine/findPostgres';

export type Tool = 'browser' | 'postgres' | 'ps';

function postgresFault(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-search-'));
  try {
    findPostgres(postgresMachine(folder, userToRunAs()));
    return null;
  } catch (error) {
    return getErrorMessage(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type Checks = Record<Tool, () => string | null>;

const checksOfThisMachine: Checks = {
  browser: () => (findBrowser(currentMachine()) ? null : 'No Chromium was found. Run: npm run test:setup'),
  postgres: postgresFault,
  ps: () => (findOnPath('ps') ? null : 'No ps was found. Run: npm run test:setup -- --all'),
};

/** Returns one sentence for each missing tool, with the command that installs it. */
export const missingTools = (tools: readonly Tool[], checks = checksOfThisMachine): string[] =>
  tools.map((tool) => checks[tool]()).filter((line) => line !== null);
