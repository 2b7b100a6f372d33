import { runRestore } from './backupCommands';
import { runMain } from '../run/runMain';

runMain(() => runRestore(process.argv.slice(2), { env: process.env, print: console.log }));
