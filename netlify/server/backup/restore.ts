import { runRestore } from './backupCommands';
import { runMain } from '../runLocal';

/** `npm run restore -- file` */
runMain(() => runRestore(process.argv.slice(2), { env: process.env, print: console.log }));
