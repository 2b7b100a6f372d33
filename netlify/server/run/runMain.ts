import { existsSync } from 'node:fs';
import { messageOf } from '../../platform/messageOf';

/** Runs a command with the settings in `.env`, if there is one. A failure prints one message and exits with code 1. */
export function runMain(main: () => Promise<void>): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  main().catch(exitWithError);
}

export function exitWithError(error: unknown): void {
  console.error(messageOf(error));
  process.exit(1);
}
