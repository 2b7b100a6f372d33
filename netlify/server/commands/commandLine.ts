import { getErrorMessage } from '../../platform/getErrorMessage';

export interface Terminal {
  env: Record<string, string | undefined>;
  print: (line: string) => void;
  printError: (line: string) => void;
}

export class UsageError extends Error {}

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
