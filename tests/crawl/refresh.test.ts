import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareBuild, sourceHashes, writeStamp } from '../../netlify/server/build/buildStamp';
import { updateCommand } from '../../netlify/server/build/updateSite';
import { parsePageData } from '../../src/content/build/buildInternals';
import { htmlFile } from '../../src/content/build/finishPages';
import type { BuiltPage } from '../../src/content/build/builtPages';
import { rewriteRefreshed } from '../../src/content/build/refreshPages';
import { refreshSite, writeRecord, type BuildRecord } from '../../src/content/build/refreshSite';
import { contentDir } from '../../src/content/files/contentDir';
import type { PageContext } from '../../src/content/pages/pageContext';
import { pageDataFile } from '../../src/domain/site/routing/pageDataFiles';
import { sortStyles } from './sortStyles';

const root = join(import.meta.dirname, '..', '..');
const content = contentDir(root);
const built = join(root, 'public');

/** Not copied, as a refresh neither reads nor writes it. */
const isLeft = /^(?:pictures|og|functions)(?:$|\/)|^admin\/.|\.(?:js|map|txt)$/;

/** A copy of the built site with the files that a refresh reads or writes. */
let copy: string;
let out: string;
let env: NodeJS.ProcessEnv;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'refresh-'));
  out = join(copy, 'public');
  cpSync(built, out, { recursive: true, filter: (from) => !isLeft.test(relative(built, from)) });
  mkdirSync(join(copy, '.cache'));
  symlinkSync(join(root, '.cache', 'page-ssr'), join(copy, '.cache', 'page-ssr'));
  cpSync(join(root, '.cache', 'last-build.json'), join(copy, '.cache', 'last-build.json'));
  for (const name of ['node_modules', 'netlify', 'package.json', 'tsconfig.json'])
    symlinkSync(join(root, name), join(copy, name));
  // React reads it when Gatsby's renderer loads it.
  process.env.NODE_ENV = 'production';
  // The build's last file, so relative dates agree with its time.
  const builtAt = statSync(join(root, '.cache', 'last-build.json')).mtime.toISOString();
  const BUILD_DATE = process.env.BUILD_DATE || `${builtAt.slice(0, 19)}Z`;
  env = { ...process.env, CONTENT_DIR: content, BUILD_DATE };
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const pages = ['/us/en/shop/pods', '/us/en/shop/pods/page/2', '/ca/fr', '/us/en/guides', '/404.html', '/'];

const recordOf = () => JSON.parse(readFileSync(join(copy, '.cache', 'last-build.json'), 'utf8')) as BuildRecord;

function edit(path: string): void {
  const file = join(out, pageDataFile(path));
  const data = parsePageData(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...data, result: { ...data.result, pageContext: { words: 'others' } } }));
  writeFileSync(join(out, htmlFile(path)), '<html></html>');
  const record = recordOf();
  writeRecord(copy, { ...record, pageHashes: { ...record.pageHashes, [path]: 'something else' } });
}

const command = updateCommand.slice(1);

/** Refreshes as after an edit of content. Returns the output. */
function refresh(): string {
  writeStamp(copy, { ...sourceHashes(copy, env), all: 'before the edit' }, new Date('2999-01-01'));
  return execFileSync(process.execPath, command, { cwd: copy, env, encoding: 'utf8' });
}

function forget(path: string): void {
  const record = recordOf();
  const { [path]: _, ...pageHashes } = record.pageHashes;
  writeRecord(copy, { ...record, pageHashes });
  for (const file of [pageDataFile(path), htmlFile(path)]) rmSync(join(out, file));
}

