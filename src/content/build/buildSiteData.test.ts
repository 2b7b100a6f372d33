import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
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
  // A deleted drawing, an earlier version of one that is there, and a list that a smaller sitemap lacks.
  const [deleted, earlier, list] = ['pictures/old.1-240.webp', 'pictures/pod.1-240.webp', 'sitemap-en-us-2.xml'];
  for (const file of [deleted, earlier, list]) writeFileSync(at(file), '');
  expect(existsSync(at('reports/B-UMBER.json'))).toBe(true);
  for (const file of ['products/umber.json', 'batches/umber.json']) rmSync(join(project.content, file));
  const { oldFiles } = buildSiteData(project);
  expect(
    [deleted, list].every((file) => existsSync(at(file))),
    'until pages do not name them',
  ).toBe(true);
  oldFiles.remove();
  const files = ['reports/B-UMBER.json', 'reports/B-1.json', deleted, earlier, list, 'sitemap-en-us.xml'];
  expect(files.filter((file) => existsSync(at(file)))).toEqual([
    'reports/B-1.json',
    'pictures/pod.1-240.webp',
    'sitemap-en-us.xml',
  ]);
});
