import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSection, buildWords } from '../../../tests/fixtures/builders/buildPage';
import { buildShell, buildUser } from '../../../tests/fixtures/builders/buildShop';
import { buildCheckedKey } from '../../../tests/fixtures/builders/buildUnlock';
import { calls } from '../../../tests/fixtures/components/renderUnlock';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import type { PageContext } from '../../content/pages/pageContext';
import { openSession, useSession } from '../../state/session/session';
import { clearSignInDraft } from '../../state/session/signInDraft';
import { clearUnlock } from '../../state/unlockDraft';
import Unlock from '../Unlock';

const words = buildWords({ heading: 'Unlock', sections: [buildSection({ id: 'light', heading: 'About the light' })] });

beforeEach(() => {
  clearUnlock();
  clearSignInDraft();
});

function renderPage(address: string, pageWords = words) {
  window.history.replaceState(null, '', address);
  const localPath = window.location.pathname.replace('/us/en', '');
  const pageContext = { words: pageWords, localPath, shell: buildShell() } as unknown as PageContext;
  return renderTemplate(Unlock, { pageContext, location: window.location });
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('S2-09 the unlock page', () => {
  test('has its text from the start, and the flow once the session is known', async () => {
    fakeApi({});
    const { t } = renderPage('/us/en/unlock');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unlock');
    expect(screen.getByRole('heading', { name: 'About the light' })).toBeVisible();
    expect(screen.queryByText(t('app.loading'))).toBeNull();
    useSession.setState({ isSignedIn: false });
    await heading(t('unlock.code.title'));
  });

  test('shows the first picture beside the steps, and others in their sections', () => {
    fakeApi({});
    const picture = (name: string) => ({
      base: `/pictures/${name}`,
      width: 1200,
      height: 1200,
      widths: [480],
      alt: name,
    });
    const sections = [
      buildSection({ id: 'how', heading: 'How it works', picture: picture('phone') }),
      buildSection({ id: 'light', heading: 'About the light', picture: picture('ring') }),
    ];
    renderPage('/us/en/unlock', buildWords({ heading: 'Unlock', sections }));
    const sectionOf = (name: string) => screen.getByRole('region', { name });
    expect(screen.getByRole('img', { name: 'phone' })).toBeVisible();
    expect(within(sectionOf('How it works')).queryByRole('img')).toBeNull();
    expect(within(sectionOf('About the light')).getByRole('img', { name: 'ring' })).toBeVisible();
  });

  test('does not ask signed-in shoppers to sign in', async () => {
    fakeApi({
      [calls.check]: buildCheckedKey(),
      [calls.user]: buildUser(),
    });
    openSession('token-1');
    const { t, user } = renderPage('/us/en/user/unlock?key=abcd-efgh');
    await heading(t('unlock.pod.title'));
    expect(window.location.href).toMatch(/\/us\/en\/user\/unlock\?step=pod$/);
    await user.click(screen.getByRole('button', { name: t('unlock.pod.unlock') }));
    await heading(t('unlock.place.title'));
  });

  test('removes the key from the address even if the visitor has to sign in first, and keeps it', () => {
    fakeApi({});
    renderPage('/us/en/user/unlock?key=abcd-efgh');
    expect(window.location.search).toBe('');
    expect(localStorage.getItem('unlock_draft')).toContain('abcd-efgh');
  });
});
