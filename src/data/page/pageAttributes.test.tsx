import { afterEach, expect, test } from 'vitest';
import { veilId } from '../../domain/site/veil';
import { unblockPage, setPageAttribute, setPageLocale, unveilPage, veilPage } from './pageAttributes';

const root = document.documentElement;
const writes = new MutationObserver(() => undefined);

afterEach(() => {
  writes.disconnect();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

test('an attribute is set, changed and removed', () => {
  setPageAttribute('region', 'CA');
  setPageAttribute('subHeader', '');
  expect(root.dataset).toMatchObject({ region: 'CA', subHeader: '' });
  setPageAttribute('region', 'OH');
  setPageAttribute('subHeader', null);
  expect({ ...root.dataset }).toEqual({ region: 'OH' });
});

test('an unchanged attribute is not written again, which would restyle the whole page', () => {
  setPageAttribute('region', 'CA');
  setPageLocale('fr-CA');
  writes.observe(root, { attributes: true });
  setPageAttribute('region', 'CA');
  setPageLocale('fr-CA');
  expect(writes.takeRecords()).toEqual([]);
  setPageLocale('en-CA');
  expect(root.lang).toBe('en-CA');
  expect(writes.takeRecords()).toHaveLength(1);
});

test('the manifest follows the locale, and is not fetched again without a change (D-46)', () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
  const link = document.querySelector('link')!;
  writes.observe(link, { attributes: true });
  setPageLocale('en-US');
  expect(writes.takeRecords()).toEqual([]);
  setPageLocale('fr-CA');
  expect(link).toHaveAttribute('href', '/manifest-fr-CA.webmanifest');
  setPageLocale('en-US');
  expect(link).toHaveAttribute('href', '/manifest.webmanifest');
  link.remove();
});

test('S1-04 the veil is shown unless the page decided otherwise before', () => {
  veilPage();
  expect(root.dataset.gate).toBe('open');
  setPageAttribute('gate', 'ask');
  veilPage();
  expect(root.dataset.gate).toBe('ask');
});

test('S1-04 removing the veil also removes the dialog that blocks the page; only the dialog is removed if the gate cannot load', () => {
  const lay = () => Object.assign(document.body.appendChild(document.createElement('dialog')), { id: veilId });
  const first = lay();
  setPageAttribute('gate', 'open');
  unblockPage();
  expect(first.isConnected).toBe(false);
  expect(root.dataset.gate).toBe('open');
  const second = lay();
  unveilPage();
  expect(second.isConnected).toBe(false);
  expect(root.dataset.gate).toBeUndefined();
  expect(unveilPage, 'without one').not.toThrow();
});
