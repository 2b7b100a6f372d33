import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { defaultRegion } from '../../../src/domain/region/regions';
import { readOutbox } from '../../e2e/support/readOutbox';
import { screens, type Driver, type EngineName } from './driver';
import { openRelay, type Relay } from './relay';
import { Shopper } from './shopper';
import { startEngine } from './startEngine';

interface WorkerFixtures {
  engine: EngineName;
  driver: Driver;
}

interface Fixtures {
  relay: Relay;
  /** Errors that this test expects from the browser or the server. */
  expected: RegExp[];
  shopper: Shopper;
  outbox: (to: string) => Promise<string>;
}

/** Local storage after the age gate is passed, the region chosen and consent declined. */
export const accepted = Object.fromEntries([
  [storageKeys.consent, { analytics: false, errorReports: false, decidedAt: '2026-11-21T00:00:00.000Z' }],
  ...(['us', 'ca'] as const).flatMap((country) => [
    [storageKeys.ageAccepted(country), 'true'],
    [storageKeys.subcountry(country), defaultRegion(country).code],
  ]),
]) as Record<string, unknown>;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, provide) => {
      const driver = await startEngine(engine);
      if (!driver) throw new Error(`${engine} is not installed. Run: npm run journeys:engines`);
      await provide(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  expected: async ({}, provide) => provide([]),

  relay: async ({ baseURL, expected }, provide) => {
    const relay = await openRelay(baseURL!);
    await provide(relay);
    await relay.close();
    const unexpected = relay.complaints.filter((line) => !expected.some((pattern) => pattern.test(line)));
    expect(unexpected, 'unexpected errors in the browser').toEqual([]);
  },

  shopper: async ({ driver, relay }, provide, info) => {
    await driver.reset();
    await driver.resize(screens.phone);
    await provide(new Shopper(driver, relay));
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('screen.png'), await driver.screenshot());
    await driver.open('about:blank');
  },

  outbox: async ({ request }, provide) => {
    const seen = new Map<string, string>();
    await provide((to) => readOutbox(request, to, seen));
  },
});

export { expect } from '@playwright/test';
