import { resolveTxt } from 'node:dns/promises';
import { processTerminal } from '../commands/commandLine';
import { runMain } from '../run/runMain';
import { runMailCheckCommand } from './mailCheckCommand';

/** `npm run mail:check -- [--domain shop.example] [--selector name]` */
runMain(async () => {
  process.exitCode = await runMailCheckCommand(process.argv.slice(2), { ...processTerminal, resolveTxt });
});
