import { expect, test } from 'vitest';
import { removeCrawlerTags } from './removeCrawlerTags';

test('another page drops the crawler tags of the first one and keeps everything else', () => {
  document.head.innerHTML =
    '<title>A</title><meta data-crawler property="og:title" content="A"><link rel="canonical" href="/a">';
  document.body.innerHTML = '<p>A</p><script data-crawler type="application/ld+json">{}</script>';
  removeCrawlerTags();
  expect(document.head.innerHTML).toBe('<title>A</title><link rel="canonical" href="/a">');
  expect(document.body.innerHTML).toBe('<p>A</p>');
});
