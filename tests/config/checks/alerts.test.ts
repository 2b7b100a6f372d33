import { parser } from '@prometheus-io/lezer-promql';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics, collectProcessMetrics } from '../../../netlify/platform/metrics';
import { jobs } from '../../../netlify/services/jobs/jobs';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const { groups } = parse(readFileSync('netlify/selfHosting/alerts.yml', 'utf8')) as {
  groups: { name: string; rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const operations = readFileSync('docs/operations.md', 'utf8');

const metrics = createMetrics(() => ({ total: 0, idle: 0, waiting: 0 }));
collectProcessMetrics(metrics);
const exported = metrics.registry.getMetricsAsArray();
/** A histogram named h is exported as h_bucket, h_sum and h_count. */
const series = new Map(
  exported.flatMap(({ name, type, ...rest }) => {
    const labels = ('labelNames' in rest ? rest.labelNames : []) as string[];
    const isHistogram = String(type) === 'histogram';
    return isHistogram
      ? ['_bucket', '_sum', '_count'].map((end): [string, string[]] => [name + end, [...labels, 'le']])
      : [[name, labels] as [string, string[]]];
  }),
);
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
      if (type.name === 'VectorSelector') names.push(/^\w+/.exec(text)?.[0] ?? text);
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
    expect(rules.length).toBeGreaterThan(10);
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
  const queries = [...operations.matchAll(/^```promql\n([^]*?)^```/gm)].map(([, query]) => query!.trim());
  expect(queries.length).toBeGreaterThanOrEqual(4);
  for (const query of queries) expect(faultsOf(query), query).toEqual([]);
});
