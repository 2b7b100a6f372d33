import { expect, test } from 'vitest';
import {
  pageAfterFirst,
  listPathOfPage,
  listPagePath,
  listPageSearch,
  pageNumberInPath,
  parsePageParam,
  pageNumbers,
  visitedPath,
} from './listPage';

test.each([
  ['', 1],
  ['?page=2', 2],
  ['?sort=name&page=12&utm_source=mail', 12],
  ['?page=1', 1],
  ['?page=0', 1],
  ['?page=02', 1],
  ['?page=2x', 1],
  ['?page=-2', 1],
  ['?page=12345', 1],
  ['?homepage=2', 1],
])('%s asks for page %s', (search, page) => expect(parsePageParam(search)).toBe(page));

test.each([
  [1, '', '/shop/pods'],
  [2, '?page=2', '/shop/pods/page/2'],
  [40, '?page=40', '/shop/pods/page/40'],
])('page %s has the query %s and is stored at %s', (page, search, path) => {
  expect(listPageSearch(page)).toBe(search);
  expect(parsePageParam(search)).toBe(page);
  expect(listPagePath('/shop/pods', page)).toBe(path);
  expect(listPathOfPage(path)).toBe('/shop/pods');
  expect(pageNumberInPath(path)).toBe(page);
});

test.each([
  ['no list', undefined, null],
  ['a list of one page', {}, null],
  ['the first page of a list', { page: 1 }, null],
  ['another page of a list', { page: 2 }, 2],
])('%s is no further page, or has its number', (_, listing, page) => {
  expect(pageAfterFirst(listing)).toBe(page);
});

test.each([
  ['a later page of a list', '/us/en/shop/pods/page/2', { page: 2 }, '/us/en/shop/pods'],
  ['the first page of a list', '/us/en/shop/pods', { page: 1 }, '/us/en/shop/pods'],
  ['a later page of a maker', '/us/en/shop/makers/alder/page/2', {}, '/us/en/shop/makers/alder/page/2'],
  ['another page', '/us/en/terms', undefined, '/us/en/terms'],
])('%s is opened at its own address', (_, path, listing, expected) => {
  expect(visitedPath(path, listing)).toBe(expected);
});

test.each([
  ['1 of 1', 1, 1, '1'],
  ['1 of 6', 1, 6, '1 2 3 … 6'],
  ['3 of 6', 3, 6, '1 2 3 4 5 6'],
  ['6 of 6', 6, 6, '1 … 4 5 6'],
  ['9 of 20', 9, 20, '1 … 7 8 9 10 11 … 20'],
  ['5 of 20: a gap of one page has its number', 5, 20, '1 2 3 4 5 6 7 … 20'],
])('page %s links to the pages around it, the first and the last', (_, page, count, links) => {
  expect(
    pageNumbers(page, count)
      .map((each) => each ?? '…')
      .join(' '),
  ).toBe(links);
});
