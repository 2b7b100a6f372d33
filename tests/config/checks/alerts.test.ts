import { parser } from '@prometheus-io/lezer-promql';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { documentedProblems } from '../../../netlify/platform/problems';
import { createMetrics, collectProcessMetrics } from '../../../netlify/platform/metrics';
import { jobs } from '../../../netlify/services/jobs/jobs';
import type { AlertCase } from '../../contract/alertCases/alertCase';
import { alertCases } from '../../contract/alertCases/alertCases';
import { exporterMetrics } from '../../contract/exporterMetrics';
import { openTestApp } from '../../fixtures/testApp';

interface Compose {
  services: Record<
    string,
    { image: string; volumes?: string[]; networks?: string[]; secrets?: (string | { source: string })[] }
  >;
  networks: object;
  volumes: object;
  secrets: object;
}

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
interface Recording {
  record: string;
  expr: string;
}

const textOf = (file: string) => readFileSync(file, 'utf8');
const { groups } = parse(textOf('netlify/selfHosting/alerts.yml')) as {
  groups: { name: string; rules: (Rule | Recording)[] }[];
};
const everyRule = groups.flatMap((group) => group.rules);
const rules = everyRule.filter((rule): rule is Rule => 'alert' in rule);
const recordings = everyRule.filter((rule): rule is Recording => 'record' in rule);
const operations = textOf('docs/operations.md');
const objectives = [...operations.matchAll(/^```promql\n([^]*?)^```/gm)].map(([, query]) => query!.trim());

