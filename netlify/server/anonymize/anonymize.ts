import { maintenanceTimeouts } from '../../database/postgres';
import { processTerminal } from '../commands/commandLine';
import { connectPostgres } from '../run/openDatabase';
import { runMain } from '../run/runMain';
import { runAnonymize } from './anonymizeCommand';

runMain(async () => {
  process.exitCode = await runAnonymize(
    process.argv.slice(2),
    (url) => connectPostgres(url, { timeouts: maintenanceTimeouts, connections: 1 }),
    processTerminal,
  );
});
