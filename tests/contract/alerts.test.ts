import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createTemporaryFolder, removeFolders } from '../fixtures/createTemporaryFolder';
import type { AlertCase } from './alertCases/alertCase';
import { alertCases } from './alertCases/alertCases';
import { debianProgram } from './debianProgram';

interface Rule {
  alert?: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

const file = resolve('netlify/selfHosting/alerts.yml');
const { groups } = parse(readFileSync(file, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = new Map(groups.flatMap((group) => group.rules).map((rule) => [rule.alert, rule]));
const promtool = debianProgram('promtool', 'prometheus');

function runPromtool(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(promtool, words, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** The alert that promtool expects: the rule's labels and annotations, with those of the case filled in. */
function expectedAlert({ labels, annotations }: Rule, own: Record<string, string>) {
  const fill = (text: string) => text.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, (_, name: string) => own[name] ?? '');
  return {
    exp_labels: { ...labels, ...own },
    exp_annotations: Object.fromEntries(Object.entries(annotations).map(([name, text]) => [name, fill(text)])),
  };
}

const unitTest = (alert: string, { title, series, at, fires }: AlertCase) => ({
  name: title,
  interval: '1m',
  input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
  alert_rule_test: [
    { eval_time: at, alertname: alert, exp_alerts: fires.map((own) => expectedAlert(rules.get(alert)!, own)) },
  ],
});

describe('the alerts of netlify/selfHosting/alerts.yml, by Prometheus’s own engine', () => {
  const folder = createTemporaryFolder({});
  afterAll(removeFolders);

  test('are rules that Prometheus takes', () => {
    expect(runPromtool('check', 'rules', file)).toMatchObject({ status: 0 });
  });

  const run = (alert: string, cases: AlertCase[]) => {
    const path = join(folder, 'cases.json');
    const tests = cases.map((each) => unitTest(alert, each));
    writeFileSync(path, JSON.stringify({ rule_files: [file], evaluation_interval: '1m', tests }));
    return runPromtool('test', 'rules', path);
  };

  test.each(Object.entries(alertCases))('%s fires and is quiet when it should', (alert, cases) => {
    const { status, output } = run(alert, cases);
    expect(status, output).toBe(0);
  });

  test('a case that expects the opposite fails', () => {
    const [firing, quiet] = [true, false].map((isFiring) =>
      alertCases.NoShop!.find(({ fires }) => fires.length > 0 === isFiring)!,
    );
    expect(run('NoShop', [{ ...firing!, fires: [] }]).status).toBe(1);
    expect(run('NoShop', [{ ...quiet!, fires: [{}] }]).status).toBe(1);
  });
});