const metrics = createMetrics(() => ({ total: 0, idle: 0, waiting: 0 }));
collectProcessMetrics(metrics);
/** A histogram named h is exported as h_bucket, h_sum and h_count. */
const ofTheShop = metrics.registry.getMetricsAsArray().flatMap(({ name, type, ...rest }) => {
  const labels = ('labelNames' in rest ? rest.labelNames : []) as string[];
  const isHistogram = String(type) === 'histogram';
  return isHistogram
    ? ['_bucket', '_sum', '_count'].map((end): [string, string[]] => [name + end, [...labels, 'le']])
    : [[name, labels] as [string, string[]]];
});
/** The metrics of the service backup, which node_exporter passes on. */
const ofBackups = [...new Set(textOf('netlify/selfHosting/database/backup.sh').match(/(?<=")shop_backup_\w+/g))].map(
  (name): [string, string[]] => [name, []],
);
const series = new Map([
  ...ofTheShop,
  ...Object.values(exporterMetrics).flat(),
  ...ofBackups,
  ...recordings.map(({ record }): [string, string[]] => [record, []]),
]);
/** Prometheus adds these to each series that it scrapes. */
const added = ['instance', 'job'];

/** Reports syntax errors, unknown metrics and unknown labels. */
function faultsOf(expr: string): string[] {
  const faults: string[] = [];
  const names: string[] = [];
  const labels: string[] = [];
  parser.parse(expr).iterate({
    enter: ({ type, from, to }) => {
      const text = expr.slice(from, to);
      if (type.isError) faults.push(`syntax at ${from}: ${expr.slice(from, from + 20)}`);
      if (type.name === 'VectorSelector') names.push(/^[\w:]+/.exec(text)?.[0] ?? text);
      if (type.name === 'LabelName') labels.push(text);
    },
  });
  if (names.length === 0) faults.push('no metric');
  faults.push(...names.filter((name) => !series.has(name)).map((name) => `unknown metric ${name}`));
  const existingLabels = [...added, ...names.flatMap((name) => series.get(name) ?? [])];
  return [
    ...faults,
    ...labels.filter((label) => !existingLabels.includes(label)).map((label) => `unknown label ${label}`),
  ];
}

test('the linter finds what is wrong', () => {
  expect(faultsOf('sum(rate(http_requests_total[5m])')).not.toEqual([]);
  expect(faultsOf('shop_oders_total > 1')).toEqual(['unknown metric shop_oders_total']);
  expect(faultsOf('sum by (channel) (shop_orders_total)')).toEqual(['unknown label channel']);
  expect(faultsOf('http_requests_total{code="500"}')).toEqual(['unknown label code']);
});

describe('netlify/selfHosting/alerts.yml', () => {
  test('has only rules of the form that Prometheus reads, each with its own name', () => {
    expect(rules.length).toBeGreaterThan(20);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const rule of rules) {
      expect(
        Object.keys(rule).filter((key) => !['alert', 'expr', 'for', 'labels', 'annotations'].includes(key)),
      ).toEqual([]);
      expect(rule.for ?? '1m', rule.alert).toMatch(/^\d+[smh]$/);
      expect(['page', 'ticket'], rule.alert).toContain(rule.labels.severity);
      expect(rule.annotations.summary, rule.alert).toMatch(/\.$/);
    }
  });

  test.each(rules.map((rule): [string, Rule] => [rule.alert, rule]))(
    '%s names metrics and labels that /metrics has, and a section that says what to do',
    (_, { expr, annotations }) => {
      expect(faultsOf(expr)).toEqual([]);
      const [file, anchor] = annotations.runbook.split('#');
      expect(existsSync(file!)).toBe(true);
      const anchors = [...operations.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
        heading!
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
      expect(anchors).toContain(anchor);
    },
  );
});

test('exactly one alert watches the age of each job, and none that of the build hook, which rests between moments', () => {
  const ages = rules.flatMap(({ expr }) => /shop_job_age_seconds\{name(=~|!~)"([^"]+)"\}/.exec(expr)?.slice(1) ?? []);
  const watching = (name: string) =>
    Array.from({ length: ages.length / 2 }, (_, index) => {
      const isNamed = new RegExp(`^(${ages[2 * index + 1]})$`).test(name);
      return ages[2 * index] === '=~' ? isNamed : !isNamed;
    }).filter(Boolean).length;
  const names = [...Object.values(jobs).map(({ name }) => name), 'build-hook'];
  expect(names.map((name) => [name, watching(name)])).toEqual(
    names.map((name) => [name, name === 'build-hook' ? 0 : 1]),
  );
});

test('docs/operations.md: the query of each service-level objective names what /metrics has', () => {
  expect(objectives.length).toBeGreaterThanOrEqual(4);
  for (const query of objectives) expect(faultsOf(query), query).toEqual([]);
});

test('the recorded series name metrics and labels that /metrics has', () => {
  for (const { record, expr } of recordings) expect(faultsOf(expr), record).toEqual([]);
});

describe('tests/contract/alertCases/, which Prometheus’s own engine runs', () => {
  test('has for each alert, and no other, a case in which it fires and one in which it does not', () => {
    const isCovered = (cases: AlertCase[] = []) =>
      cases.some(({ fires }) => fires.length > 0) && cases.some(({ fires }) => fires.length === 0);
    expect(rules.map(({ alert }) => alert).filter((alert) => !isCovered(alertCases[alert]))).toEqual([]);
    expect(Object.keys(alertCases).sort()).toEqual(rules.map(({ alert }) => alert).sort());
    expect(isCovered([])).toBe(false);
    expect(isCovered(alertCases.NoShop!.filter(({ fires }) => fires.length > 0))).toBe(false);
  });

  test.each(Object.entries(alertCases))('%s has series that exist', (_, cases) => {
    for (const { title, series: given } of cases)
      for (const name of Object.keys(given)) expect(faultsOf(name), title).toEqual([]);
  });
});

describe('whose requests count', () => {
  const expressions = [...everyRule.map(({ expr }) => expr), ...objectives];
  const selectors = expressions.flatMap((expr) => expr.match(/http_request\w+\{[^}]*\}/g) ?? []);
  const [people] = /route=~"[^"]+refused early"/.exec(textOf('netlify/selfHosting/alerts.yml')) ?? [''];
  const pattern = new RegExp(`^(?:${people.slice('route=~"'.length, -1)})$`);

  test('each query of requests names one route, those of webhooks, or by one pattern those that people call', () => {
    expect(selectors.length).toBeGreaterThan(8);
    const others = selectors.filter(
      (selector) => !selector.includes(people) && !/route="[^"]+"|route=~"\/v1\/webhooks\/\.\*"/.test(selector),
    );
    expect(others).toEqual([]);
    expect(expressions.filter((expr) => /http_request\w+\s*(\[|\)|$)/.test(expr))).toEqual([]);
  });

  test('that pattern has all calls but those of machines', async () => {
    const { app, close } = await openTestApp();
    const routes = new Set(
      app.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ path }) => path.replaceAll(/:(\w+)(\{.+?\})?/g, '{$1}')),
    );
    await close();
    expect([...routes, 'refused early', 'unmatched'].filter((route) => !pattern.test(route)).sort()).toEqual([
      '/v1/csp-reports',
      '/v1/docs',
      '/v1/health',
      '/v1/health/live',
      '/v1/health/ready',
      '/v1/openapi.json',
      '/v1/webhooks/bounces',
      '/v1/webhooks/dispensary/{providerId}',
      '/v1/webhooks/stripe',
      '/v1/webhooks/twilio',
      '/v1/webhooks/twilio/status',
      'unmatched',
    ]);
  });

  test('orders fail by each code from 500 on that placing one may get, and by no refusal', () => {
    const failures = expressions.flatMap((expr) => /shop_orders_total\{outcome=~"([^"]+)"/.exec(expr)?.[1] ?? []);
    const [outcomes, ...others] = new Set(failures);
    expect([others, failures.length > 1]).toEqual([[], true]);
    const placing = documentedProblems.filter(
      ({ at }) => at?.some((each) => '/v1/app/orders'.startsWith(each)) ?? true,
    );
    const isFailure = (code: string) => new RegExp(`^(?:${outcomes})$`).test(code);
    expect(placing.filter(({ code, status }) => isFailure(code) !== status >= 500).map(({ code }) => code)).toEqual([]);
  });

  test('a bound of a histogram is one that it has, as Prometheus 2 and 3 write it', async () => {
    metrics.durations.observe({ method: 'GET', route: '/' }, 1);
    const bounds = (await metrics.durations.get()).values.map(({ labels }) => String((labels as { le?: unknown }).le));
    for (const [, operator, text = ''] of selectors.join('').matchAll(/le(=~?)"([^"]+)"/g)) {
      const written = operator === '=' ? [text] : text.split('|');
      const [number = ''] = written;
      expect(bounds).toContain(number);
      expect(written).toEqual(Number.isInteger(Number(number)) ? [number, `${number}.0`] : [number]);
    }
  });
});

