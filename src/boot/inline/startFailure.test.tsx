import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { veilId } from '../../domain/site/veil';

const root = document.documentElement;
const reload = vi.fn<() => void>();
const siteData = () => Response.json({ webpackCompilationHash: '0a1b' });
const fetchFile = vi.fn<typeof fetch>();
let showStartFailure: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ showStartFailure } = await import('./startFailure'));
  root.dataset.dehydrated = '';
  root.lang = 'en-US';
  reload.mockClear();
  fetchFile.mockReset().mockImplementation(async () => siteData());
  vi.stubGlobal('fetch', fetchFile);
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  // Stop the reachability checks.
  window.dispatchEvent(new Event('hydrated'));
  vi.useRealTimers();
  document.body.replaceChildren();
  delete root.dataset.dehydrated;
});

const checks = (times: number) => vi.advanceTimersByTimeAsync(times * 10_000);

test.each([
  ['en-CA', 'This page didn’t load completely.', 'Reload the page'],
  ['fr-CA', 'Cette page ne s’est pas chargée complètement.', 'Recharger la page'],
])('S8-19 D-31 in %s a page that cannot start says so, with a link that reloads it', (lang, text, label) => {
  root.lang = lang;
  showStartFailure();
  showStartFailure();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByText(label)).toHaveAttribute('href', '');
});

test('S8-19 on a veiled page the message is in the dialog, outside which nothing can be reached', () => {
  const veil = Object.assign(document.body.appendChild(document.createElement('dialog')), { id: veilId });
  showStartFailure();
  expect(veil).toContainElement(screen.getByRole('alert', { hidden: true }));
});

test('a hydrated page shows nothing', () => {
  delete root.dataset.dehydrated;
  showStartFailure();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('S8-19 does not reload while the site can be reached, because a reload would fail too', async () => {
  showStartFailure();
  await checks(3);
  window.dispatchEvent(new Event('online'));
  await checks(1);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the HTML of a proxy', async () => new Response('<h1>Sign in</h1>')],
  ['D-51 the JSON of a proxy', async () => Response.json({ error: 'login required' })],
  ['D-51 null', async () => Response.json(null)],
])('S8-19 after %s reloads once the site answers', async (_, answer) => {
  fetchFile.mockImplementation(answer);
  showStartFailure();
  await checks(2);
  expect(reload).not.toHaveBeenCalled();
  fetchFile.mockImplementation(async () => siteData());
  await checks(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('S8-19 a browser that reports a network is believed at once', async () => {
  fetchFile.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  showStartFailure();
  await vi.advanceTimersByTimeAsync(0);
  fetchFile.mockImplementation(async () => siteData());
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});
