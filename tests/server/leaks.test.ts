import { randomUUID } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findIn, findInFiles, findInTables, secretText, type Secret } from '../fixtures/findLeaks';
import { createPushBrowser } from '../fixtures/servers/pushService';
import { buildIdPicture } from '../fixtures/idPicture';
import { buildPlaceId } from '../fixtures/builders/orderShop';
import { testSettings } from '../fixtures/testApp';
import { ownerHeadersOf } from '../fixtures/servers/ownerGate';
import { startServerProcess, type OwnServer } from '../fixtures/servers/serverProcess';
import { deliverySlots } from '../../src/domain/delivery/deliverySlots';
import type { DeliveryProvider, ProviderProduct } from '../../src/domain/delivery/providerSchema';
import type { Order } from '../../src/domain/order/orderSchema';
import { openEmbedded } from '../../netlify/database/embedded';
import { idImages } from '../../netlify/database/providerTables';
import { createBlobStore } from '../../netlify/platform/blobs/blobs';
import type { OutboxMessage } from '../../netlify/platform/messages/outbox';
import { signatureHeaders } from '../../netlify/platform/webhooks/webhooks';
import { decryptImage } from '../../netlify/services/privacy/idPhotos/idImage';
import { readDispensaryFile } from '../../netlify/server/dispensary/dispensaryFile';
import { currentTermsVersion } from '../fixtures/completeAccount';

const ourContent = fileURLToPath(new URL('../../content', import.meta.url));
const pod = 'california-cellar-stair';
/** A shop with one pod, so that everything found afterwards came from this test. */
function fill(content: string): void {
  const copy = (path: string) => {
    mkdirSync(join(content, path, '..'), { recursive: true });
    copyFileSync(join(ourContent, path), join(content, path));
  };
  const { brand, pictures } = JSON.parse(readFileSync(join(ourContent, `products/${pod}.json`), 'utf8')) as {
    brand: string;
    pictures: string[];
  };
  [`products/${pod}.json`, `brands/${brand}.json`, ...pictures.map((name) => `pictures/${name}.svg`)].forEach(copy);
  cpSync(join(ourContent, 'pictures/renders'), join(content, 'pictures/renders'), { recursive: true });
}

const person = {
  email: 'maribel.quillfeather@shop.example',
  newEmail: 'maribel.anew@shop.example',
  phoneNumber: '2135550147',
  givenName: 'Maribelle',
  familyName: 'Quillfeather',
  street: '733 Quandary Ter',
};
const marked = { text: 'Lumen-Exif-Marker-81734' };

let server: OwnServer;
beforeAll(async () => {
  server = await startServerProcess({ LOG_LEVEL: 'debug' }, fill);
});
afterAll(() => server.remove());

async function call<Answer>(path: string, init: RequestInit & { expected?: number } = {}): Promise<Answer> {
  const response = await fetch(server.origin + path, init);
  const text = await response.text();
  expect(`${response.status} ${text}`).toMatch(new RegExp(`^${init.expected ?? 200} `));
  return (text ? JSON.parse(text) : null) as Answer;
}
const json = (body: unknown, headers: Record<string, string> = {}, method = 'POST') => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const codes: string[] = [];
async function newestCode(to: string): Promise<string> {
  const headers = { accept: 'application/json', ...ownerHeadersOf(server.dataDir) };
  const messages = await call<OutboxMessage[]>('/__outbox', { headers });
  const code = /\b\d{6}\b/.exec(messages.find((message) => message.to === to)!.text)![0];
  codes.push(code);
  return code;
}

async function signUp(channel: 'email' | 'phone', name: string, value: string): Promise<string> {
  const path = `/v1/app/user/auth/${channel}`;
  await call(path, json({ [name]: value, register: true }));
  const otp = await newestCode(value);
  const wrong = otp === '271828' ? '314159' : '271828';
  codes.push(wrong);
  await call(`${path}/login`, { ...json({ [name]: value, otp: wrong }), expected: 400 });
  return (await call<{ appToken: string }>(`${path}/login`, json({ [name]: value, otp }))).appToken;
}

async function changeEmail(headers: Record<string, string>): Promise<void> {
  await call('/v1/app/user/task-to-change-email', json({ email: person.newEmail }, headers));
  await call('/v1/app/user/execute-change-email', json({ otp: await newestCode(person.newEmail) }, headers));
}

