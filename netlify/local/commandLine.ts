import { messageOf } from '../platform/messageOf';

/** Where a command of this machine reads its settings and says what it did. */
export interface Terminal {
  env: Record<string, string | undefined>;
  print: (line: string) => void;
  printError: (line: string) => void;
}

/** The words of a command line that are not understood. */
export class UsageError extends Error {}

/** Does the work of a command and gives its exit code: 0 done, 1 failed, 2 not understood. */
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
