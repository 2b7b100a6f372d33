import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { fixturePictureNames, writeContent } from '../../../tests/fixtures/contentFolder';
import { before, dawn, december } from '../../../tests/fixtures/scheduledProduct';
import { headWords } from '../../app/headWordsByLocale';
import { appDataFile } from '../../domain/site/routing/pageDataFiles';
import { deferPicturesSetting, pictureNames } from '../pictures';
import { rendererFile } from './buildInternals';
import { builtPages } from './builtPages';
import { prepareCrawlerTags } from './finishSite';
import { prepareSite } from './prepareSite';
import { hashPages, readScheduledTimes, refreshSite, scheduledTimesOf, writeRecord } from './refreshSite';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"><rect width="9" height="9"/></svg>';
const drawings = Object.fromEntries([...fixturePictureNames].map((name) => [`pictures/${name}.svg`, drawing]));

function writeInto(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A project whose last build left the pictures to the server. */
async function buildProject(changes: Record<string, unknown> = {}) {
  const root = createTemporaryFolder({});
  const paths = { root, content: writeContent({ ...drawings, ...changes }), out: join(root, 'public'), fonts: [] };
  writeInto(rendererFile(root), '');
  writeInto(join(paths.out, appDataFile), JSON.stringify({ webpackCompilationHash: 'a hash' }));
  const site = prepareSite(paths);
  writeRecord(root, {
    fallbackPages: [],
    fonts: [],
    inlineScripts: [],
    pageHashes: hashPages(builtPages(site, []), await prepareCrawlerTags(paths, site, headWords)),
    scheduledTimes: scheduledTimesOf(site),
    start: { text: '', scripts: { startup: [], lazy: {}, files: [] } },
    words: headWords,
  });
  return paths;
}

beforeEach(() => {
  vi.stubEnv('BUILD_DATE', '');
  vi.stubEnv(deferPicturesSetting, '1');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('a build with pictures renders those that an earlier one left to the server, though no page has changed', async () => {
  const project = await buildProject();
  const picturesIn = () => {
    const folder = join(project.out, 'pictures');
    return existsSync(folder) ? readdirSync(folder).length : 0;
  };
  expect(await refreshSite(project)).toMatchObject({ pages: 0 });
  expect(picturesIn()).toBe(0);
  vi.stubEnv(deferPicturesSetting, undefined);
  expect(await refreshSite(project)).toMatchObject({ pages: 0 });
  // Each in two formats.
  expect(picturesIn()).toBe(2 * pictureNames(join(project.content, 'pictures')).length);
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
