import { createServer } from 'node:http';
import { join } from 'node:path';
import { eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../netlify/database/client';
import { providerProducts, providers, providerZones } from '../../netlify/database/providerTables';
import { demoProviders } from '../../netlify/database/seed/demoProviders';
import { writeDispensaryFile } from '../../netlify/server/dispensary/dispensaryFile';
import type { OpenedServer } from '../../netlify/server/run/openServer';
import { runMain } from '../../netlify/server/run/runMain';
import { startServer } from '../../netlify/server/run/startServer';
import { readProviderSecrets } from '../../netlify/services/staff/dispensary/readProviderSecrets';
import type { DispensaryWishes, ClaimedDispensary } from './support/claimDispensary';

/** Each town has one postal code, so address search does not ask for it, and is the zone of one dispensary. */
const towns = (
  'Hermosa Beach 90254, Manhattan Beach 90266, Lomita 90717, Paramount 90723, Altadena 91001, Tarzana 91356, ' +
  'Rosemead 91770, Tujunga 91042, Pacoima 91331, Cerritos 90703, Harbor City 90710, Panorama City 91402, ' +
  'Studio City 91604, Temple City 91780, Marina Del Rey 90292, Sierra Madre 91024, Playa Del Rey 90293, ' +
  'South El Monte 91733, Santa Fe Springs 90670, Verdugo City 91046, Signal Hill 90755, San Marino 91108, ' +
  'Baldwin Park 91706, Pico Rivera 90660'
)
  .split(', ')
  .map((line) => ({ town: line.slice(0, -6), postalCode: line.slice(-5) }));

const [model] = demoProviders;
const idPrefix = 'journey-';
const idOf = (postalCode: string) => idPrefix + postalCode;
/** More than all journeys together buy. */
const plenty = 1000;

/** Gives the demo's dispensaries enough stock and capacity for all journeys, and adds a dispensary to each town. */
async function prepareGround(database: Database): Promise<void> {
  await database.update(providers).set({ slotCapacity: plenty });
  // Some journeys look for products that are sold out or nearly so.
  await database
    .update(providerProducts)
    .set({ available: sql`${providerProducts.available} + ${plenty}` })
    .where(gte(providerProducts.available, 8));
  const { zone: _, ...row } = model!;
  const secret = `whsec_${Buffer.alloc(32, 'journey').toString('base64')}`;
  for (const { town, postalCode } of towns) {
    const id = idOf(postalCode);
    await database
      .insert(providers)
      // Pickup would offer them to every journey nearby.
      .values({
        ...row,
        id,
        name: `${town} Dispensary`,
        slotCapacity: plenty,
        webhookSecret: secret,
        pickupAddress: null,
      });
    await database.update(providerZones).set({ providerId: id }).where(eq(providerZones.postalCode, postalCode));
  }
}

/** Configures the next dispensary for a journey, with a copy of the demo's stock. */
async function claimDispensary(
  database: Database,
  { hours, capacity, stock }: DispensaryWishes,
): Promise<ClaimedDispensary> {
  const town = towns.shift();
  if (!town) throw new Error('Expected a town without a journey. Add more of them to tests/e2e/server.ts.');
  const providerId = idOf(town.postalCode);
  const deliveryTimes = Object.fromEntries(
    Object.entries(model!.deliveryTimes).map(([day, times]) => [day, { ...times, ...hours }]),
  );
  await database
    .update(providers)
    .set({ deliveryTimes, slotCapacity: capacity ?? plenty })
    .where(eq(providers.id, providerId));
  const rows = await database.select().from(providerProducts).where(eq(providerProducts.providerId, model!.id));
  const claimedRows = rows.map((row) => ({ ...row, providerId, available: stock ?? row.available }));
  for (let at = 0; at < claimedRows.length; at += 500)
    await database.insert(providerProducts).values(claimedRows.slice(at, at + 500));
  return { providerId, ...town, address: `${100 + towns.length} Main St, ${town.town} ${town.postalCode}` };
}

/** Journeys request a dispensary here, on a separate port, because the shop has no such call. */
function listenForJourneys(database: Database): void {
  createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      claimDispensary(database, JSON.parse(Buffer.concat(chunks).toString()) as DispensaryWishes).then(
        (given) => response.setHeader('content-type', 'application/json').end(JSON.stringify(given)),
        (error: Error) => response.writeHead(500).end(error.message),
      );
    });
  })
    .listen(Number(process.env.GROUND_PORT), '127.0.0.1')
    .unref();
}

async function addJourneyData({ connection, context }: OpenedServer): Promise<void> {
  const { database } = connection;
  await prepareGround(database);
  // A file in a folder of their own, because the dispensary command asks each dispensary in its file about an order.
  const { dataDir } = context.settings;
  const claimedRows = (await readProviderSecrets(database)).filter(({ id }) => id.startsWith(idPrefix));
  writeDispensaryFile({ dataDir: join(dataDir, 'own'), isPrivate: true, providers: claimedRows });
  listenForJourneys(database);
}

/** Serves the built site and the API like `netlify/server/server.ts`, with dispensaries for all journeys. */
runMain(async () => {
  await startServer({ root: process.cwd(), env: process.env, onOpened: addJourneyData, hasLatePictures: true });
});
