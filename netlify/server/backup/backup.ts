import { runBackup } from './backupCommands';
import { runMain } from '../run/runMain';

runMain(() => runBackup(process.argv.slice(2), { env: process.env, print: console.log }));
