import { defineConfig } from '@playwright/test';
import { browserArgs } from './tests/config/browserArgs';
import { findBrowser, thisMachine } from './tests/config/findBrowser';
import { journeyServer } from './tests/config/journeyServer';

const { port, dataDir } = journeyServer();
const baseURL = `http://127.0.0.1:${port}`;
// The dead-code check reads this file without a browser installed. `npm run journeys` finds or installs one first.
const executablePath = findBrowser(thisMachine()) ?? undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Three workers for two cores, because a journey spends most of its time waiting.
  workers: 3,
  // A journey that passes on retry hides a bug in the site or the journey, so tests/e2e/support/stalledBrowser.ts
  // fails it unless the browser had stopped rendering.
  retries: 1,
  updateSnapshots: 'none',
  // Upper bounds for a machine that is half as fast: a journey that measures time has its own limit.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./tests/config/firstErrors.ts']],
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-US',
    // Neither the provider's time zone nor the server's: times on screen must use the provider's.
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker's responses bypass the routes that a journey mocks. Journeys about the worker allow it.
    serviceWorkers: 'block',
    // A trace records every step with screenshots, which is slow. Turn it on to investigate a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: browserArgs },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'tsx netlify/local/server.ts',
    url: `${baseURL}/us/en`,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: process.env.JOURNEY_LOG ? 'pipe' : 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: baseURL,
      DATA_DIR: dataDir,
      // Every journey has the same IP address.
      CODES_PER_ADDRESS_AND_HOUR: '10000',
      LOGINS_PER_ADDRESS_AND_HOUR: '10000',
      LOOKUPS_PER_ADDRESS_AND_HOUR: '10000',
      OPERATOR_EMAIL: 'operator@shop.example',
    },
  },
});
