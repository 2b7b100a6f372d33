import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { startPostgres } from '../../config/machine/temporaryPostgres';
import { startS3 } from '../../fixtures/servers/s3Server';
import { openSwitchable, type Switchable } from './switchable';

const google = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../fixtures/google/${name}.json`, import.meta.url)));

async function serve(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

/** A mail server that counts what it accepts. */
async function startMail() {
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => {
        taken += 1;
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return { port, taken: () => taken, close: () => server.close(() => {}) };
}

export type DependencyName = 'Postgres' | 'mail' | 'maps' | 'storage' | 'the dispensary’s webhook';

const keys = { accessKeyId: 'game-day', secretAccessKey: 'game-day-secret', region: 'us-west-2' };

/** Starts everything that a shop depends on, each behind a switch, and the settings that lead there. */
export async function startDependencies() {
  const postgres = await startPostgres();
  const mail = await startMail();
  const storage = await startS3({ ...keys, bucket: 'photos' });
  let delivered = 0;
  const dispensary = await serve((request, response) => {
    request.resume().on('end', () => {
      delivered += 1;
      response.writeHead(204).end();
    });
  });
  const maps = await serve((request, response) => {
    request.resume();
    const name = /autocomplete/.test(request.url ?? '') ? 'autocompleteAddress' : 'detailsLosAngeles';
    response.writeHead(200, { 'content-type': 'application/json' }).end(google(name));
  });
  const at = (port: number) => openSwitchable({ host: '127.0.0.1', port });
  const switches: Record<DependencyName, Switchable> = {
    Postgres: await at(Number(new URL(postgres.url).port)),
    mail: await at(mail.port),
    maps: await at(maps.port),
    storage: await at(Number(new URL(storage.endpoint).port)),
    'the dispensary’s webhook': await at(dispensary.port),
  };
  const local = (name: DependencyName) => `http://127.0.0.1:${switches[name].port}`;
  const databaseUrl = new URL(postgres.url);
  databaseUrl.hostname = '127.0.0.1';
  databaseUrl.port = String(switches.Postgres.port);
  return {
    switches,
    /** Past the switch, for this script’s own questions. */
    directUrl: postgres.url,
    webhookUrl: `${local('the dispensary’s webhook')}/orders`,
    counts: () => ({ mails: mail.taken(), webhooks: delivered, photos: storage.objects.size }),
    env: {
      DATABASE_URL: databaseUrl.href,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(switches.mail.port),
      MAIL_FROM: 'shop@shop.example',
      BLOB_STORE: 's3',
      // The signature covers the host, so the client must sign with the switch's port.
      S3_ENDPOINT: local('storage'),
      S3_BUCKET: 'photos',
      S3_REGION: keys.region,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      GOOGLE_MAPS_API_KEY: 'game-day',
      GOOGLE_MAPS_API_URL: local('maps'),
      GOOGLE_PLACES_API_URL: local('maps'),
      WEBHOOK_TARGETS: 'loopback',
    },
    stop: async () => {
      for (const each of Object.values(switches)) each.close();
      mail.close();
      maps.close();
      dispensary.close();
      await storage.close();
      await postgres.stop();
    },
  };
}
