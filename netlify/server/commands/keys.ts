import { migrate } from '../../database/migrate';
import { closeAfter } from '../../database/closeAfter';
import { describePreviousKeys } from '../../services/privacy/keys/describePreviousKeys';
import { keyedColumns } from '../../services/privacy/keys/keyedColumns';
import { readKeyUsage, type KeyUse } from '../../services/privacy/keys/readKeyUsage';
import { createContext } from '../../services/context/appContext';
import { reseal } from '../../services/privacy/keys/reseal';
import { openDatabase } from '../run/openDatabase';
import { serverSettings } from '../run/openServer';
import { runMain } from '../run/runMain';

const usage = 'Expected: npm run keys, or npm run keys -- reseal';

const states = { current: 'current', previous: 'previous', none: 'NOT IN THE RING' };
const formatUsage = ({ setting, keyId, location, count, until, state }: KeyUse): string =>
  [
    setting.padEnd(13),
    (keyId ?? 'no id').padEnd(9),
    // Values without an id may have any key of the ring; `reseal` finds out.
    (keyId === null ? '' : states[state ?? 'none']).padEnd(16),
    String(count).padStart(9),
    `  ${location}${until ? `, until ${until.toISOString().slice(0, 10)}` : ''}`,
  ].join('');

/** `npm run keys` lists which keys stored values have. `npm run keys -- reseal` reseals all of them with the current keys. */
runMain(async () => {
  const [command, ...more] = process.argv.slice(2);
  if ((command !== undefined && command !== 'reseal') || more.length) throw new Error(usage);
  const settings = serverSettings(process.env);
  const connection = await openDatabase(settings, 'looking at keys');
  await closeAfter(connection, async () => {
    await migrate(connection.database);
    const context = createContext({ settings, connection, batches: [], variants: [], termsVersion: '' });
    if (command === 'reseal') console.log(`${await reseal(context, new AbortController().signal)} values resealed.`);
    const uses = await readKeyUsage(context, keyedColumns);
    for (const use of uses) console.log(formatUsage(use));
    for (const line of describePreviousKeys(settings, uses)) console.log(line);
  });
});
