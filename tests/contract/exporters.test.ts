import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { createTemporaryFolder, removeFolders } from '../fixtures/createTemporaryFolder';
import { freePort } from '../fixtures/servers/freePort';
import { debianProgram } from './debianProgram';
import { exporterMetrics } from './exporterMetrics';

const overlay = parse(readFileSync('netlify/selfHosting/monitoring.yaml', 'utf8')) as {
  configs: { probe_modules: { content: string } };
};
const programs: ChildProcess[] = [];
afterAll(() => {
  for (const program of programs) program.kill('SIGTERM');
  removeFolders();
});

/** Starts an exporter of Debian's, and returns its origin once it answers. */
async function start(name: string, words: string[]): Promise<string> {
  const address = `127.0.0.1:${await freePort()}`;
  programs.push(spawn(debianProgram(name), [`--web.listen-address=${address}`, ...words], { stdio: 'ignore' }));
  const origin = `http://${address}`;
  await vi.waitUntil(
    () =>
      fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      ),
    { timeout: 60_000, interval: 200 },
  );
  return origin;
}

/** The series of a metric: the names of its labels, and its value. */
function seriesOf(text: string, name: string) {
  const lines = [...text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))];
  return lines.map(([, labels = '', value]) => ({
    labels: [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label!).sort(),
    value: Number(value),
  }));
}

test('prometheus.yml is one that Prometheus takes', () => {
  const folder = createTemporaryFolder({ token: 'of-this-test', 'probe.json': [] });
  const text = readFileSync('netlify/selfHosting/prometheus.yml', 'utf8')
    .replace('/etc/prometheus/alerts.yml', resolve('netlify/selfHosting/alerts.yml'))
    .replace('/etc/prometheus/probe.json', join(folder, 'probe.json'))
    .replace('/run/secrets/metrics_token', join(folder, 'token'));
  writeFileSync(join(folder, 'prometheus.yml'), text);
  const promtool = debianProgram('promtool', 'prometheus');
  const { status, stderr } = spawnSync(promtool, ['check', 'config', join(folder, 'prometheus.yml')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('node_exporter has the disks, and what the service backup reports', async () => {
  const folder = createTemporaryFolder({ 'backup.prom': 'shop_backup_healthy 1\n' });
  const origin = await start('prometheus-node-exporter', [`--collector.textfile.directory=${folder}`]);
  const text = await (await fetch(`${origin}/metrics`)).text();
  for (const [name, labels] of exporterMetrics.node) expect(seriesOf(text, name)[0]?.labels, name).toEqual(labels);
  expect(seriesOf(text, 'shop_backup_healthy')).toEqual([{ labels: [], value: 1 }]);
});

describe('blackbox_exporter with the module of monitoring.yaml', () => {
  let shop: Server;
  let exporter: string;
  let status = 200;
  let files: Record<'cert' | 'key', string>;
  const probe = async (target: string) => {
    const text = await (await fetch(`${exporter}/probe?module=shop&target=${encodeURIComponent(target)}`)).text();
    return Object.fromEntries(exporterMetrics['shop-probe'].map(([name]) => [name, seriesOf(text, name)[0]]));
  };
  const origin = (host: string) => `https://${host}:${(shop.address() as AddressInfo).port}/v1/health/ready`;

  beforeAll(async () => {
    const folder = createTemporaryFolder({});
    files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '20'];
    const keys = ['-newkey', 'rsa:2048', '-nodes', '-keyout', files.key, '-out', files.cert];
    execFileSync('openssl', ['req', '-x509', ...keys, ...subject], { stdio: 'ignore' });
    const config = parse(overlay.configs.probe_modules.content) as { modules: { shop: { http: object } } };
    // The authority of this test's certificate.
    Object.assign(config.modules.shop.http, { tls_config: { ca_file: files.cert } });
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
    const pair = { cert: readFileSync(files.cert), key: readFileSync(files.key) };
    shop = createServer(pair, (_, response) => response.writeHead(status).end('{}'));
    await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
    exporter = await start('prometheus-blackbox-exporter', [`--config.file=${join(folder, 'config.json')}`]);
  });
  afterAll(() => shop.close());

  test('has the end of the certificate of a site that is ready', async () => {
    const { probe_success: success, probe_ssl_earliest_cert_expiry: expiry } = await probe(origin('localhost'));
    expect(success).toEqual({ labels: [], value: 1 });
    expect(expiry?.labels).toEqual([]);
    expect(Math.round((expiry!.value - Date.now() / 1000) / 86_400)).toBe(20);
  });

  test('fails for a site that is not ready, has no valid certificate or no TLS', async () => {
    const success = async (target: string) => (await probe(target)).probe_success?.value;
    expect(await success(origin('127.0.0.1'))).toBe(0);
    expect(await success(exporter)).toBe(0);
    status = 503;
    expect(await success(origin('localhost'))).toBe(0);
  });
});