async function uploadId(providerId: string, headers: Record<string, string>): Promise<Buffer> {
  const image = await buildIdPicture()
    .withExif({ IFD0: { ImageDescription: marked.text } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const send = (expected: number) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(image)], `${person.familyName}.jpg`, { type: 'image/jpeg' }));
    return call(`/v1/app/user/upload-id?providerId=${providerId}`, { method: 'POST', headers, body: form, expected });
  };
  // A file in place of the photo folder makes the first try fail and be logged.
  const folder = join(server.dataDir, 'id-images');
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, '');
  await send(503);
  rmSync(folder);
  await send(200);
  return image;
}

async function placeOrder(
  headers: Record<string, string>,
  { id }: DeliveryProvider,
  slotStart: string,
): Promise<Order> {
  const offers = await call<ProviderProduct[]>(`/.netlify/functions/delivery-provider-products?providerId=${id}`);
  const { productVariantId, price } = offers.find(({ availableQuantity }) => availableQuantity > 0)!;
  const order = {
    providerId: id,
    placeId: buildPlaceId('90012', person.street),
    slotStart,
    items: [{ productVariantId, quantity: 1, price: price.amount }],
    note: `Ask for ${person.givenName}`,
  };
  const orderRequest = { ...json(order, { ...headers, 'idempotency-key': randomUUID() }), expected: 201 };
  return call<Order>('/v1/app/orders', orderRequest);
}

/** Subscribes a browser to order updates. Its push service does not exist. */
async function subscribe(headers: Record<string, string>): Promise<Secret[]> {
  const { keys } = createPushBrowser();
  const endpoint = `https://push.invalid/send/${randomUUID()}`;
  await call('/v1/app/push/subscriptions', json({ endpoint, keys, localeId: 'en-US' }, headers));
  const texts = { endpoint: endpoint.slice(-36), p256dh: keys.p256dh, auth: keys.auth };
  return Object.entries(texts).map(([name, text]) => secretText(`the browser’s ${name}`, text));
}

async function accept({ detailsId }: Order, providerId: string): Promise<void> {
  const { secret } = readDispensaryFile(server.dataDir).find(({ id }) => id === providerId)!;
  const body = JSON.stringify({ type: 'order.status', data: { detailsId, status: 'ACCEPTED' } });
  const headers = signatureHeaders(secret, { id: randomUUID(), at: new Date(), body });
  await call(`/v1/webhooks/dispensary/${providerId}`, { method: 'POST', headers, body });
}

async function unlock(headers: Record<string, string>): Promise<string> {
  const [, first] = readFileSync(join(server.dataDir, 'pod-keys.csv'), 'utf8').split('\n');
  const podKey = first!.split(',')[0]!;
  await call('/v1/app/unlock/check-key', json({ podKey }, headers));
  const { activationId } = await call<{ activationId: string }>(
    '/v1/app/unlock/activation-sequence',
    json({ podKey }, headers),
  );
  await call('/v1/app/unlock/confirm', json({ activationId }, headers));
  await call(`/v1/app/user/pods/${podKey}`, { headers });
  return podKey;
}

/** Does everything one shopper can do, and returns the secrets that must not be found afterwards. */
async function useEverything(): Promise<{ secrets: Secret[]; image: Buffer }> {
  const token = await signUp('email', 'email', person.email);
  const phoneToken = await signUp('phone', 'phoneNumber', person.phoneNumber);
  const headers = { authorization: `Bearer ${token}` };
  const { givenName, familyName } = person;
  const details = { givenName, familyName, termsVersion: currentTermsVersion };
  await call('/v1/app/user/v2', json(details, headers, 'PUT'));
  await changeEmail(headers);
  const place = new URLSearchParams({ placeId: buildPlaceId('90012', person.street) }).toString();
  const [provider] = await call<DeliveryProvider[]>(`/.netlify/functions/delivery-available-providers?${place}`);
  const image = await uploadId(provider!.id, headers);
  const order = await placeOrder(headers, provider!, deliverySlots(provider!, new Date()).at(-1)!.start);
  const browserSecrets = await subscribe(headers);
  await accept(order, provider!.id);
  const podKey = await unlock(headers);
  await call('/v1/nothing', { headers, expected: 404 });
  const { CODE_PEPPER, ID_IMAGE_KEY, VAPID_PRIVATE_KEY } = JSON.parse(
    readFileSync(join(server.dataDir, 'secrets.json'), 'utf8'),
  ) as Record<'CODE_PEPPER' | 'ID_IMAGE_KEY' | 'VAPID_PRIVATE_KEY', string>;
  const secrets = [
    secretText('the token', token),
    secretText('the token of the phone', phoneToken),
    secretText('the pod key', podKey),
    secretText('CODE_PEPPER', CODE_PEPPER),
    secretText('ID_IMAGE_KEY', ID_IMAGE_KEY),
    { name: 'ID_IMAGE_KEY in bytes', bytes: Buffer.from(ID_IMAGE_KEY, 'hex') },
    secretText('VAPID_PRIVATE_KEY', VAPID_PRIVATE_KEY),
    ...browserSecrets,
    secretText('the text in the photo', marked.text),
    { name: 'the photo', bytes: image.subarray(image.length >> 1, (image.length >> 1) + 32) },
  ];
  return { secrets, image };
}

