import { openAnswering } from '../openDatabase';
import { runMain } from '../runLocal';
import { runAnonymize } from './anonymizeCommand';

/** `npm run anonymize`: replaces the personal data in a copy of the database. */
runMain(async () => {
  process.exitCode = await runAnonymize(
    process.argv.slice(2),
    (url) => openAnswering(url, { statementTimeoutMs: 0, connections: 1 }),
    { env: process.env, print: (line) => console.log(line), printError: (line) => console.error(line) },
  );
});
