import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { encodeHtml } from '../files/htmlBytes';
import { createScriptCheck, scriptSource } from './inlineScripts';

const allowed = 'start()';
const page = (...scripts: string[]) => `<html><head>${scripts.join('')}</head><body><p>A</p></body></html>`;

test('a page may have the allowed inline scripts, and data', () => {
  const check = createScriptCheck([allowed, 'open()']);
  const data = '<script type="application/ld+json">{"name":"A"}</script>';
  expect(() =>
    check('/us/en', page(`<script data-page="/us/en">${allowed}</script><script>open()</script>`, data)),
  ).not.toThrow();
});

test('a script with non-ASCII characters is compared by its text', () => {
  const text = "say('Été')";
  expect(() => createScriptCheck([text])('/us/en', encodeHtml(page(`<script>${text}</script>`)))).not.toThrow();
});

test.each([
  ['the inline script alert(1)', '<script>alert(1)</script>'],
  ['the inline script start();alert(1)', `<script>${allowed};alert(1)</script>`],
  ['the script file src="/app-1.js" async', '<script src="/app-1.js" async></script>'],
  ['an inline handler in <img src="/a.png" onerror=', '<img src="/a.png" onerror="alert(1)">'],
  ['an inline handler in <a href="/" OnClick =', '<a href="/" OnClick ="alert(1)">A</a>'],
])('the build fails on %s, and names the page', (what, html) => {
  expect(() => createScriptCheck([allowed])('/us/en', page(html))).toThrow(`The page /us/en has ${what}`);
});

test('text that looks like a handler is allowed', () => {
  expect(() => createScriptCheck([])('/us/en', '<p>Turn it on = white light</p><p title="on x=1">A</p>')).not.toThrow();
});

test('a source is the SHA-256 of the text in Base64, as in CSP 3', () => {
  expect(scriptSource('alert(1)')).toBe(`'sha256-${createHash('sha256').update('alert(1)').digest('base64')}'`);
});
