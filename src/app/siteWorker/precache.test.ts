import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { splitCatalogue } from '../../content/pages/splitCatalogue';
import { unsplitParts, type CataloguePart } from '../../domain/catalogue/files/catalogueFiles';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { cacheNames } from './cacheNames';

// The plugin stores timestamps in IndexedDB, which Node lacks.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: Object }));

const origin = 'https://shop.example';
const cached = new Map<string, Response>();
let site = new Map<string, unknown>();
let requested: string[] = [];

const pathOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, origin).pathname;
const pathOfPart = (part: CataloguePart) => `/lists/en-US/${part}.json`;

class FakeEvent extends Event {
  waiting: Promise<unknown>[] = [];
  constructor() {
    super('message');
  }
  waitUntil(work: Promise<unknown>) {
    this.waiting.push(work.catch(() => undefined));
  }
}

const NodeRequest = Request;
/** Like in a browser, a path is relative to the site. */
class SiteRequest extends NodeRequest {
  constructor(input: Request | string, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
}

beforeEach(() => {
  cached.clear();
  vi.stubGlobal('FetchEvent', FakeEvent);
  vi.stubGlobal('ExtendableEvent', FakeEvent);
  vi.stubGlobal('Request', SiteRequest);
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL(origin));
  // Turns off Workbox's development log.
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('caches', {
    match: async (key: Request | string, { cacheName }: { cacheName: string }) =>
      cached.get(`${cacheName} ${pathOf(key)}`)?.clone(),
    open: async (cacheName: string) => ({
      put: async (key: Request, response: Response) => void cached.set(`${cacheName} ${pathOf(key)}`, response),
    }),
  });
  vi.stubGlobal('fetch', async (key: Request | string) => {
    const path = pathOf(key);
    requested.push(path);
    return site.has(path) ? Response.json(site.get(path)) : new Response('<div id="___gatsby"></div>', { status: 404 });
  });
});

const productsOf = (count: number): ProductSummary[] =>
  Array.from({ length: count }, (_, index) => buildSummary({ slug: `pod-${index}` }));

function deploy(products: readonly ProductSummary[]) {
  site = new Map(splitCatalogue(products, 'en-US').map(([part, file]) => [pathOfPart(part), file]));
  return site.get(pathOfPart('list')) as { version: string };
}

/** Returns the parts that were requested. */
async function warm({ isWhole = false } = {}): Promise<string[]> {
  const { cacheCatalogue } = await import('./precache');
  const event = new FakeEvent();
  requested = [];
  await cacheCatalogue({ localeId: 'en-US', isWhole }, event);
  await Promise.all(event.waiting);
  return requested.flatMap((path) => /^\/lists\/en-US\/(.+)\.json$/.exec(path)?.[1] ?? []);
}

/** As a page does that shows a list. */
async function browse(...parts: CataloguePart[]): Promise<void> {
  const { strategies } = await import('./caching');
  for (const part of parts) {
    const event = new FakeEvent();
    const request = new Request(origin + pathOfPart(part));
    await Promise.all(strategies.data.handleAll({ event: event as never, request }));
    await Promise.all(event.waiting);
  }
}

const versionOf = async (part: CataloguePart): Promise<string> => {
  const response = cached.get(`${cacheNames.data} ${pathOfPart(part)}`)!;
  return ((await response.clone().json()) as { version: string }).version;
};
const versions = async (parts: readonly CataloguePart[]) => new Set(await Promise.all(parts.map(versionOf)));

describe('the catalogue for offline use', () => {
  it.each<[string, CataloguePart[]]>([
    ['the parts of a list', ['list', 'traits', 'cards-0']],
    ['only the list', ['list']],
    ['a part before the list', ['traits']],
  ])('S7-26 is all of one build after pages updated %s', async (_, parts) => {
    deploy(productsOf(2));
    await warm();
    const { version } = deploy(productsOf(3));
    await browse(...parts);
    await warm();
    expect(await versions(unsplitParts)).toEqual(new Set([version]));
  });

  it('S7-26 is not fetched again while it is of one build', async () => {
    deploy(productsOf(2));
    expect((await warm()).toSorted()).toEqual([...unsplitParts].toSorted());
    expect(await warm()).toEqual([]);
    await browse('list', 'traits');
    expect(await warm()).toEqual([]);
  });

  it('S7-26 has all cards of a large catalogue of one build', async () => {
    const files = Array.from({ length: 32 }, (_, file) => `cards-${file}` as const);
    deploy(productsOf(600));
    await warm({ isWhole: true });
    const { version } = deploy(productsOf(601));
    await browse('list');
    await warm({ isWhole: true });
    expect(await versions([...unsplitParts, ...files])).toEqual(new Set([version]));
  });
});
