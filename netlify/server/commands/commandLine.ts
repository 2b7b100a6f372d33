import { parseArgs, type ParseArgsConfig } from 'node:util';
import { getErrorMessage } from '../../platform/getErrorMessage';

export interface Terminal {
  env: Record<string, string | undefined>;
  print: (line: string) => void;
  printError: (line: string) => void;
}

export const processTerminal: Terminal = {
  env: process.env,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
};

export class UsageError extends Error {}

/** Node's `parseArgs`, whose errors are about the usage of the command. */
export function readArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(getErrorMessage(error), { cause: error });
  }
}

/** Runs a command and returns its exit code: 0 for success, 1 for a failure, 2 for invalid arguments. */
export async function runForExitCode(
  work: () => Promise<void>,
  { printError }: Pick<Terminal, 'printError'>,
): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    printError(getErrorMessage(error));
    if (!(error instanceof UsageError)) return 1;
    printError('See --help.');
    return 2;
  }
}
