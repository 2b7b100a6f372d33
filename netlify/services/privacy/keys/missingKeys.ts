import { missingKeyError } from '../../../platform/keyRing';
import type { AppContext } from '../../context/appContext';
import { lastingColumns } from './keyedColumns';
import { readKeyUsage } from './readKeyUsage';

/** Names each key that lasting values need and the ring lacks, except those that the messages already name. */
export async function describeMissingKeys(
  context: Pick<AppContext, 'database' | 'settings' | 'clock'>,
  messages: readonly string[] = [],
): Promise<string[]> {
  // Counting values without a key would read whole tables.
  const columns = lastingColumns.filter(({ keyId }) => keyId !== 'NULL');
  return (await readKeyUsage(context, columns)).flatMap(({ setting, keyId, location, count, state }) => {
    if (keyId === null || state !== null || messages.some((message) => message.includes(keyId))) return [];
    return [missingKeyError(setting, `a value (${location}, ${count} in all)`, keyId).message];
  });
}
