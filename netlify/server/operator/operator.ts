import { migrate } from '../../database/migrate';
import { openDatabase } from '../openDatabase';
import { localSettings } from '../openLocal';
import { runMain } from '../runLocal';
import { runOperator } from './operatorCommand';

/** `npm run operator -- invite you@shop.example`: the first operator, who invites everybody else in the console. */
runMain(async () => {
  const open = async () => {
    const connection = await openDatabase(localSettings(process.env), 'inviting an operator');
    await migrate(connection.database);
    return connection;
  };
  process.exitCode = await runOperator(process.argv.slice(2), open, {
    env: process.env,
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
  });
});
