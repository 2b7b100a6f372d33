import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localEditor } from '../localBackend';
import { localPublisher, readServerText } from './localPublisher';
import { claimWindowId } from './serverSession';

vi.mock('decap-cms-backend-proxy', () => ({ ProxyBackend: vi.fn() }));
vi.mock('../cmsStore', () => ({}));

let status = 200;

beforeEach(() => {
  status = 200;
  vi.stubGlobal('fetch', async () => Response.json(status === 200 ? { others: 0, text: 'a' } : {}, { status }));
});

test.each([
  [200, 'signed in'],
  [403, 'signed out'],
  [404, null],
])('the server’s answer %i says who is at the editor: %s', async (answer, state) => {
  status = answer;
  expect(await localEditor()).toBe(state);
});

describe('a session that ends while the editor is open', () => {
  test('is named once, with what to do, until somebody has signed in', async () => {
    status = 403;
    await expect(readServerText('content/brands/a.json')).rejects.toThrow(/started again.*address from the terminal/);
    expect(screen.getByRole('alert').textContent).toContain('What you typed is still in the form.');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await localPublisher.editing(null).catch(() => {});
    expect(screen.queryByRole('alert'), 'a closed notice stays closed').toBeNull();
    status = 200;
    await localPublisher.editing(null);
    status = 403;
    await localPublisher.editing(null).catch(() => {});
    expect(screen.getByRole('alert')).toBeDefined();
    status = 200;
    expect(await readServerText('content/brands/a.json')).toBe('a');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a window', () => {
  test('is the same one after a reload', () => {
    const id = claimWindowId();
    dispatchEvent(new Event('pagehide'));
    expect(claimWindowId()).toBe(id);
  });

  test('is another one in a duplicated tab, which copies the storage', () => {
    const id = claimWindowId();
    expect(claimWindowId()).not.toBe(id);
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
    expect(sessionStorage, 'after Back').toHaveLength(0);
  });
});
