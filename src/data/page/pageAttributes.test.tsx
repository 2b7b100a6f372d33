import { afterEach, expect, test } from 'vitest';
import { setPageAttribute, setPageLanguage, veilPage } from './pageAttributes';

const root = document.documentElement;
const writes = new MutationObserver(() => undefined);

afterEach(() => {
  writes.disconnect();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

test('an attribute is set, changed and taken away', () => {
  setPageAttribute('region', 'CA');
  setPageAttribute('subHeader', '');
  expect(root.dataset).toMatchObject({ region: 'CA', subHeader: '' });
  setPageAttribute('region', 'OH');
  setPageAttribute('subHeader', null);
  expect({ ...root.dataset }).toEqual({ region: 'OH' });
});

test('what the page says already is not written again, which would have the browser style all of it anew', () => {
  setPageAttribute('region', 'CA');
  setPageLanguage('fr-CA');
  writes.observe(root, { attributes: true });
  setPageAttribute('region', 'CA');
  setPageLanguage('fr-CA');
  expect(writes.takeRecords()).toEqual([]);
  setPageLanguage('en-CA');
  expect(root.lang).toBe('en-CA');
  expect(writes.takeRecords()).toHaveLength(1);
});

test('S1-04 the veil is hung unless the page decided otherwise before', () => {
  veilPage();
  expect(root.dataset.gate).toBe('open');
  setPageAttribute('gate', 'ask');
  veilPage();
  expect(root.dataset.gate).toBe('ask');
});
