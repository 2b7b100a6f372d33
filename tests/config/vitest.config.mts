import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Neither UTC nor the zone of a provider: a rule that reads the machine's zone instead of the one passed to it shows.
process.env.TZ = 'America/Toronto';

const root = fileURLToPath(new URL('../..', import.meta.url));
const never = ['**/node_modules/**', '**/public/**', '**/.cache/**', 'tests/e2e/**', 'tests/contract/**'];
const needsBuild = ['tests/bench/budget.test.ts', 'tests/crawl/crawl.test.ts'];

export default defineConfig({
  root,
  resolve: { alias: { gatsby: `${root}tests/mocks/gatsby.tsx` } },
  test: {
    passWithNoTests: false,
    // Two cores; PGlite and jsdom both start slower when more share them.
    maxWorkers: 2,
    // An embedded database takes seconds to make while the other core is busy too.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'netlify/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...never, ...needsBuild],
          setupFiles: ['tests/setup/failOnConsole.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          exclude: never,
          setupFiles: ['tests/setup/failOnConsole.ts', 'tests/setup/dom.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'build', environment: 'node', include: needsBuild, exclude: never, testTimeout: 60_000 },
      },
    ],
  },
});
