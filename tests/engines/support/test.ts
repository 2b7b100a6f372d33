import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { readOutbox } from '../../e2e/support/readOutbox';
import type { Driver, EngineName, Screen } from './driver';
import { openRelay, type Relay } from './relay';
import { Shopper } from './shopper';
import { startEngine } from './startEngine';

interface WorkerFixtures {
  engine: EngineName;
  size: Screen;
  driver: Driver;
}

interface Fixtures {
  relay: Relay;
  /** What this test expects the browser or the server to complain of. */
  expected: RegExp[];
  shopper: Shopper;
  outbox: (to: string) => Promise<string>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  size: [
    { width: 390, height: 844 },
    { option: true, scope: 'worker' },
  ],
  driver: [
    async ({ engine, size }, provide) => {
      const driver = await startEngine(engine, size);
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
    expect(unexpected, 'complaints of the browser').toEqual([]);
  },

  shopper: async ({ driver, relay }, provide, info) => {
    await driver.reset();
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
