import { defineConfig } from '@playwright/test';
import { browserArgs } from './tests/config/browserArgs';
import { findBrowser, thisMachine } from './tests/config/findBrowser';
import { journeyServer } from './tests/config/journeyServer';

const { port, dataDir } = journeyServer();
const baseURL = `http://127.0.0.1:${port}`;
// Without one this file is still read, by what looks for dead code: "npm run journeys" finds or installs one first.
const executablePath = findBrowser(thisMachine()) ?? undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Of two cores: a journey waits for most of its time.
  workers: 3,
  // A journey that passes at the second try hides a fault of the site or of the journey: tests/e2e/support/stalledBrowser.ts
  // refuses it, but for a browser that drew no more.
  retries: 1,
  updateSnapshots: 'none',
  timeout: 45_000,
  // Parts that are loaded when they are wanted take their time while the other core is busy.
  expect: { timeout: 10_000 },
  reporter: 'list',
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-US',
    // Neither the zone of a provider nor that of the server: times on screen must name the provider's.
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker answers passes by the answers that a journey makes itself; those about it let it in.
    serviceWorkers: 'block',
    // Of every step with its pictures: worth its time where a failure is looked into.
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
      // every journey comes from one address
      CODES_PER_ADDRESS_AND_HOUR: '10000',
      LOGINS_PER_ADDRESS_AND_HOUR: '10000',
      LOOKUPS_PER_ADDRESS_AND_HOUR: '10000',
    },
  },
});
