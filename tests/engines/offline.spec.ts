import { localeOf, localePath } from '../../src/domain/region/locales';
import { routePath } from '../../src/domain/site/routes';
import { offlineWords } from '../../src/app/siteWorker/offlineWords';
import type { Target } from './support/target';
import { accepted, test } from './support/test';

const american = localeOf('en-US');
const offline: Target = { role: 'heading', name: offlineWords.en.title };
const heading: Target = { role: 'heading', within: { role: 'main' } };
const pods = localePath(american, routePath('pods'));

test('S7-26 without a network a visited page opens, another says so, and the shop is back with the network', async ({
  shopper,
}) => {
  await shopper.remembers(accepted);
  await shopper.open(pods);
  const { text } = await shopper.sees(heading);
  // The worker takes the page over, and keeps it with its files.
  await shopper.holds('Boolean(navigator.serviceWorker.controller)');
  await shopper.holds(`caches.match(${JSON.stringify(pods)}, { cacheName: 'site-pages' }).then(Boolean)`);
  await shopper.holds(`caches.keys().then((names) => names.includes('site-files'))`);

  shopper.relay.setOnline(false);
  await shopper.open(pods);
  await shopper.sees({ ...heading, name: text });
  await shopper.misses(offline);
  await shopper.open(localePath(american, routePath('partners')));
  await shopper.sees(offline);

  shopper.relay.setOnline(true);
  await shopper.open(pods);
  await shopper.sees({ ...heading, name: text });
});
