import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Neither UTC nor a provider's time zone, so that code that uses the machine's zone by mistake fails.
process.env.TZ = 'America/Toronto';

const isHeavy = process.env.HEAVY === '1';
const root = fileURLToPath(new URL('../..', import.meta.url));
const never = ['**/node_modules/**', '**/public/**', '**/.cache/**', 'tests/e2e/**', 'tests/contract/**'];
const textOf = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
/**
 * These tests start processes or send signals. They are slow, so only `npm run test:all` runs them. A flaky test is
 * quarantined here, with a comment that says since when and why.
 */
const processes = [
  'netlify/database/lockFolder.test.ts',
  'netlify/database/oddFolder.test.ts',
  'tests/server/{crash,firstStart,leaks,stop,uploadFlood}.test.ts',
  'netlify/server/run/closeOnSignal.test.ts',
  'netlify/server/backup/backup.test.ts',
  'netlify/server/images/childProcessImages.test.ts',
  'netlify/server/move/moveCases.test.ts',
  'netlify/server/pictures/renderRemaining.test.ts',
  'tests/load/rush.test.ts',
  'tests/crawl/updates/updates.test.ts',
];
/** Tests that mock or reload modules cannot share the module cache. */
const isMocking = (file: string) => /vi\.(mock|doMock|resetModules)\(/.test(textOf(file));
/**
 * In these tests several connections compete: migrations, the driver, races and their negative controls. `npm test`
 * runs them on Postgres, and the nightly run on the embedded database too.
 */
const concurrent = [
  'netlify/database/{migrate,postgres,sessionSettings}.test.ts',
  'netlify/server/move/move.test.ts',
  ...globSync(['netlify/{services,routes}/**/*.test.ts'], { cwd: root }).filter(
    (file) =>
      /isPostgres|createBarrier/.test(textOf(file)) && !file.endsWith('/connectionCuts.test.ts') && !isMocking(file),
  ),
];
/** All tests that might behave differently on a real server. */
const onPostgres = [
  'netlify/{services,routes}/**/*.test.ts',
  'netlify/database/{migrate,postgres,sessionDefaults,sessionSettings}.test.ts',
  'tests/load/*.test.ts',
  // Slow, and similar on either database.
  ...(isHeavy ? ['tests/api/*.test.ts', 'tests/server/crash.test.ts'] : []),
];
const mocking = globSync(onPostgres, { cwd: root }).filter(isMocking);
const drawing = globSync(['{src,tests}/**/*.test.tsx'], { cwd: root });
/** Tests that replace `window` or `location`, which their own jsdom window would not allow. */
const replacing = drawing.filter((file) => /stubGlobal\('(window|location)'/.test(textOf(file)));
/**
 * Vitest runs what these register after each test in reverse order: timers are real again before components unmount, and
 * a test still fails if that writes to the console.
 */
const setUp = (...more: string[]) =>
  ['timeouts.ts', 'failOnConsole.ts', 'removeFolders.ts', ...more, 'realTimers.ts'].map(
    (name) => `tests/setup/${name}`,
  );
/** For projects in which files share modules. Elsewhere, loading fast-check for each file would take too long. */
const sharedSetup = setUp('seed.ts');
const needsBuild = [
  'tests/bench/budget.test.ts',
  'tests/crawl/builtFolder.test.ts',
  'tests/crawl/crawl.test.ts',
  'tests/crawl/html.test.ts',
  'tests/crawl/refresh.test.ts',
  'tests/targets/scripts.test.ts',
];

/** Tests without a window. Loading the whole API for each of them would take half of the time. */
const inNode = globSync(['{src,netlify,tools,tests}/**/*.test.ts'], {
  cwd: root,
  exclude: [...never, ...needsBuild, ...processes, ...concurrent],
});
const alone = inNode.filter(isMocking);

export default defineConfig({
  root,
  resolve: {
    alias: {
      gatsby: `${root}tests/mocks/gatsby.tsx`,
      // Gatsby's own modules, which only a build can resolve.
      '~gatsby/production-app': `${root}tests/mocks/gatsby.tsx`,
      '~gatsby/develop-socket': `${root}tests/mocks/gatsby.tsx`,
    },
  },
  test: {
    passWithNoTests: false,
    // A busy machine may stall a test. The reporter lists retried tests and limits their number.
    retry: Number(process.env.UNIT_RETRIES ?? 0),
    reporters: ['default', './tests/config/unitReporter.ts'],
    // Fits two cores. PGlite and jsdom start more slowly with more workers.
    maxWorkers: 2,
    // Ends a test that hangs. No test judges speed, because a busy machine may be ten times as slow.
    testTimeout: isHeavy ? 900_000 : 60_000,
    hookTimeout: isHeavy ? 900_000 : 180_000,
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          environment: 'node',
          include: inNode,
          exclude: alone,
          isolate: false,
          setupFiles: sharedSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          pool: 'threads',
          environment: 'node',
          include: alone,
          exclude: never,
          setupFiles: setUp(),
        },
      },
      ...(
        [
          // Each file gets its own window but shares a process, because starting one with jsdom takes most of the time.
          ['dom', 'vmThreads', drawing, replacing],
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
          setupFiles: setUp('dom.ts'),
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
          setupFiles: sharedSetup,
        },
      })),
      {
        extends: true,
        test: {
          name: 'races',
          environment: 'node',
          include: concurrent,
          exclude: never,
          isolate: false,
          setupFiles: sharedSetup,
        },
      },
      {
        extends: true,
        test: { name: 'processes', environment: 'node', include: processes, exclude: never, setupFiles: setUp() },
      },
      {
        extends: true,
        test: { name: 'build', environment: 'node', include: needsBuild, exclude: never },
      },
    ],
  },
});
