import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOf } from './htmlBytes';
import { gatherScripts, scriptSource } from './scriptSources';

const known = 'start()';
const page = (...scripts: string[]) => `<html><head>${scripts.join('')}</head><body><p>A</p></body></html>`;

test('each inline script of the pages is collected once, without files and data', () => {
  const chunks = '\n  window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";\n';
  const hash = 'window.___webpackCompilationHash="6d751c55";';
  const { take, all } = gatherScripts([known]);
  for (const path of ['/us/en', '/ca/fr'])
    take(
      path,
      page(
        `<script data-page="${path}">${known}</script>`,
        `<script id="gatsby-chunk-mapping">${chunks}</script>`,
        `<script>${hash}</script>`,
        '<script src="/app-1.js" async></script>',
        `<script type="application/ld+json">{"name":"${path}"}</script>`,
      ),
    );
  expect(all()).toEqual([known, chunks, hash]);
});

test('the hash of a script with non-ASCII characters is computed from its text', () => {
  const text = "say('Été')";
  const { take, all } = gatherScripts([text]);
  take('/us/en', bytesOf(page(`<script>${text}</script>`)));
  expect(all()).toEqual([text]);
});

test.each([
  ['alert(1)', '<script>alert(1)</script>'],
  ['window.___chunkMapping="{}";alert(1)', '<script>window.___chunkMapping="{}";alert(1)</script>'],
  ['<img src="/a.png" onerror=', '<img src="/a.png" onerror="alert(1)">'],
  ['<a href="/" OnClick =', '<a href="/" OnClick ="alert(1)">A</a>'],
])('the build fails on %s, which the policy would block, and names the page', (what, html) => {
  expect(() => gatherScripts([known]).take('/us/en', page(html))).toThrow(/^The page \/us\/en has (an|the) inline /);
  expect(() => gatherScripts([known]).take('/us/en', page(html))).toThrow(what);
});

test('text that looks like a handler is allowed', () => {
  expect(() =>
    gatherScripts([]).take('/us/en', '<p>Turn it on = white light</p><p title="on x=1">A</p>'),
  ).not.toThrow();
});

test('a source is the SHA-256 of the text in Base64, as in CSP 3', () => {
  expect(scriptSource('alert(1)')).toBe(`'sha256-${createHash('sha256').update('alert(1)').digest('base64')}'`);
});
