import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import { pictureNames } from '../../content/pictures/pictures';
import { sitePages } from '../../content/pages/sitePages';
import { readContent } from '../../content/source/readContent';
import { splitIntoWords } from '../../domain/text/wordOverlap';
import Place from '../Place';

/**
 * Search engines treat pages that overlap by about 0.8 as one page. Header and footer add the same words to all pages, so
 * that their main texts must overlap less.
 */
const maxOverlap = 0.7;

const names = new Set(pictureNames('content/pictures'));
const pictures = Object.fromEntries(
  [...names].map((name) => [name, { base: name, width: 1, height: 1, widths: [240] }]),
);
const cityPages = sitePages(readContent('content', names), pictures, { only: 'en-US' }).filter(
  ({ context }) => context.city,
);

/** Every run of `length` words. */
function runsOf(words: readonly string[], length: number): Set<string> {
  return new Set(words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')));
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((run) => b.has(run)).length;
  return both / (a.size + b.size - both);
}

/** Texts of neighboring elements are separated, as a crawler does. */
function mainText(root: Node): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode.parentElement?.tagName !== 'STYLE') texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join(' ');
}

async function textOf({ context }: (typeof cityPages)[number]): Promise<string> {
  fakeApi({ 'GET /.netlify/functions/delivery-provider-products': [] });
  const { t, container } = renderTemplate(Place, { pageContext: context });
  await screen.findByRole('region', { name: t('places.city.menu', { city: context.city!.name }) });
  const text = mainText(container);
  cleanup();
  return text;
}

test('no two delivery pages of cities are twins, and each has pods and neighborhoods', async () => {
  const pages: { path: string; words: string[] }[] = [];
  for (const page of cityPages) pages.push({ path: page.path, words: splitIntoWords(await textOf(page)) });
  expect(pages.length).toBeGreaterThanOrEqual(14);
  for (const { context } of cityPages) {
    expect(context.city!.menu.length).toBeGreaterThan(3);
    expect(context.city!.neighborhoods.length).toBeGreaterThan(2);
  }
  const pairs = pages.flatMap((a, index) =>
    pages.slice(0, index).map((b) => ({
      pair: `${a.path} ${b.path}`,
      overlaps: [1, 3].map((length) => overlap(runsOf(a.words, length), runsOf(b.words, length))),
    })),
  );
  expect(pairs.filter(({ overlaps }) => overlaps.some((each) => each > maxOverlap))).toEqual([]);
});
