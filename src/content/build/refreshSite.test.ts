import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildProject } from '../../../tests/fixtures/builtProject';
import { before, dawn, december } from '../../../tests/fixtures/scheduledProduct';
import { deferPicturesSetting, pictureNames } from '../pictures/pictures';
import { readScheduledTimes, refreshSite } from './refreshSite';

beforeEach(() => {
  vi.stubEnv('BUILD_DATE', '');
  vi.stubEnv(deferPicturesSetting, '1');
});

test('a build with pictures renders those that an earlier one left to the server, though no page has changed', async () => {
  const project = await buildProject();
  const picturesIn = () => {
    const folder = join(project.out, 'pictures');
    return new Set((existsSync(folder) ? readdirSync(folder) : []).map((file) => file.replace(/\.\w+-\d+\./, '.')));
  };
  expect(await refreshSite(project)).toMatchObject({ pages: 0 });
  expect(picturesIn().size).toBe(0);
  vi.stubEnv(deferPicturesSetting, undefined);
  expect(await refreshSite(project)).toMatchObject({ pages: 0 });
  const names = pictureNames(join(project.content, 'pictures'));
  expect([...picturesIn()].sort()).toEqual(names.flatMap((name) => [`${name}.avif`, `${name}.webp`]).sort());
});

test('a build records when schedules change the site next, unless its date is fixed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers({ now: before, toFake: ['Date'] });
  const project = await buildProject(dawn({ publishAt: december, takeDownAt: { ...december, day: '2027-01-31' } }));
  const isoTimes = () => readScheduledTimes(project.root).map((time) => time.toISOString());
  expect(isoTimes()).toEqual(['2026-12-01T17:00:00.000Z', '2027-01-31T17:00:00.000Z']);
  vi.stubEnv('BUILD_DATE', before.toISOString().replace('.000', ''));
  await refreshSite(project);
  expect(isoTimes()).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('content/products/dawn.json · publishAt'));
});
