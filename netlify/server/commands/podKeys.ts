import { readFileSync } from 'node:fs';
import { buildTime } from '../../../src/content/source/buildTime';
import { decodeCsv } from '../../../src/domain/text/csvText';
import { contentDir } from '../../../src/content/files/contentDir';
import { migrate } from '../../database/migrate';
import { closeAfter } from '../../database/closeAfter';
import { loadPodKeys } from '../../services/pods/podKeys/loadPodKeys';
import { openDatabase } from '../run/openDatabase';
import { serverSettings } from '../run/openServer';
import { bundledContent } from '../build/bundledContent';
import { readCatalogue } from '../build/readCatalogue';
import { runMain } from '../run/runMain';

const usage = 'Expected one file: npm run seed:pod-keys -- keys.csv (columns key,batchId,variantId)';

function readList(arguments_: string[]): string {
  const [file, ...more] = arguments_;
  if (!file || more.length) throw new Error(usage);
  try {
    return decodeCsv(readFileSync(file));
  } catch (error) {
    throw new Error(`Cannot read ${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** `npm run seed:pod-keys -- file.csv`: loads the manufacturer's keys. Stop the server first if the database is embedded. */
runMain(async () => {
  const text = readList(process.argv.slice(2));
  const { products } = bundledContent()?.catalogue ?? readCatalogue(contentDir(process.cwd()), buildTime(process.env));
  const catalogueBatches = new Map(
    products.flatMap(({ variants }) => variants).map(({ id, batchIds }) => [id, batchIds]),
  );
  // The server looks up keys by hashes with the same secrets.
  const settings = serverSettings(process.env);
  const connection = await openDatabase(settings, 'loading pod keys');
  await closeAfter(connection, async () => {
    await migrate(connection.database);
    const { added, alreadyStored } = await loadPodKeys(connection.database, {
      text,
      catalogue: catalogueBatches,
      secrets: settings,
    });
    console.log(`${added} key(s) loaded, ${alreadyStored} already existed.`);
  });
});
