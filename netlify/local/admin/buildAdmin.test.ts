import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../tests/fixtures/makeFolder';
import { buildAdmin } from './buildAdmin';
import { isPrivate } from '../isPrivate';

test('the editor’s page loads everything from this site, without inline scripts', async () => {
  const content = makeFolder({ 'pictures/pod.svg': '<svg></svg>', 'pictures/logo.svg': '<svg></svg>' });
  const out = makeFolder({ 'admin/editor-OLD.js': 'old', 'index.html': 'shop' });
  await buildAdmin({ root: process.cwd(), content, out }, { CMS_REPO: 'shop/site' });
  const files = readdirSync(join(out, 'admin'));
  const html = readFileSync(join(out, 'admin', 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/admin\/([^"]+)"/g)].map(([, name]) => name!);
  expect(named.map((name) => name.replace(/-\w+\./, '.'))).toEqual(['editor.css', 'editor.js']);
  for (const name of named) expect(files).toContain(name);
  expect(files).not.toContain('editor-OLD.js');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/https?:|<script>|\son\w+=|<style/);
  expect(readFileSync(join(out, 'admin', 'pictures.json'), 'utf8')).toBe('["pod"]');
  expect(readdirSync(join(out, 'admin', 'pictures'))).toEqual(['logo.svg', 'pod.svg']);
  expect(readFileSync(join(out, 'admin', named[1]!), 'utf8')).toContain('shop/site');
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('shop');
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