test('after an edit of content the changed pages are written exactly as by Gatsby’s build, and no others', () => {
  for (const path of pages) edit(path);
  const before = statSync(join(out, 'us/en/index.html')).mtimeMs;
  expect(refresh()).toBe(`Updating the pages …\nPages written: ${pages.length}.\n`);
  const files = pages.flatMap((path) => [pageDataFile(path), htmlFile(path)]);
  const textOf = (folder: string, file: string) => sortStyles(readFileSync(join(folder, file), 'latin1'));
  expect(files.filter((file) => textOf(out, file) !== textOf(built, file))).toEqual([]);
  expect(statSync(join(out, 'us/en/index.html')).mtimeMs).toBe(before);
  expect(compareBuild(copy, sourceHashes(copy, env))).toBe('all');
  expect(JSON.parse(readFileSync(join(copy, '.cache', 'refreshed-pages.json'), 'utf8'))).toEqual(
    expect.arrayContaining(pages),
  );
});

test('a content fault is reported, and the next edit is still rendered without Gatsby', () => {
  const broken = join(copy, 'broken');
  cpSync(content, broken, { recursive: true });
  const changed = { ...env, CONTENT_DIR: broken };
  writeStamp(copy, { ...sourceHashes(copy, changed), all: 'before the edit' }, new Date('2999-01-01'));
  writeFileSync(join(broken, 'brands', 'new.json'), '{}');
  const run = spawnSync(process.execPath, command, { cwd: copy, env: changed, encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('content/brands/new.json · slug · ');
  expect(compareBuild(copy, sourceHashes(copy, changed))).toBe('code');
});

test('Gatsby’s next build rewrites refreshed pages that it has not written itself, since it does not track refreshes', async () => {
  const path = '/us/en/guides';
  const data = readFileSync(join(built, pageDataFile(path)), 'utf8');
  const context = parsePageData(data).result.pageContext as PageContext;
  const page: BuiltPage = { path, context, component: 'src/templates/Guide.tsx' };
  const html = join(out, htmlFile(path));
  const rewrite = async (startedAt: number) => {
    writeFileSync(join(copy, '.cache', 'refreshed-pages.json'), JSON.stringify([path]));
    await rewriteRefreshed({ root: copy, out }, [page], startedAt);
    expect(existsSync(join(copy, '.cache', 'refreshed-pages.json'))).toBe(false);
  };
  edit(path);
  edit('/us/en/terms');
  await rewrite(0);
  expect(readFileSync(join(out, pageDataFile(path)), 'utf8')).toBe(data);
  expect(readFileSync(html, 'utf8')).toMatch(/<h1[^>]*>Guides<\//);
  // It has not been refreshed before, so this is Gatsby's file.
  expect(readFileSync(join(out, htmlFile('/us/en/terms')), 'utf8')).toBe('<html></html>');
  writeFileSync(html, 'written by Gatsby');
  await rewrite(0);
  expect(readFileSync(html, 'utf8')).toBe('written by Gatsby');
  await rewrite(Date.now() + 60_000);
  expect(readFileSync(html, 'utf8')).toMatch(/<h1[^>]*>Guides<\//);
});

test('only Gatsby builds the first page of a template, removes its last one, and builds where nothing was built', async () => {
  Object.assign(process.env, { PICTURES_LATER: '1', BUILD_DATE: env.BUILD_DATE });
  const build = () => refreshSite({ root: copy, content, out });
  const paths = ['/us/en/support', '/ca/en/support', '/ca/fr/support'];
  const record = recordOf();
  const files = paths.map((path) => join(out, pageDataFile(path)));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  paths.forEach(forget);
  expect(await build()).toBe(null);
  const [support = ''] = texts;
  writeFileSync(files[0]!, JSON.stringify({ ...parsePageData(support), componentChunkName: 'of-no-other-page' }));
  writeRecord(copy, { ...record, pageHashes: { ...record.pageHashes, '/us/en/last': 'its hash' } });
  cpSync(files[0]!, join(out, pageDataFile('/us/en/last')), { recursive: true });
  texts.forEach((text, index) => writeFileSync(files[index]!, text));
  expect(await build()).toBe(null);
  rmSync(join(copy, '.cache', 'last-build.json'));
  expect(await build()).toBe(null);
});
