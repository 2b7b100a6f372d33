import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildCity, buildDispensary } from '../../../tests/fixtures/builders/buildCity';
import { buildProject } from '../../../tests/fixtures/builtProject';
import { oilFiles, productSoldIn } from '../../../tests/fixtures/contentFolder';
import { deferPicturesSetting } from '../pictures/pictures';
import { buildSiteData } from './buildSiteData';

test('files outside pages go with the content that they were written from', async () => {
  vi.stubEnv('BUILD_DATE', '2026-12-01');
  vi.stubEnv(deferPicturesSetting, '1');
  const project = await buildProject(oilFiles({ slug: 'umber', visibility: productSoldIn('availableUs') }));
  const at = (file: string) => join(project.out, file);
  mkdirSync(at('pictures'));
  // A deleted drawing, an earlier version of one that is there, and files that a smaller site lacks.
  const [deleted, earlier, list] = ['pictures/old.1-240.webp', 'pictures/pod.1-240.webp', 'sitemap-en-us-2.xml'];
  const cards = 'lists/en-US/cards-1.json';
  for (const file of [deleted, earlier, list, cards]) writeFileSync(at(file), '');
  expect(existsSync(at('reports/B-UMBER.json'))).toBe(true);
  for (const file of ['products/umber.json', 'batches/umber.json']) rmSync(join(project.content, file));
  const { oldFiles } = buildSiteData(project);
  expect(
    [deleted, list, cards].every((file) => existsSync(at(file))),
    'until pages do not name them',
  ).toBe(true);
  oldFiles.remove();
  const kept = ['sitemap-en-us.xml', 'lists/en-US/list.json', 'lists/en-US/cards-0.json'];
  const files = ['reports/B-UMBER.json', 'reports/B-1.json', deleted, earlier, list, cards, ...kept];
  expect(files.filter((file) => existsSync(at(file)))).toEqual([
    'reports/B-1.json',
    'pictures/pod.1-240.webp',
    ...kept,
  ]);
});

test('the address of a city leads to the list of cities until the content says something about it', async () => {
  vi.stubEnv('BUILD_DATE', '2026-12-01');
  vi.stubEnv(deferPicturesSetting, '1');
  const city = buildCity();
  const { about: _, neighborhoods: __, ...cityWithoutText } = city;
  const project = await buildProject({
    'dispensaries/fern.json': buildDispensary(),
    'cities/fresno.json': cityWithoutText,
  });
  const rules = () => readFileSync(join(project.out, '_redirects'), 'utf8').split('\n');
  const isIn = (file: string) => readFileSync(join(project.out, file), 'utf8').includes('/us/en/xpress/fresno');
  expect(rules()).toContain('/us/en/xpress/fresno /us/en/xpress 301');
  expect(isIn('sitemap-en-us.xml')).toBe(false);
  writeFileSync(join(project.content, 'cities/fresno.json'), JSON.stringify(city));
  buildSiteData(project);
  expect(rules().join('\n')).not.toContain('/us/en/xpress/fresno');
  expect(isIn('sitemap-en-us.xml')).toBe(true);
});
