import { runOutgoingCommand } from './outgoingCommand';
import { runMain } from '../run/runMain';

/**
 * `npm run outgoing -- list
 * retry <id>
 * retry all`
 */
runMain(async () => {
  process.exitCode = await runOutgoingCommand(process.argv.slice(2), {
    env: process.env,
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
  });
});
