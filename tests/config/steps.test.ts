import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { datedJourneys, plans } from './steps';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe.each([...plans])('%s', (_, { pairs, steps }) => {
  const all = [...pairs, ...steps];

  test('runs scripts that exist, under different names', () => {
    expect(all.filter(({ script }) => !Object.hasOwn(scripts, script))).toEqual([]);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  test('needs only steps that ended before', () => {
    expect(pairs.filter(({ needs }) => needs)).toEqual([]);
    steps.forEach(({ needs = [] }, at) => {
      const earlier = [...pairs, ...steps.slice(0, at)].map(({ name }) => name);
      expect(earlier).toEqual(expect.arrayContaining([...needs]));
    });
  });
});

test('npm run test:all runs everything that npm test does, or more of it', () => {
  const namesIn = (plan: string) => {
    const { pairs, steps } = plans.get(plan)!;
    return [...pairs, ...steps].map(({ name }) => name);
  };
  expect(namesIn('test:all')).toEqual(expect.arrayContaining(namesIn('test')));
});

test('the journeys about dates exist', () => {
  expect(datedJourneys.filter((file) => !existsSync(`tests/e2e/${file}`))).toEqual([]);
});
