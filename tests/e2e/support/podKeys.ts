import type { APIRequestContext } from '@playwright/test';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../../../src/domain/catalogue/productSchema';
import { regionsSelling, type Subcountry } from '../../../src/domain/region/regions';
import type { Activation } from '../../../src/domain/unlock/unlockSchema';
import type { UserPod } from '../../../src/domain/unlock/userPodSchema';
import { journeyServer } from '../../config/journeyServer';

export interface PodKey {
  key: string;
  batchId: string;
  productVariantId: string;
}

/** The server writes the demo's keys for trying an unlock. */
function readPodKeys(): PodKey[] {
  const [, ...lines] = readFileSync(join(journeyServer().dataDir, 'pod-keys.csv'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [key, batchId, productVariantId] = line.split(',') as [string, string, string];
    return { key, batchId, productVariantId };
  });
}

const folderOfProducts = join('content', 'products');
let regions: Map<string, Subcountry[]> | undefined;

/** Maps each variant to the regions that sell it. */
function readRegions(): Map<string, Subcountry[]> {
  const files = readdirSync(folderOfProducts).map((name) => readFileSync(join(folderOfProducts, name), 'utf8'));
  const products = files.map((text) => JSON.parse(text) as Product);
  return new Map(
    products.flatMap((product) => {
      const selling = (['us', 'ca'] as const).flatMap((country) => regionsSelling(product, country));
      return product.variants.map(({ id }) => [id, selling.map(({ code }) => code)] as const);
    }),
  );
}

export function regionsOfPod({ productVariantId }: PodKey): Subcountry[] {
  regions ??= readRegions();
  return regions.get(productVariantId) ?? [];
}

/** Filters pods for `claimPodKey`. */
export const soldIn =
  (code: Subcountry) =>
  (pod: PodKey): boolean =>
    regionsOfPod(pod).includes(code);

/** Claims a key by creating its file, which only one worker can do. */
function claimKey({ key }: PodKey): boolean {
  const folder = join(journeyServer().dataDir, 'journey-pod-keys');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, key), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Returns a random pod that no other journey uses, by default one sold in California. */
export function claimPodKey(where: (pod: PodKey) => boolean = soldIn('CA')): PodKey {
  const pods = readPodKeys();
  const start = Math.floor(Math.random() * pods.length);
  const found = [...pods.slice(start), ...pods.slice(0, start)].find((pod) => where(pod) && claimKey(pod));
  if (!found) throw new Error('Expected an unused demo pod that this journey can use.');
  return found;
}

async function post<T>(request: APIRequestContext, path: string, { token, data }: { token: string; data: object }) {
  const response = await request.post(path, { headers: { authorization: `Bearer ${token}` }, data });
  if (!response.ok()) throw new Error(`${path} responded with ${response.status()}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Unlocks a pod for a token's account, as if its battery had turned white. */
export async function unlockPod(request: APIRequestContext, token: string, key: string): Promise<UserPod> {
  const started = { token, data: { podKey: key } };
  const { activationId } = await post<Activation>(request, '/v1/app/unlock/activation-sequence', started);
  return post<UserPod>(request, '/v1/app/unlock/confirm', { token, data: { activationId } });
}

export const savePodKey = (request: APIRequestContext, token: string, key: string): Promise<UserPod> =>
  post<UserPod>(request, '/v1/app/user/pods', { token, data: { podKey: key } });
