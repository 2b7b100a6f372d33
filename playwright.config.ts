import { defineConfig } from '@playwright/test';
import { browserArgs } from './tests/config/machine/browserArgs';
import { findBrowser, currentMachine } from './tests/config/machine/findBrowser';
import { journeyClock } from './tests/config/journeyClock';
import { journeyServer } from './tests/config/journeyServer';

const { port, groundPort, dataDir } = journeyServer();
const { offsetMs } = journeyClock();
const baseURL = `http://127.0.0.1:${port}`;
// Undefined where the dead-code check reads this file without a browser. `npm run journeys` refuses to start then.
const executablePath = findBrowser(currentMachine()) ?? undefined;
/** True for the selection that `npm test` runs. */
const isCore = process.env.JOURNEYS === 'core';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the smallest machine has cores: a journey waits for a third of its time.
  workers: 3,
  // A busy machine may stall one journey. The reporter names those that needed a second try and limits their number.
  retries: isCore ? 1 : 0,
  updateSnapshots: 'none',
  // All limits are here, and long enough for a machine with other work: hydration alone may take half a minute. Waiting
  // ends as soon as its condition holds, so long limits cost nothing.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./tests/config/journeyReporter.ts']],
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-US',
    // Neither the provider's time zone nor the server's: times on screen must use the provider's.
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A service worker's responses bypass the routes that a journey mocks. Journeys about the worker allow it.
    serviceWorkers: 'block',
    // A trace records every step with screenshots, which is slow. Turn it on to investigate a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath, args: browserArgs },
  },
  // A journey without a tag for a screen runs on both, and on the phone alone in `npm test`.
  projects: [
    {
      name: 'phone',
      grep: isCore ? /@core\b/ : undefined,
      grepInvert: /@desktop\b/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: isCore ? /^(?=.*@core\b)(?=.*@desktop\b)/s : undefined,
      grepInvert: /@phone\b/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'tsx tests/e2e/server.ts',
    url: `${baseURL}/us/en`,
    reuseExistingServer: false,
    timeout: 240_000,
    stdout: process.env.JOURNEY_LOG ? 'pipe' : 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      GROUND_PORT: String(groundPort),
      SITE_URL: baseURL,
      DATA_DIR: dataDir,
      TEST_CLOCK_OFFSET_MS: String(offsetMs),
      // Every journey has the same IP address.
      SMS_PER_DAY: '400000',
      NEW_NUMBER_SMS_PER_DAY: '200000',
      NEW_NUMBERS_PER_NETWORK_AND_HOUR: '10000',
      REQUESTS_PER_ADDRESS_AND_HOUR: '10000',
      NEW_ACCOUNTS_PER_NETWORK_AND_HOUR: '10000',
      OPERATOR_EMAIL: 'operator@shop.example',
    },
  },
});
