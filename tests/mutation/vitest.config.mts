import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// As in vitest.config.mts: neither UTC nor a provider's time zone.
process.env.TZ = 'America/Toronto';

/** The tests for each part of the mutated files. All others would take time and kill no mutants. */
const tests: Record<string, string[]> = {
  domain: ['src/domain/{delivery,time,cart,order}/*.test.ts'],
  // Without the concurrency tests, which take long and only catch races.
  orders: [
    'netlify/services/orders/{placing/place,moves/cancel}Order.test.ts',
    'netlify/routes/{orders/orders,webhooks/dispensary,account/rewards}*.test.ts',
  ],
  codes: [
    'netlify/routes/account/{auth,contactChange,contactChangeCodes,account}*.test.ts',
    'netlify/{services/people/codeHash,platform/limitRules}.test.ts',
  ],
};
const part = process.env.MUTATION_PART;

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: part ? tests[part]! : Object.values(tests).flat(),
    setupFiles: ['tests/setup/failOnConsole.ts', 'tests/setup/removeFolders.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
