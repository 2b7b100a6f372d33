import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import type { EngineName, Screen } from './support/driver';

const phone: Screen = { width: 390, height: 844 };
const desktop: Screen = { width: 1280, height: 800 };
/** What a wide screen lays out in another way. */
const onDesktop = /gate\.spec\.ts$/;

export default defineConfig<object, { engine: EngineName; size: Screen }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  // One for each core: each has a browser of its own.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { baseURL: base.use!.baseURL },
  projects: (['webkit', 'firefox'] as const).flatMap((engine) => [
    { name: engine, use: { engine, size: phone } },
    { name: `${engine}-desktop`, use: { engine, size: desktop }, testMatch: onDesktop },
  ]),
  webServer: { ...(base.webServer as object), cwd: process.cwd() } as typeof base.webServer,
});
