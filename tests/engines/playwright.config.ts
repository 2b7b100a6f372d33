import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import type { EngineName } from './support/driver';

// These browsers cannot be given another clock than the machine's, so the server has that one too.
const TEST_CLOCK_OFFSET_MS = '0';
Object.assign(process.env, { TEST_CLOCK_OFFSET_MS });
const server = base.webServer as { env: Record<string, string> };

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
  webServer: {
    ...server,
    env: { ...server.env, TEST_CLOCK_OFFSET_MS },
    cwd: process.cwd(),
  } as unknown as typeof base.webServer,
});
