import { processTerminal } from '../commands/commandLine';
import { runMain } from '../run/runMain';
import { runMove } from './moveCommand';

runMain(async () => {
  process.exitCode = await runMove(process.argv.slice(2), processTerminal);
});
