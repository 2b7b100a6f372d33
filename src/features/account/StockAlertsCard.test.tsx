import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildStockAlert } from '../../../tests/fixtures/builders/buildStockAlert';
import { fakeApi, offline, problem, noContent } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { queryClient } from '../../data/queryClient';
import { QueryIsland } from '../../state/QueryIsland';
import { StockAlertsCard } from './StockAlertsCard';

const path = '/v1/app/user/stock-alerts';
const discontinued = buildStockAlert({
  id: 'a1a1a1a1-0000-4000-8000-000000000002',
  slug: 'gone-pod',
  title: null,
  path: null,
});
const remove = `DELETE ${path}/${buildStockAlert().id}`;

function renderStockAlertsCard(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  const card = (
    <QueryIsland>
      <StockAlertsCard />
    </QueryIsland>
  );
  return { ...renderInLocale(card), api };
}

type Translate = ReturnType<typeof renderInLocale>['t'];
const removeName = (t: Translate, title: string) =>
  t('settings.alerts.removeNamed', { title, place: t('settings.alerts.place.email', { postalCode: '90012' }) });

test('the channels of one product have buttons with names of their own', async () => {
  const text = buildStockAlert({ id: 'a1a1a1a1-0000-4000-8000-000000000004', channel: 'sms' });
  renderStockAlertsCard({ [`GET ${path}`]: { alerts: [buildStockAlert(), text] } });
  const buttons = await screen.findAllByRole('button');
  expect(new Set(buttons.map((button) => button.getAttribute('aria-label'))).size).toBe(2);
});

test('a shopper sees what they wait for, with links, and removes one; the focus stays in the list', async () => {
  const { t, user, api } = renderStockAlertsCard({
    [`GET ${path}`]: { alerts: [buildStockAlert(), discontinued] },
    [remove]: noContent,
  });
  const card = within(await screen.findByRole('region', { name: t('settings.alerts') }));
  expect(card.getByRole('link', { name: 'Blue Ridge, 0.5 g' })).toHaveAttribute('href', '/us/en/shop/pods/blue-ridge');
  expect(card.getByText('gone-pod')).toBeVisible();
  await user.click(card.getByRole('button', { name: removeName(t, 'Blue Ridge, 0.5 g') }));
  await waitFor(() => expect(card.queryByRole('link')).toBeNull());
  expect(card.getByRole('list')).toHaveFocus();
  expect(api.callsOf(remove)).toHaveLength(1);
});

test('an alert that is gone already leaves the list', async () => {
  const { t, user } = renderStockAlertsCard({
    [`GET ${path}`]: { alerts: [discontinued] },
    [`DELETE ${path}/${discontinued.id}`]: () => problem(404, 'alert_unknown'),
  });
  await user.click(await screen.findByRole('button', { name: removeName(t, 'gone-pod') }));
  await waitFor(() => expect(screen.queryByText('gone-pod')).toBeNull());
});

test('a removal that fails says why, and the alert stays', async () => {
  const { t, user } = renderStockAlertsCard({
    [`GET ${path}`]: { alerts: [discontinued] },
    [`DELETE ${path}/${discontinued.id}`]: offline,
  });
  await user.click(await screen.findByRole('button', { name: removeName(t, 'gone-pod') }));
  expect(await screen.findByText(t('error.network'))).toBeVisible();
  expect(screen.getByText('gone-pod')).toBeVisible();
});

test('without alerts there is no card', async () => {
  const { api, container } = renderStockAlertsCard({ [`GET ${path}`]: { alerts: [] } });
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(container.querySelector('section')).toBeNull();
});

test('a failure can be tried again', async () => {
  queryClient.clear();
  let isDown = true;
  const { t, user } = renderStockAlertsCard({
    [`GET ${path}`]: () => (isDown ? problem(500, 'failed') : { alerts: [discontinued] }),
  });
  const retry = await screen.findByRole('button', { name: t('app.retry') });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('gone-pod')).toBeVisible();
});
