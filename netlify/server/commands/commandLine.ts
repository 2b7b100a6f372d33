import { messageOf } from '../../platform/messageOf';

export interface Terminal {
  env: Record<string, string | undefined>;
  print: (line: string) => void;
  printError: (line: string) => void;
}

export class UsageError extends Error {}

/** Runs a command and returns its exit code: 0 for success, 1 for a failure, 2 for invalid arguments. */
export async function exitCodeOf(
  work: () => Promise<void>,
  { printError }: Pick<Terminal, 'printError'>,
): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    printError(messageOf(error));
    if (!(error instanceof UsageError)) return 1;
    printError('See --help.');
    return 2;
  }
}
