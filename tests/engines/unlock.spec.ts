import { storageKeys } from '../../src/data/storage';
import { claimPodKey } from '../e2e/support/podKeys';
import { openAccount } from '../e2e/support/shopper';
import { american, at, wordsOf } from '../e2e/support/words';
import type { Target } from './support/target';
import { accepted, test } from './support/test';

const { t } = wordsOf(american);
const main: Target = { role: 'main' };
const button = (name: string): Target => ({ role: 'button', name, within: main });
const light: Target = { role: 'dialog', name: t('light.title') };
const begin: Target = { role: 'button', name: t('light.start'), within: light };

test('S2-61 … S2-69 a pod is unlocked with the light, which fills the screen', async ({ shopper, request, outbox }) => {
  test.setTimeout(180_000);
  const { key } = claimPodKey();
  await shopper.remembers({ ...accepted, [storageKeys.token]: await openAccount(request, outbox) });
  await shopper.open(`${at('userUnlock')}?key=${key}`);
  await shopper.clicks(button(t('unlock.pod.unlock')));
  await shopper.clicks(button(t('unlock.place.start')));
  await shopper.seesAtEdge(light);
  await shopper.clicks(begin);
  await shopper.clicks({ role: 'button', name: t('light.stop'), within: light });
  await shopper.misses(light);

  await shopper.checks({ role: 'radio', name: t('light.fast'), isPart: true, within: main });
  await shopper.clicks(button(t('unlock.place.start')));
  await shopper.clicks(begin);
  await shopper.sees({ role: 'heading', name: t('unlock.rainbow.title'), within: main }, 90_000);
  await shopper.clicks(button(t('unlock.rainbow.yes')));
  await shopper.clicks(button(t('unlock.white.yes')));
  await shopper.sees({ role: 'heading', name: t('unlock.done.unlocked'), within: main });
});
