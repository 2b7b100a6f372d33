import { screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { beforeEach, expect, test } from 'vitest';
import { buildWords } from '../../../tests/fixtures/builders/buildPage';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import { useSession } from '../../state/session/session';
import { useSessionEnd } from '../../state/session/sessionEnd';
import SignIn from '../SignIn';

const pageContext = { words: buildWords({ heading: 'Sign in' }) };

const renderPage = (redirect: string) => {
  const location = { search: `?redirect=${encodeURIComponent(redirect)}` };
  return renderTemplate(SignIn, { pageContext, location });
};

beforeEach(() => useSessionEnd.setState({ isPending: false }));

test.each([
  ['/us/en/delivery/checkout?step=review', 'signIn.checkoutKept'],
  ['/us/en/user/orders', 'error.signedOut'],
] as const)('D-22 a session that ended on the way to %s is reported once', (redirect, key) => {
  useSessionEnd.setState({ isPending: true });
  const { t, unmount } = renderPage(redirect);
  expect(screen.getByText(t(key))).toBeVisible();
  unmount();
  renderPage(redirect);
  expect(screen.queryByText(t(key))).toBeNull();
});

test('S2-03 a visitor who never signed in sees no message about a session', () => {
  const { t } = renderPage('/us/en/user/orders');
  expect(screen.queryByText(t('error.signedOut'))).toBeNull();
});

test('D-28 a signed-in shopper goes on to the redirect', () => {
  useSession.setState({ isSignedIn: true });
  renderPage('/us/en/user/orders');
  expect(navigate).toHaveBeenCalledWith('/us/en/user/orders', { replace: true });
  useSession.setState({ isSignedIn: false });
});