async function readStoredPhoto(connection: Awaited<ReturnType<typeof openEmbedded>>): Promise<Secret> {
  const [row] = await connection.database.select().from(idImages);
  const sealed = await createBlobStore(testSettings({ DATA_DIR: server.dataDir })).get(row!.blobKey);
  const { ID_IMAGE_KEY } = JSON.parse(readFileSync(join(server.dataDir, 'secrets.json'), 'utf8')) as {
    ID_IMAGE_KEY: string;
  };
  const opened = Buffer.from(decryptImage({ idImageKey: ID_IMAGE_KEY }, row!, sealed!));
  return { name: 'the photo as it is kept', bytes: opened.subarray(opened.length >> 1, (opened.length >> 1) + 32) };
}

/** Written for local commands and readable only by their owner. Webhook secrets are also stored in `providers`, because signing needs them. */
const exempt = ['secrets.json', 'pod-keys.csv', 'dispensary.json'];

test('D-19 D-21 D-22 D-24 no log line, row or file contains codes, tokens, pod keys, secrets or photos, and no log line contains personal data', async () => {
  const { secrets } = await useEverything();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  // D-23: without a sender, codes are printed to the outbox. Only these lines may contain them.
  const log = server
    .output()
    .split('\n')
    .filter((line) => !line.startsWith('[outbox] '))
    .join('\n');
  expect(log).toMatch(/"route":"\/v1\/app\/user\/upload-id","status":503/);
  expect(log).toMatch(/"route":"\/v1\/app\/user\/pods\/\{podKey\}","status":200/);

  const connection = await openEmbedded(server.dataDir);
  try {
    const all = [...secrets, await readStoredPhoto(connection)];
    const codeSecrets = codes.map((code) => secretText(`code ${code}`, code, true));
    const personSecrets = Object.entries(person).map(([name, value]) => secretText(name, value));
    expect(new Set(codes).size).toBeGreaterThanOrEqual(4);
    expect(findIn('the log', log, [...all, ...codeSecrets, ...personSecrets])).toEqual([]);
    expect(await findInTables(connection, [...all, ...codeSecrets])).toEqual([]);
    expect(findInFiles(server.dataDir, exempt, all)).toEqual([]);
    expect(readdirSync(server.dataDir)).toEqual(expect.arrayContaining(exempt));

    // Negative control: each search finds planted secrets, and personal data where it belongs.
    const [token] = all;
    expect(findIn('the log', `${log}\n${token!.bytes.toString()}`, all)).toEqual(['the token in the log']);
    expect(await findInTables(connection, personSecrets)).toEqual(
      expect.arrayContaining(['newEmail in table users', 'phoneNumber in table users', 'street in table orders']),
    );
    const planted = [token!, codeSecrets[0]!];
    await connection.query({
      text: `UPDATE users SET given_name = '${planted.map(({ bytes }) => bytes.toString()).join(' ')}'`,
    });
    expect(await findInTables(connection, planted)).toEqual(planted.map(({ name }) => `${name} in table users`));
    writeFileSync(join(server.dataDir, 'planted'), all.at(-1)!.bytes);
    expect(findInFiles(server.dataDir, exempt, all)).toContain('the photo as it is kept in file planted');
    expect(findInFiles(server.dataDir, [], all)).toEqual(
      expect.arrayContaining(['CODE_PEPPER in file secrets.json', 'the pod key in file pod-keys.csv']),
    );
  } finally {
    await connection.close();
  }
}, 120_000);
