import { existsSync } from 'node:fs';
import { getErrorMessage } from '../../platform/getErrorMessage';

/** Runs a command with the settings in `.env`, if there is one. A failure prints one message and exits with code 1. */
export function runMain(main: () => Promise<void>): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  main().catch(exitWithError);
}

export function exitWithError(error: unknown): void {
  console.error(getErrorMessage(error));
  process.exit(1);
}
