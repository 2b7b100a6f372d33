import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startErrorService } from '../../../tests/fixtures/servers/errorService';

let service: Awaited<ReturnType<typeof startErrorService>>;

const storeConsent = (errorReports: boolean) =>
  localStorage.setItem(
    'consent',
    JSON.stringify({ analytics: false, errorReports, decidedAt: '2026-11-21T10:00:00Z' }),
  );

const sendGpc = () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
const endGpc = () => Reflect.deleteProperty(navigator, 'globalPrivacyControl');

/** Simulates a page load; `early` is an error before storage has been read. */
async function load(early?: string) {
  vi.resetModules();
  const [consent, { startTracking }, { captureError }] = await Promise.all([
    import('./consent'),
    import('./tracking'),
    import('../../data/errorReporting/captureError'),
  ]);
  if (early) captureError(new Error(early));
  startTracking();
  consent.useConsent.restore();
  return { ...consent, captureError };
}

beforeEach(async () => {
  service = await startErrorService();
  vi.stubEnv('GATSBY_SENTRY_DSN', service.dsn);
});

afterEach(async () => {
  endGpc();
  (await import('../../data/errorReporting/sentry')).stopReporter();
  await service.stop();
});

const waitForMessages = (messages: string[]) => vi.waitFor(() => expect(service.messages()).toEqual(messages));

test('S7-31 D-29 a stored yes sends caught errors, from the start of the page', async () => {
  storeConsent(true);
  const { captureError } = await load('At the start');
  captureError(new Error('Later'));
  await waitForMessages(['At the start', 'Later']);
});

test('D-29 errors before the answer wait for it', async () => {
  const { captureError, saveConsent } = await load('At the start');
  captureError(new Error('Before the answer'));
  await new Promise((passed) => setTimeout(passed, 100));
  expect(service.messages()).toEqual([]);
  saveConsent({ analytics: false, errorReports: true });
  await waitForMessages(['At the start', 'Before the answer']);
});

test('D-29 a no, or a yes to analytics only, sends nothing', async () => {
  const { captureError, saveConsent } = await load('At the start');
  saveConsent({ analytics: true, errorReports: false });
  captureError(new Error('After the no'));
  saveConsent({ analytics: false, errorReports: true });
  captureError(new Error('After the yes'));
  await waitForMessages(['After the yes']);
});

test('D-29 a yes withdrawn in another tab applies here too', async () => {
  storeConsent(true);
  const { captureError } = await load();
  captureError(new Error('Allowed'));
  await waitForMessages(['Allowed']);
  storeConsent(false);
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  captureError(new Error('Taken back'));
  storeConsent(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  captureError(new Error('Allowed again'));
  await waitForMessages(['Allowed', 'Allowed again']);
});

// The same page without the signal sends the error, so the signal is the cause.
test('D-29 Global Privacy Control sends nothing, whatever is stored', async () => {
  storeConsent(true);
  sendGpc();
  const { captureError, useConsent } = await load('At the start');
  captureError(new Error('Under the signal'));
  await new Promise((passed) => setTimeout(passed, 100));
  expect(service.messages()).toEqual([]);
  endGpc();
  useConsent.restore();
  captureError(new Error('Without the signal'));
  await waitForMessages(['Without the signal']);
});
