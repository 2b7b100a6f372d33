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
  const [consent, { startTracking }, { reportError }] = await Promise.all([
    import('./consent'),
    import('./tracking'),
    import('../../data/errorReporting/reportError'),
  ]);
  if (early) reportError(new Error(early));
  startTracking();
  consent.useConsent.restore();
  return { ...consent, reportError };
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
  const { reportError } = await load('At the start');
  reportError(new Error('Later'));
  await waitForMessages(['At the start', 'Later']);
});

test('D-29 errors before the answer wait for it', async () => {
  const { reportError, saveConsent } = await load('At the start');
  reportError(new Error('Before the answer'));
  await new Promise((passed) => setTimeout(passed, 100));
  expect(service.messages()).toEqual([]);
  saveConsent({ analytics: false, errorReports: true });
  await waitForMessages(['At the start', 'Before the answer']);
});

test('D-29 a no, or a yes to analytics only, sends nothing', async () => {
  const { reportError, saveConsent } = await load('At the start');
  saveConsent({ analytics: true, errorReports: false });
  reportError(new Error('After the no'));
  saveConsent({ analytics: false, errorReports: true });
  reportError(new Error('After the yes'));
  await waitForMessages(['After the yes']);
});

test('D-29 a yes withdrawn in another tab applies here too', async () => {
  storeConsent(true);
  const { reportError } = await load();
  reportError(new Error('Allowed'));
  await waitForMessages(['Allowed']);
  storeConsent(false);
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  reportError(new Error('Taken back'));
  storeConsent(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  reportError(new Error('Allowed again'));
  await waitForMessages(['Allowed', 'Allowed again']);
});

// The same page without the signal sends the error, so the signal is the cause.
test('D-29 Global Privacy Control sends nothing, whatever is stored', async () => {
  storeConsent(true);
  sendGpc();
  const { reportError, useConsent } = await load('At the start');
  reportError(new Error('Under the signal'));
  await new Promise((passed) => setTimeout(passed, 100));
  expect(service.messages()).toEqual([]);
  endGpc();
  useConsent.restore();
  reportError(new Error('Without the signal'));
  await waitForMessages(['Without the signal']);
});
