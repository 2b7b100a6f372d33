import { expect, test } from 'vitest';
import { stubNavigator } from '../../../tests/fixtures/fakePush';
import { registerWorker } from './pushWorker';

test('S2-18 waits for a worker that is installing; one that fails to install is an error', async () => {
  const build = () => Object.assign(new EventTarget(), { state: 'installing' });
  const worker = build();
  const registration = { installing: worker as typeof worker | null, waiting: null, active: null };
  stubNavigator('serviceWorker', { register: async () => registration });
  let isReady = false;
  const ready = registerWorker().then(() => (isReady = true));
  await new Promise((done) => setTimeout(done));
  expect(isReady).toBe(false);
  worker.state = 'activated';
  worker.dispatchEvent(new Event('statechange'));
  await ready;
  registration.installing = Object.assign(build(), { state: 'redundant' });
  await expect(registerWorker()).rejects.toThrow('failed to install');
});
