import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deferPicturesSetting } from '../../../src/content/pictures/pictures';
import { parseSources } from '../../../src/editor/entries/draftPage';
import { writeContent } from '../../../tests/fixtures/contentFolder';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { buildAdmin, writeEditorContent } from './buildAdmin';
import { readSources } from './readSources';
import { isPrivate } from '../../platform/settings/isPrivate';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"></svg>';

test('the editor’s page loads everything from this site, without inline scripts', async () => {
  const content = writeContent({ 'pictures/pod.svg': svg, 'pictures/battery.svg': svg });
  const out = createTemporaryFolder({ 'admin/editor-OLD.js': 'old', 'index.html': 'shop' });
  await buildAdmin({ root: process.cwd(), content, out }, { CMS_REPO: 'shop/site' });
  const files = readdirSync(join(out, 'admin'));
  const html = readFileSync(join(out, 'admin', 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/admin\/([^"]+)"/g)].map(([, name]) => name!);
  expect(named.map((name) => name.replace(/-\w+\./, '.'))).toEqual(['editor.css', 'editor.js']);
  for (const name of named) expect(files).toContain(name);
  expect(files).not.toContain('editor-OLD.js');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/https?:|<script>|\son\w+=|<style/);
  expect(JSON.parse(readFileSync(join(out, 'admin', 'pictures.json'), 'utf8'))).toMatchObject({
    all: ['battery', 'pod'],
    photos: [],
  });
  expect(readdirSync(join(out, 'admin', 'pictures'))).toEqual(['battery.svg', 'logo.svg', 'pod.svg']);
  expect(readFileSync(join(out, 'admin', named[1]!), 'utf8')).toContain('shop/site');
  expect(
    parseSources(readFileSync(join(out, 'admin', 'sources.json'), 'utf8')).content.brands.get('alder'),
  ).toBeDefined();
  const texts = JSON.parse(readFileSync(join(out, 'admin', 'entries.json'), 'utf8')) as Record<string, string>;
  expect(texts['brands/alder.json']).toBe(readFileSync(join(content, 'brands', 'alder.json'), 'utf8'));
  const css = readFileSync(join(out, 'admin', named[0]!), 'utf8');
  const urls = [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url!);
  const fonts = urls.filter((url) => !url.startsWith('data:'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const url of fonts) expect(files).toContain(url.replace('./', ''));
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('shop');
});

test('a site whose editor has no repository publishes none of the content, and what an earlier build wrote goes', () => {
  const content = writeContent({ 'pictures/pod.svg': svg, 'pictures/battery.svg': svg });
  const out = createTemporaryFolder({ 'admin/.keep': '' });
  const contentFiles = () => readdirSync(join(out, 'admin')).filter((name) => /^(pictures|.*\.json)/.test(name));
  writeEditorContent({ content, out }, () => readSources(content), { CMS_REPO: 'shop/site' });
  expect(contentFiles().sort()).toEqual(['entries.json', 'pictures', 'pictures.json', 'sources.json']);
  writeEditorContent({ content, out }, () => readSources(content), {});
  expect(contentFiles()).toEqual([]);
});

test('the pictures that a local build left out are written by the next one of a deploy', () => {
  const content = writeContent({ 'pictures/pod.svg': svg, 'pictures/battery.svg': svg });
  const out = createTemporaryFolder({ 'admin/.keep': '' });
  const write = (env: Record<string, string>) =>
    writeEditorContent({ content, out }, () => readSources(content), { CMS_REPO: 'shop/site', ...env });
  for (const name of ['', ...readdirSync(join(content, 'pictures'))]) utimesSync(join(content, 'pictures', name), 1, 1);
  write({ [deferPicturesSetting]: '1' });
  expect(existsSync(join(out, 'admin', 'pictures'))).toBe(false);
  write({});
  expect(existsSync(join(out, 'admin', 'pictures', 'pod.svg'))).toBe(true);
});

test('after an edit the texts are written, and the pictures only if one of them has changed', () => {
  const content = writeContent({ 'pictures/pod.svg': svg, 'pictures/battery.svg': svg });
  const out = createTemporaryFolder({ 'admin/.keep': '' });
  const renderedFile = join(out, 'admin', 'pictures', 'pod.svg');
  const write = () => writeEditorContent({ content, out }, () => readSources(content), { CMS_REPO: 'shop/site' });
  const setModifiedTime = (seconds: number, ...files: string[]) =>
    files.forEach((file) => utimesSync(join(content, file), seconds, seconds));
  // Make all pictures equally old, so that only an edit makes one newer.
  setModifiedTime(1, 'pictures', ...readdirSync(join(content, 'pictures')).map((name) => `pictures/${name}`));
  write();
  expect(readFileSync(renderedFile, 'utf8')).toBe(svg);

  writeFileSync(renderedFile, 'untouched');
  writeFileSync(
    join(content, 'brands', 'alder.json'),
    readFileSync(join(content, 'brands', 'alder.json'), 'utf8') + ' ',
  );
  write();
  expect(readFileSync(renderedFile, 'utf8')).toBe('untouched');
  const texts = JSON.parse(readFileSync(join(out, 'admin', 'entries.json'), 'utf8')) as Record<string, string>;
  expect(texts['brands/alder.json']).toMatch(/ $/);

  const wider = svg.replace('400', '800');
  writeFileSync(join(content, 'pictures', 'pod.svg'), wider);
  setModifiedTime(Date.now() / 1000 + 60, 'pictures/pod.svg');
  write();
  expect(readFileSync(renderedFile, 'utf8')).toBe(wider);
});

test.each([
  ['a server of this machine alone', {}, true],
  ['one that others reach', { host: '0.0.0.0' }, false],
  ['one behind a proxy, which has a name', { siteUrl: 'https://shop.example' }, false],
  ['one behind a proxy, which tells the client’s address', { clientAddressHeader: 'x-real-ip' }, false],
])('a server is private on %s: %j', (_, changes, expected) => {
  const local = { host: '127.0.0.1', siteUrl: 'http://localhost:8888', clientAddressHeader: null };
  expect(isPrivate({ ...local, ...changes })).toBe(expected);
});
