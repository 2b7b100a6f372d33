import { processTerminal } from '../commands/commandLine';
import { openDatabase } from '../run/openDatabase';
import { serverSettings } from '../run/openServer';
import { runMain } from '../run/runMain';
import { runOperator } from './operatorCommand';

/** `npm run operator -- invite you@shop.example` invites the first operator, who invites all others in the console. */
runMain(async () => {
  const open = () => openDatabase(serverSettings(process.env), 'inviting an operator');
  process.exitCode = await runOperator(process.argv.slice(2), open, processTerminal);
});
