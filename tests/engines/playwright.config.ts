import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import type { EngineName } from './support/driver';

export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  // One worker per engine: the engines run in parallel, each with one browser for all its journeys.
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { baseURL: base.use!.baseURL },
  projects: (['webkit', 'firefox'] as const).map((engine) => ({
    name: engine,
    workers: 1,
    use: { engine },
  })),
  webServer: { ...(base.webServer as object), cwd: process.cwd() } as typeof base.webServer,
});
