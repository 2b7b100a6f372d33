import { act, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { PageContext } from '../../content/pages/pageContext';
import type { PreviewMessage } from '../../domain/editorial/previewMessage';
import { closePanel, usePanel } from '../../state/panels';
import { useRegionState } from '../../state/region';
import { useSession } from '../../state/session/session';
import { wrapPage } from '../wrapPage';

vi.mock('../../app/App', () => ({ App: ({ children }: { children: ReactNode }) => <main>{children}</main> }));

const path = '/us/en/shop/pods/amber';
const named = (heading: string) => ({ words: { heading } }) as PageContext;
const Heading = ({ pageContext }: { pageContext: PageContext }) => <h1>{pageContext.words.heading}</h1>;
const page = (context: PageContext) => wrapPage(<Heading pageContext={context} />, context, path);

const draft: PreviewMessage = {
  type: 'preview-draft',
  path,
  region: 'OH',
  context: named('Draft'),
  files: {},
  panel: 'menu',
};
const send = (message: unknown, origin = window.location.origin) =>
  act(async () => window.dispatchEvent(new MessageEvent('message', { origin, data: message })));
const heading = () => screen.getByRole('heading').textContent;

test('a hydrated page is rendered again, and shows the drafts that the editor sends', async () => {
  window.history.replaceState(null, '', `${path}?disable-modal`);
  document.documentElement.setAttribute('data-dehydrated', '');
  const ready = vi.spyOn(window, 'postMessage');
  await import('./startPreview');
  const { rerender } = render(page(named('Built')));
  await send(draft);
  expect(heading(), 'a page without the script knows no drafts').toBe('Built');
  expect(navigate).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('hydrated'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`${path}?disable-modal`, { replace: true });
  rerender(page(named('Built')));
  expect(ready).toHaveBeenCalledWith({ type: 'preview-ready' }, window.location.origin);
  expect(heading()).toBe('Built');

  await send(draft, 'https://elsewhere.example');
  await send({ type: 'other' });
  expect(heading()).toBe('Built');
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await send(draft);
  expect(heading()).toBe('Draft');
  expect(usePanel.getState().open, 'while somebody types').toBeNull();
  field.remove();
  await send(draft);
  expect(useRegionState.getState().regions.us?.code).toBe('OH');
  expect(usePanel.getState().open).toBe('menu');
  closePanel();
  await send({ ...draft, context: named('Changed') });
  expect(heading()).toBe('Changed');
  expect(usePanel.getState().open, 'an editor who closes the panel keeps it closed').toBeNull();
  await send({ ...draft, path: '/us/en' });
  expect(heading(), 'other pages stay as they are built').toBe('Built');
});

test('a page for signed-in shoppers returns from where it leads everybody else', async () => {
  const orders = '/us/en/shop/orders';
  useSession.setState({ isSignedIn: false });
  const at = (routeId: PageContext['routeId']) => page({ ...named('Built'), routeId });
  const { rerender } = render(at('support'));
  await send({ ...draft, path: orders, context: { ...named('Draft'), routeId: 'orders' } });
  vi.mocked(navigate).mockClear();
  rerender(at('signIn'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith(orders, { replace: true });
  expect(useSession.getState().isSignedIn, 'unknown, so that the page does not lead away again').toBeNull();
  expect(document.documentElement.dataset.session).toBe('in');

  vi.mocked(navigate).mockClear();
  await send({ ...draft, path: '/us/en/support', context: { ...named('Draft'), routeId: 'support' } });
  expect(navigate, 'an editor may look at the sign-in page').not.toHaveBeenCalled();
});
