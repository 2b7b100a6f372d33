import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildWords } from '../../../tests/fixtures/builders/buildPage';
import { buildShell, buildUser } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import { useSession } from '../../state/session/session';
import Account from '../Account';

test('S2-05 S2-76 the page has the settings, including the membership', async () => {
  fakeApi({
    'GET /v1/app/user/me': buildUser(),
    'GET /v1/app/user/id-images': [],
    'GET /v1/app/user/order-updates': { email: true, sms: true, refusals: { email: null, sms: null } },
    'GET /v1/app/membership': problem(500, 'server_error'),
    'GET /v1/app/membership/invoices': [],
    'GET /v1/app/rewards': problem(500, 'server_error'),
  });
  useSession.setState({ isSignedIn: true });
  const pageContext = { words: buildWords({ heading: 'Account settings' }), shell: buildShell() };
  const { t } = renderTemplate(Account, { pageContext });
  expect(screen.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
  expect(await screen.findByText('shopper@example.com')).toBeVisible();
  expect(await screen.findByRole('region', { name: t('membership.title') })).toBeVisible();
});
