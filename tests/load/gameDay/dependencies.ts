import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import webPush from 'web-push';
import { startPostgres } from '../../config/machine/temporaryPostgres';
import { startFakeStripe } from '../../fixtures/fakeStripe';
import { openPushService } from '../../fixtures/servers/pushService';
import { startS3 } from '../../fixtures/servers/s3Server';
import type { DependencyName } from './matrix';
import { openSwitchable, type Switchable } from './switchable';

/** All but the API itself, which is a process of its own. */
export type RemoteName = Exclude<DependencyName, 'the API'>;

const google = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../fixtures/google/${name}.json`, import.meta.url)));

async function serve(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

/** Accepts every request and counts them. */
async function startCounting(status: number, result = {}) {
  let count = 0;
  const server = await serve((request, response) => {
    request.resume().on('end', () => {
      count += 1;
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(status === 204 ? undefined : JSON.stringify(result));
    });
  });
  return { ...server, count: () => count };
}

/** A mail server that counts what it accepts. */
async function startMail() {
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => {
        count += 1;
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return { port, count: () => count, close: () => server.close(() => {}) };
}

const startMaps = () =>
  serve((request, response) => {
    request.resume();
    const name = /autocomplete/.test(request.url ?? '') ? 'autocompleteAddress' : 'detailsLosAngeles';
    response.writeHead(200, { 'content-type': 'application/json' }).end(google(name));
  });

const storageKeys = { accessKeyId: 'game-day', secretAccessKey: 'game-day-secret', region: 'us-west-2' };

async function startServices() {
  const [postgres, mail, twilio, maps, storage, stripe, push, dispensary] = await Promise.all([
    startPostgres(),
    startMail(),
    startCounting(201, { sid: `SM${'0'.repeat(32)}` }),
    startMaps(),
    startS3({ ...storageKeys, bucket: 'photos' }),
    startFakeStripe(),
    openPushService(),
    startCounting(204),
  ]);
  return { postgres, mail, twilio, maps, storage, stripe, push, dispensary };
}
type Services = Awaited<ReturnType<typeof startServices>>;

const portOf = (url: string) => Number(new URL(url).port);

async function openSwitches(services: Services): Promise<Record<RemoteName, Switchable>> {
  const { postgres, mail, twilio, maps, storage, stripe, push, dispensary } = services;
  const open = (port: number) => openSwitchable({ host: '127.0.0.1', port });
  return {
    Postgres: await open(portOf(postgres.url)),
    'mail server': await open(mail.port),
    Twilio: await open(twilio.port),
    'Google Maps': await open(maps.port),
    'bucket of ID photos': await open(portOf(storage.endpoint)),
    Stripe: await open(portOf(stripe.settings.STRIPE_API_URL)),
    'push service': await open(portOf(push.endpoint(''))),
    'a dispensary’s system': await open(dispensary.port),
  };
}

/** The settings that lead the shop to each dependency through its switch. */
function settingsFor({ postgres, stripe }: Services, switches: Record<RemoteName, Switchable>) {
  const local = (name: RemoteName) => `http://127.0.0.1:${switches[name].port}`;
  const databaseUrl = new URL(postgres.url);
  databaseUrl.hostname = '127.0.0.1';
  databaseUrl.port = String(switches.Postgres.port);
  const vapid = webPush.generateVAPIDKeys();
  return {
    DATABASE_URL: databaseUrl.href,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(switches['mail server'].port),
    MAIL_FROM: 'shop@shop.example',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'game-day',
    TWILIO_FROM: '+12135550199',
    TWILIO_API_URL: local('Twilio'),
    BLOB_STORE: 's3',
    // The signature covers the host, so the client must sign with the switch's port.
    S3_ENDPOINT: local('bucket of ID photos'),
    S3_BUCKET: 'photos',
    S3_REGION: storageKeys.region,
    S3_ACCESS_KEY_ID: storageKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: storageKeys.secretAccessKey,
    GOOGLE_MAPS_API_KEY: 'game-day',
    GOOGLE_MAPS_API_URL: local('Google Maps'),
    GOOGLE_PLACES_API_URL: local('Google Maps'),
    ...stripe.settings,
    STRIPE_API_URL: local('Stripe'),
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    WEBHOOK_TARGETS: 'loopback',
  };
}

/** Starts everything that a shop depends on, each behind a switch, and the settings that lead there. */
export async function startDependencies() {
  const services = await startServices();
  const switches = await openSwitches(services);
  const { postgres, mail, twilio, maps, storage, stripe, push, dispensary } = services;
  return {
    switches,
    stripe,
    /** Past the switch, for this script’s own questions. */
    directUrl: postgres.url,
    webhookUrl: `http://127.0.0.1:${switches['a dispensary’s system'].port}/orders`,
    pushEndpoint: (name: string) => `http://127.0.0.1:${switches['push service'].port}/send/${name}`,
    arrivals: () => ({
      emails: mail.count(),
      'text messages': twilio.count(),
      alerts: push.received.length,
      'messages to the dispensary': dispensary.count(),
    }),
    env: settingsFor(services, switches),
    stop: async () => {
      for (const each of Object.values(switches)) each.close();
      for (const each of [mail, twilio, maps, dispensary]) each.close();
      await Promise.all([stripe.stop(), push.close(), storage.close()]);
      await postgres.stop();
    },
  };
}
export type Dependencies = Awaited<ReturnType<typeof startDependencies>>;