describe('netlify/selfHosting/prometheus.yml and monitoring.yaml', () => {
  const prometheus = parse(textOf('netlify/selfHosting/prometheus.yml')) as { scrape_configs: { job_name: string }[] };
  const overlay = parse(textOf('netlify/selfHosting/monitoring.yaml')) as Compose;
  const base = parse(textOf('compose.yaml')) as Compose;

  test('read the exporter of each metric, under the job that the alerts name', () => {
    const jobNames = prometheus.scrape_configs.map((job) => job.job_name);
    expect(jobNames).toEqual(['shop', ...Object.keys(exporterMetrics)]);
    const named = rules.flatMap(({ expr }) => [...expr.matchAll(/job="([^"]+)"/g)].map(([, name]) => name!));
    expect(named.filter((name) => !jobNames.includes(name))).toEqual([]);
    for (const exporter of ['Node exporter', 'blackbox exporter']) expect(operations).toContain(exporter);
  });

  test('start each host that is read, each of a named version and with what compose.yaml or they themselves have', () => {
    const services = { ...base.services, ...overlay.services };
    const hosts = textOf('netlify/selfHosting/prometheus.yml').match(/[\w-]+(?=:\d{4}\b)/g)!;
    expect(hosts.filter((host) => !(host in services))).toEqual([]);
    for (const [name, { image, volumes = [], networks = [], secrets = [] }] of Object.entries(overlay.services)) {
      expect(image, name).toMatch(/:v\d+\.\d+\.\d+(@sha256:[0-9a-f]{64})?$/);
      for (const [source = ''] of volumes.map((volume) => volume.split(':')))
        expect(existsSync(source) || source in { ...base.volumes, ...overlay.volumes }, source).toBe(true);
      for (const network of networks) expect({ ...base.networks, ...overlay.networks }).toHaveProperty(network);
      for (const secret of secrets)
        expect({ ...base.secrets, ...overlay.secrets }).toHaveProperty(
          typeof secret === 'string' ? secret : secret.source,
        );
    }
  });
});
