import { runRestore } from './backupCommands';
import { runMain } from '../run/runMain';

/** `npm run restore -- file` */
runMain(() => runRestore(process.argv.slice(2), { env: process.env, print: console.log }));
