import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeJson } from '../../../src/editor/entries/writeJson';
import { buildContentBatch, buildOil } from '../../../tests/fixtures/contentFolder';
import type { Batch } from '../../../src/domain/catalogue/batchSchema';
import { amber, serveAdmin } from '../../../tests/fixtures/editor/adminServer';

const { publish, textOf, save, remove, onDisk, root, builds } = serveAdmin();

describe('a change that would break the content is refused with file, field and what was expected, and nothing is written', () => {
  const before = () => [onDisk(amber), onDisk('content/batches/B-1.json')];
  test.each<[string, string, unknown, string]>([
    [
      'a value the schema refuses',
      amber,
      { ...buildOil(), plantType: 'Tall' },
      `${amber} · plantType · expected one of Sativa, Indica, Hybrid, CBD, got Tall`,
    ],
    ['an unknown field', amber, { ...buildOil(), colour: 'red' }, `${amber} · colour · expected no such field here`],
    [
      'a reference to a missing entry',
      amber,
      buildOil({ brand: 'nobody' }),
      `${amber} · brand · expected the slug of a file in content/brands/, got nobody`,
    ],
    [
      'a slug that differs from the file’s name',
      amber,
      buildOil({ slug: 'other' }),
      `${amber} · slug · expected the file name, got other`,
    ],
    [
      'malformed JSON',
      amber,
      '{ "slug": ',
      `${amber} · (whole file) · expected JSON: line 1, column 11: expected a value of the field slug, got the end of the file`,
    ],
    [
      'a link to a missing page',
      'content/navigation/main.json',
      {
        items: [
          {
            id: 'a',
            title: { en: 'A', fr: 'B' },
            target: { path: '/nowhere-at-all' },
            authenticationVisibility: 'any',
          },
        ],
      },
      'content/navigation/main.json · items[0].target.path · expected a page of this site, got /nowhere-at-all',
    ],
    [
      'a name that is taken',
      'content/brands/alder-1.json',
      {
        slug: 'alder',
        name: 'A',
        story: { en: 'S' },
        label: { ink: '#111111', paper: '#222222', accent: '#333333', pattern: 'rings' },
      },
      'content/brands/alder-1.json · (whole file) · expected another name than alder, which is that of content/brands/alder.json',
    ],
  ])('%s', async (_, path, value, message) => {
    const texts = before();
    const [status, { error }] = await save(path, value);
    expect([status >= 400, error]).toEqual([true, message]);
    expect(before()).toEqual(texts);
    expect(existsSync(join(root(), 'brands/alder-1.json'))).toBe(false);
  });

  test('an entry that another file refers to cannot be deleted', async () => {
    const [status, { error }] = await remove('content/brands/alder.json');
    expect(status).toBe(422);
    expect(error).toContain(`${amber} · brand · expected the slug of a file in content/brands/, got alder`);
    expect(existsSync(join(root(), 'brands/alder.json'))).toBe(true);
  });

  test('a report that does not match its pod is refused alone, and published with the pod', async () => {
    const path = 'content/batches/B-1.json';
    const cannabinoids: Batch['cannabinoids'] = [
      { name: 'THC', percent: 60 },
      { name: 'CBN', percent: 0.1 },
    ];
    const batch = writeJson(buildContentBatch({ totalThcPercent: 60, cannabinoids }));
    const [status, { faults }] = await save(path, batch);
    expect([status, faults]).toEqual([
      422,
      [
        {
          file: amber,
          field: 'variants[0].thcGrams',
          message: 'expected 0.5454 to 0.6667, within 10 % of what B-1 measured (60 % of 1 g), got 0.8',
        },
      ],
    ]);
    const variant = { ...buildOil().variants[0]!, thcGrams: 0.6 };
    const pod = writeJson(buildOil({ variants: [variant] }));
    const [both] = await publish(
      { path: amber, text: pod, base: textOf(amber) },
      { path, text: batch, base: textOf(path) },
    );
    expect([both, onDisk(amber), onDisk(path)]).toEqual([200, pod, batch]);
  });

  test('one invalid file refuses all of them', async () => {
    const texts = before();
    const [status, { faults }] = await publish(
      { path: amber, text: writeJson(buildOil({ title: { en: 'Fine', fr: 'Bien' } })), base: textOf(amber) },
      { path: 'content/brands/new.json', text: '{}', base: null },
    );
    expect([status, new Set(faults.map(({ file }) => file))]).toEqual([422, new Set(['content/brands/new.json'])]);
    expect([before(), existsSync(join(root(), 'brands/new.json'))]).toEqual([texts, false]);
    expect(builds()).toBe(0);
  });

  test('existing errors do not prevent saving another file', async () => {
    writeFileSync(join(root(), 'stores/fresno.json'), '{');
    const [status, { faults }] = await save(amber, buildOil({ tagline: { en: 'New', fr: 'Neuf' } }));
    expect([status, faults.map(({ file }) => file)]).toEqual([200, ['content/stores/fresno.json']]);
  });

  test('a file that cannot be written leaves all others as they were', async () => {
    const texts = before();
    // A folder at the path of the temporary file makes the write fail.
    mkdirSync(join(root(), 'brands/new.json.draft'));
    const brand = { ...(JSON.parse(onDisk('content/brands/alder.json')) as object), slug: 'new', name: 'New' };
    const response = publish(
      { path: amber, text: writeJson(buildOil({ title: { en: 'Fine', fr: 'Bien' } })), base: textOf(amber) },
      { path: 'content/brands/new.json', text: writeJson(brand), base: null },
    );
    expect((await response)[0]).toBe(500);
    expect(before()).toEqual(texts);
    expect(readdirSync(join(root(), 'products'))).toEqual(['battery.json', 'california-amber.json']);
  });

  test('a build starts as soon as something is published', async () => {
    await save(amber, buildOil({ tagline: { en: 'New', fr: 'Neuf' } }));
    expect(builds()).toBe(1);
  });
});
