import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Neither UTC nor the zone of a provider: a rule that reads the machine's zone instead of the one passed to it shows.
process.env.TZ = 'America/Toronto';

const isHeavy = process.env.HEAVY === '1';
const root = fileURLToPath(new URL('../..', import.meta.url));
const never = ['**/node_modules/**', '**/public/**', '**/.cache/**', 'tests/e2e/**', 'tests/contract/**'];
/** What a real server shows that the embedded database, with its one connection, cannot: locks, deadlocks, races. */
const onPostgres = [
  'netlify/{services,routes}/**/*.test.ts',
  'netlify/database/{migrate,postgres}.test.ts',
  'tests/load/*.test.ts',
  // Long, and much the same on either database.
  ...(isHeavy ? ['tests/api/*.test.ts', 'netlify/local/crash.test.ts'] : []),
];
/** Those that exchange modules cannot share them with others. */
const isMocking = (file: string) => readFileSync(`${root}/${file}`, 'utf8').includes('vi.mock(');
const mocking = globSync(onPostgres, { cwd: root }).filter(isMocking);
/** Of these half of the time would be each file's loading of the whole API. */
const onApi = globSync(['netlify/{services,routes}/**/*.test.ts', 'tests/api/*.test.ts'], { cwd: root }).filter(
  (file) => !isMocking(file),
);
/** Rules and files: without anything of a browser or a server, half of the time would be the start of a process for each. */
const pure = globSync(['src/{domain,content,i18n}/**/*.test.ts'], { cwd: root }).filter(
  (file) => !/vi\.(mock|stubGlobal|resetModules|useFakeTimers)\(/.test(readFileSync(`${root}/${file}`, 'utf8')),
);
const drawing = globSync(['{src,tests}/**/*.test.tsx'], { cwd: root });
/** They put another `window` or `location` in the place of jsdom's, which a window of their own would not allow. */
const replacing = drawing.filter((file) =>
  /stubGlobal\('(window|location)'/.test(readFileSync(`${root}/${file}`, 'utf8')),
);
const setup = ['tests/setup/failOnConsole.ts', 'tests/setup/removeFolders.ts'];
/** They measure how fast pages stay while the server is busy, which other tests beside them would distort. */
const timed = ['netlify/local/uploadFlood.test.ts', 'tests/load/rush.test.ts'];
const needsBuild = ['tests/bench/budget.test.ts', 'tests/crawl/crawl.test.ts', 'tests/targets/scripts.test.ts'];

export default defineConfig({
  root,
  resolve: {
    alias: {
      gatsby: `${root}tests/mocks/gatsby.tsx`,
      // Gatsby's own parts, which the build puts in their place.
      '~gatsby/production-app': `${root}tests/mocks/gatsby.tsx`,
      '~gatsby/develop-socket': `${root}tests/mocks/gatsby.tsx`,
    },
  },
  test: {
    passWithNoTests: false,
    // Two cores; PGlite and jsdom both start slower when more share them.
    maxWorkers: 2,
    // An embedded database takes seconds to make while the other core is busy too.
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
          include: ['src/**/*.test.ts', 'netlify/**/*.test.ts', 'tests/**/*.test.ts'],
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
          // Alone in a window, and not in a process: its start and that of jsdom would be more than half of the time.
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
      // There they share the loaded API too.
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
