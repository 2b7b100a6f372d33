import { describe, expect, test } from 'vitest';
import { localeOf } from '../region/locales';
import { escapeHtml } from '../text/escapeHtml';
import { localizeLinks, notificationTextFault } from './notificationText';

describe('S3-17 the HTML of a notification', () => {
  test.each([
    'Plain words',
    '<p><strong>One.</strong> Two &amp; three, <em>four</em>.</p><p>Five</p>',
    '<p>See <a href="/shop/pods">the <em>pods</em></a>.</p>',
    '<p><a href="/">Home</a> <a href="/support#leaking">Help</a> <a href="/shop?a=1&amp;b=2">Shop</a></p>',
    '<p><a href="https://blog.example/post?id=1#top">Blog</a> <a href="https://blog.example">Blog</a></p>',
  ])('%s is valid', (html) => {
    expect(notificationTextFault(html)).toBeNull();
  });

  const only = 'expected only the tags p, a, strong and em, got';
  const link = 'expected a link as <a href="…"> with no other attribute, got';
  const signs = 'expected &lt; and &gt; outside of tags';

  test.each([
    ['<p>Hi<br></p>', `${only} <br>`],
    ['<script>alert(1)</script>', `${only} <script>`],
    ['<img src=x onerror=alert(1)>', `${only} <img>`],
    ['<p>Hi</p></div>', `${only} </div>`],
    ['<P>Hi</P>', `${only} <P>`],
    ['<svg><p>Hi</p></svg>', `${only} <svg>`],
    ['<p class="big">Hi</p>', 'expected <p> without attributes, got <p class="big">'],
    ['<em onclick="alert(1)">Hi</em>', 'expected <em> without attributes, got <em onclick="alert(1)">'],
    ['<strong/>', 'expected <strong> without attributes, got <strong/>'],
    ['<a>Hi</a>', `${link} <a>`],
    ["<a href='/shop'>Hi</a>", `${link} <a href='/shop'>`],
    ['<a href=/shop>Hi</a>', `${link} <a href=/shop>`],
    ['<a href="/shop" target="_blank">Hi</a>', `${link} <a href="/shop" target="_blank">`],
    ['<a onclick="alert(1)" href="/shop">Hi</a>', `${link} <a onclick="alert(1)" href="/shop">`],
    ['<p>1 < 2</p>', signs],
    ['<p>2 > 1</p>', signs],
    ['<!-- note --><p>Hi</p>', signs],
    ['<p>Hi', 'expected </p> at the end'],
    ['Hi</p>', 'expected an opening tag before </p>'],
    ['<p><em>Hi</p></em>', 'expected </em> before </p>'],
    ['<p>Hi</p x>', 'expected </p> before </p x>'],
    ['<p><p>Hi</p></p>', 'expected no <p> inside <p>'],
    ['<em><p>Hi</p></em>', 'expected no <p> inside <em>'],
    ['<a href="/a"><em><a href="/b">Hi</a></em></a>', 'expected no <a> inside another'],
  ])('S3-17 %s is rejected, with what was expected', (html, fault) => {
    expect(notificationTextFault(html)).toBe(fault);
  });

  test.each([
    '',
    'shop',
    '#top',
    '//evil.example',
    '/\\evil.example',
    '/a b',
    '/us/en/shop',
    '/ca/fr',
    'http://blog.example',
    'https://',
    'https:evil',
    'https://user:word@evil.example',
    'javascript:alert(1)',
    'java&#115;cript:alert(1)',
    'mailto:a@blog.example',
    'data:text/html,x',
  ])('S3-17 a link to %j is rejected', (href) => {
    expect(notificationTextFault(`<p><a href="${href}">Hi</a></p>`)).toBe(
      `expected href to be a path under the locale such as /shop, or an address with https://, got ${href}`,
    );
  });
});

test.each([
  ['Amber', 'Amber'],
  ['Sedge & Slate', 'Sedge &amp; Slate'],
  ['<img src="x" onerror=\'alert(1)\'>', '&lt;img src=&quot;x&quot; onerror=&#39;alert(1)&#39;&gt;'],
  ['&lt;p&gt;', '&amp;lt;p&amp;gt;'],
])('the text %j is escaped as %j', (words, html) => {
  expect(escapeHtml(words)).toBe(html);
  expect(notificationTextFault(`<p>${html}</p>`)).toBeNull();
});

test('S2-01 paths get the locale prefix, and links to other sites stay', () => {
  const html = '<p><a href="/">A</a><a href="/shop/pods#b">B</a><a href="https://blog.example/c">C</a></p>';
  expect(localizeLinks(html, localeOf('fr-CA'))).toBe(
    '<p><a href="/ca/fr">A</a><a href="/ca/fr/shop/pods#b">B</a><a href="https://blog.example/c">C</a></p>',
  );
});
