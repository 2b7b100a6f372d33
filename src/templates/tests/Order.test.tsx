import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildWords } from '../../../tests/fixtures/builders/buildPage';
import { buildOrder, buildShell } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import { useSession } from '../../state/session/session';
import Order from '../Order';

const pageContext = { words: buildWords({ heading: 'Your order' }), shell: buildShell(), localPath: '/delivery/order' };

const renderPage = (pathname: string) => renderTemplate(Order, { pageContext, location: { pathname } });

beforeEach(() => useSession.setState({ isSignedIn: true }));

test.each(['', '/x', '/provider-1/%', '/provider-1/details-1/more'])(
  'S8-16 an invalid order address does not break the page: %s',
  async (rest) => {
    fakeApi({});
    const { t } = renderPage(`/us/en/delivery/order${rest}`);
    expect(await screen.findByText(t('order.notFound'))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  },
);

test('S2-18 shows the address’s order', async () => {
  fakeApi({ 'GET /v1/app/orders/provider-1/details-1': buildOrder({ status: 'COMPLETED' }) });
  const { t } = renderPage('/us/en/delivery/order/provider-1/details-1');
  expect(await screen.findByRole('heading', { name: t('order.status.delivery.COMPLETED') })).toBeVisible();
});
