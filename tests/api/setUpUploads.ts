import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { idImages, providers } from '../../netlify/database/providerTables';
import { createBlobStore } from '../../netlify/platform/blobs/blobs';
import { decryptImage } from '../../netlify/services/privacy/idPhotos/idImage';
import { buildProvider } from '../fixtures/builders/orderShop';
import { buildIdPicture } from '../fixtures/idPicture';
import { openTestApp, type TestApp } from '../fixtures/testApp';
import { openContract, type Contract } from './contract';

export const uploadPath = '/v1/app/user/upload-id';
export const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

interface UploadSuite {
  api: TestApp;
  contract: Contract;
  folder: string;
  shopper: Awaited<ReturnType<TestApp['signedIn']>>;
}

export function form(bytes: Buffer | string, { name = 'id.jpg', type = 'image/jpeg' } = {}): FormData {
  const body = new FormData();
  body.append('file', new File([bytes as BlobPart], name, { type }));
  return body;
}

/** A multipart form that no well-behaved client sends. */
export const rawForm = (parts: { head: string; content: Buffer }[]): [BodyInit, Record<string, string>] => [
  Buffer.concat([
    ...parts.flatMap(({ head, content }) => [Buffer.from(`--edge\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n')]),
    Buffer.from('--edge--\r\n'),
  ]) as BodyInit,
  { 'content-type': 'multipart/form-data; boundary=edge' },
];

export const buildProgressiveJpeg = () => buildIdPicture().jpeg({ progressive: true }).toBuffer();

/** Opens an app that stores ID photos in a folder of its own, and a shopper for each test. */
export function setUpUploads() {
  const suite = {} as UploadSuite;
  beforeAll(async () => {
    suite.api = await openTestApp();
    suite.contract = await openContract(suite.api.app);
    suite.folder = mkdtempSync(join(tmpdir(), 'images-'));
    suite.api.context.blobs = createBlobStore({ blobStore: 'files', dataDir: suite.folder, s3: null });
  });
  afterAll(async () => {
    rmSync(suite.folder, { recursive: true });
    await suite.api.close();
  });
  beforeEach(async () => {
    suite.shopper = await suite.api.signedIn();
    await suite.api.context.database.insert(providers).values([buildProvider(), buildProvider({ id: 'birch' })]);
  });
  afterEach(async () => {
    rmSync(join(suite.folder, 'id-images'), { recursive: true, force: true });
    await suite.api.reset();
  });

  /** Every file in the store, wherever an upload may have written it. */
  const files = () =>
    readdirSync(suite.folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [entry.name] : [],
    );
  const rows = () => suite.api.context.database.select().from(idImages);

  /** Sends an upload and checks the response against the OpenAPI document. */
  async function send(body: BodyInit, headers: Record<string, string> = {}, providerId = 'alder') {
    const response = await suite.api.app.request(`${uploadPath}?providerId=${providerId}`, {
      method: 'POST',
      headers: { ...suite.shopper.headers, ...headers },
      body,
    });
    expect(await suite.contract.findFaults(suite.contract.operation('post', uploadPath), response.clone())).toEqual([]);
    const { code } = (await response.json()) as { code?: string };
    return [response.status, code ?? null] as const;
  }

  async function readStoredImage(owner = { userId: suite.shopper.userId, providerId: 'alder' }): Promise<Uint8Array> {
    const [row] = await rows();
    return decryptImage(suite.api.context.settings, owner, (await suite.api.context.blobs.get(row!.blobKey))!);
  }

  return Object.assign(suite, { files, rows, send, readStoredImage });
}
