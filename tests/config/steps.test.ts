import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { datedJourneys, plans } from './steps';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe.each([...plans])('%s', (_, { stages }) => {
  const all = stages.flat();

  test('runs scripts that exist, under different names', () => {
    expect(all.filter(({ script }) => !Object.hasOwn(scripts, script))).toEqual([]);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  test('needs only steps of earlier stages', () => {
    stages.forEach((stage, index) => {
      const earlier = stages.slice(0, index).flat();
      const needs = stage.flatMap((step) => step.needs ?? []);
      expect(earlier.map(({ name }) => name)).toEqual(expect.arrayContaining(needs));
    });
  });
});

test('npm run test:all runs everything that npm test does, or more of it', () => {
  const namesIn = (plan: string) =>
    plans
      .get(plan)!
      .stages.flat()
      .map(({ name }) => name);
  expect(namesIn('test:all')).toEqual(expect.arrayContaining(namesIn('test')));
});

test('the journeys about dates exist', () => {
  expect(datedJourneys.filter((file) => !existsSync(`tests/e2e/${file}`))).toEqual([]);
});
