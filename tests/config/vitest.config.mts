import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Neither UTC nor a provider's time zone, so that code that uses the machine's zone instead of the one passed to it
// fails.
process.env.TZ = 'America/Toronto';

const isHeavy = process.env.HEAVY === '1';
const root = fileURLToPath(new URL('../..', import.meta.url));
const never = ['**/node_modules/**', '**/public/**', '**/.cache/**', 'tests/e2e/**', 'tests/contract/**'];
/**
 * Tests that need a real server's behavior, which the embedded database with its single connection lacks: locks,
 * deadlocks, races.
 */
const onPostgres = [
  'netlify/{services,routes}/**/*.test.ts',
  'netlify/database/{migrate,postgres}.test.ts',
  'tests/load/*.test.ts',
  // Long, and similar on either database.
  ...(isHeavy ? ['tests/api/*.test.ts', 'netlify/local/crash.test.ts'] : []),
];
/** Tests that mock modules cannot share the module cache with others. */
const isMocking = (file: string) => readFileSync(`${root}/${file}`, 'utf8').includes('vi.mock(');
const mocking = globSync(onPostgres, { cwd: root }).filter(isMocking);
/** Loading the whole API for each file would take half of the time, so these share it. */
const onApi = globSync(['netlify/{services,routes}/**/*.test.ts', 'tests/api/*.test.ts'], { cwd: root }).filter(
  (file) => !isMocking(file),
);
/** Tests of pure rules and files. Starting a process for each would take half of the time. */
const pure = globSync(['src/{domain,content,i18n}/**/*.test.ts', 'tools/**/*.test.ts'], { cwd: root }).filter(
  (file) => !/vi\.(mock|stubGlobal|resetModules|useFakeTimers)\(/.test(readFileSync(`${root}/${file}`, 'utf8')),
);
const drawing = globSync(['{src,tests}/**/*.test.tsx'], { cwd: root });
/** Tests that replace `window` or `location`, which their own jsdom window would not allow. */
const replacing = drawing.filter((file) =>
  /stubGlobal\('(window|location)'/.test(readFileSync(`${root}/${file}`, 'utf8')),
);
const setup = ['tests/setup/failOnConsole.ts', 'tests/setup/removeFolders.ts'];
/** Timing tests of pages while the server is busy. Other tests in parallel would distort them. */
const timed = ['netlify/local/uploadFlood.test.ts', 'tests/load/rush.test.ts'];
const needsBuild = [
  'tests/bench/budget.test.ts',
  'tests/crawl/crawl.test.ts',
  'tests/crawl/refresh.test.ts',
  'tests/targets/scripts.test.ts',
];

export default defineConfig({
  root,
  resolve: {
    alias: {
      gatsby: `${root}tests/mocks/gatsby.tsx`,
      // Gatsby's own modules, which the build resolves.
      '~gatsby/production-app': `${root}tests/mocks/gatsby.tsx`,
      '~gatsby/develop-socket': `${root}tests/mocks/gatsby.tsx`,
    },
  },
  test: {
    passWithNoTests: false,
    // Two cores; PGlite and jsdom start more slowly with more workers.
    maxWorkers: 2,
    // Creating an embedded database takes seconds while the other core is busy.
    testTimeout: isHeavy ? 900_000 : 20_000,
    hookTimeout: isHeavy ? 300_000 : 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'netlify/**/*.test.ts', 'tools/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...never, ...needsBuild, ...timed, ...onApi, ...pure],
          setupFiles: setup,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: pure,
          exclude: never,
          isolate: false,
          setupFiles: setup,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          include: onApi,
          exclude: never,
          isolate: false,
          setupFiles: setup,
        },
      },
      ...(
        [
          // Each test file gets its own window but shares a process: starting one, with jsdom, would take more than
          // half of the time.
          ['dom', 'vmForks', drawing, replacing],
          ['dom-alone', 'forks', replacing, []],
        ] as const
      ).map(([name, pool, include, exclude]) => ({
        extends: true as const,
        test: {
          name,
          pool,
          environment: 'jsdom' as const,
          include: [...include],
          exclude: [...never, ...exclude],
          setupFiles: [...setup, 'tests/setup/dom.ts'],
        },
      })),
      // On Postgres they share the loaded API too.
      ...(
        [
          ['postgres', onPostgres, mocking],
          ['postgres-alone', mocking, []],
        ] as const
      ).map(([name, include, exclude]) => ({
        extends: true as const,
        test: {
          name,
          environment: 'node' as const,
          include: [...include],
          exclude: [...never, ...exclude],
          isolate: name === 'postgres-alone',
          setupFiles: setup,
        },
      })),
      {
        extends: true,
        test: { name: 'timed', environment: 'node', include: timed, exclude: never, setupFiles: setup },
      },
      {
        extends: true,
        test: { name: 'build', environment: 'node', include: needsBuild, exclude: never, testTimeout: 60_000 },
      },
    ],
  },
});
