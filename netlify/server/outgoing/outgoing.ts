import { processTerminal } from '../commands/commandLine';
import { runOutgoingCommand } from './outgoingCommand';
import { runMain } from '../run/runMain';

/**
 * `npm run outgoing -- list
 * retry <id>
 * retry all`
 */
runMain(async () => {
  process.exitCode = await runOutgoingCommand(process.argv.slice(2), processTerminal);
});
