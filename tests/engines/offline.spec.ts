import { getCacheKind } from '../../src/app/siteWorker/cacheKind';
import { offlineMessages } from '../../src/app/siteWorker/offlinePage';
import type { Shopper } from './support/shopper';
import type { Target } from './support/target';
import { accepted, expect, test } from './support/test';
import { at } from '../e2e/support/words';

const offline: Target = { role: 'heading', name: offlineMessages.en.title };
const heading: Target = { role: 'heading', within: { role: 'main' } };
const pods = at('pods');

const pathsOf = (addresses: string[]) => addresses.map((address) => new URL(address).pathname);

/** Waits until the service worker controls the page, and has cached it and every script it loaded. */
async function isKept({ driver }: Shopper, path: string): Promise<void> {
  await expect(async () => {
    const loaded = await driver.evaluate<string[]>(`performance.getEntriesByType('resource').map(({ name }) => name)`);
    const kept = await driver.evaluate<string[]>(
      `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
        .then((keys) => keys.flat().map(({ url }) => url))`,
    );
    const scripts = pathsOf(loaded).filter((file) => getCacheKind(file, false) === 'file' && file.endsWith('.js'));
    expect(scripts.length, 'scripts of the page').toBeGreaterThan(5);
    const missing = [path, ...scripts].filter((file) => !pathsOf(kept).includes(file));
    expect(missing, 'not cached').toEqual([]);
    expect(await driver.evaluate('navigator.serviceWorker.controller?.state')).toBe('activated');
  }).toPass({ timeout: 60_000, intervals: [100, 200, 400] });
}

test('S7-26 offline, a visited page opens and any other shows the offline page; online, the shop works again', async ({
  shopper,
}) => {
  await shopper.remembers(accepted);
  await shopper.open(pods);
  const { text } = await shopper.sees(heading);
  await isKept(shopper, pods);

  shopper.relay.setOnline(false);
  await shopper.open(pods);
  await shopper.sees({ ...heading, name: text });
  await shopper.comesToLife();
  await shopper.open(at('partners'));
  await shopper.sees(offline);

  shopper.relay.setOnline(true);
  await shopper.open(pods);
  await shopper.sees({ ...heading, name: text });
});
