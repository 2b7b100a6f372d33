import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildAddress,
  buildProvider,
  chosenPlace,
  deliveryAnswers,
} from '../../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { fakeApi, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { priceAlertQuery } from '../../../data/account/priceAlertQuery';
import { queryClient } from '../../../data/queryClient';
import type { PriceAlert } from '../../../domain/account/priceAlertSchema';
import { chooseDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import { QueryIsland } from '../../../state/QueryIsland';
import { chooseRegion } from '../../../state/region';
import { openSession } from '../../../state/session/session';
import { PriceAlertCard } from './PriceAlertCard';

const orderAlerts = vi.hoisted(() => ({ state: vi.fn(), enable: vi.fn() }));
vi.mock('../../../data/push/orderAlerts', () => ({ readAlerts: orderAlerts.state, enableAlerts: orderAlerts.enable }));

const path = '/v1/app/user/price-alerts';
const { postalCode } = buildAddress();
const off: PriceAlert = { email: false, push: false, postalCode: null };
beforeEach(() => {
  orderAlerts.state.mockResolvedValue('none');
  chooseRegion('us', 'CA');
});

function renderCard({
  alert = off,
  hasPlace = true,
  put = {} as unknown,
}: { alert?: PriceAlert; hasPlace?: boolean; put?: unknown } = {}) {
  openSession('token-1');
  if (hasPlace) chooseDeliveryPlace(chosenPlace);
  const api = fakeApi({
    ...deliveryAnswers(buildProvider(), []),
    [`GET ${path}`]: alert,
    [`PUT ${path}`]: put as object,
  });
  const view = renderInLocale(
    <QueryIsland>
      <PriceAlertCard />
    </QueryIsland>,
  );
  return { ...view, api };
}

describe('the alert about cheaper favorites', () => {
  test('stays on when a response that was requested before arrives late', async () => {
    const { t, user, api } = renderCard({ put: { email: true, push: false, postalCode } });
    const email = await screen.findByRole('checkbox', { name: t('alert.email') });
    let respond = (): void => undefined;
    api.answers[`GET ${path}`] = () =>
      new Promise((resolve) => {
        respond = () => resolve(off);
      });
    const refetch = queryClient.refetchQueries(priceAlertQuery());
    await user.click(email);
    await waitFor(() => expect(email).toBeEnabled());
    respond();
    await refetch;
    expect(queryClient.getQueryData(priceAlertQuery().queryKey)).toMatchObject({ email: true });
    expect(email).toBeChecked();
  });

  test('is turned on with one tap, for the ZIP code of the delivery address', async () => {
    const { t, user, api } = renderCard({ put: { email: true, push: false, postalCode } });
    const email = await screen.findByRole('checkbox', { name: t('alert.email') });
    expect(screen.getByText(t('alert.price.text', { postalCode }))).toBeVisible();
    await user.click(email);
    await waitFor(() => expect(email).toBeEnabled());
    expect(email).toBeChecked();
    expect(api.callsOf(`PUT ${path}`).map(({ body }) => body)).toEqual([
      { email: true, push: false, postalCode, localeId: 'en-US' },
    ]);
  });

  test('asks for an address first', async () => {
    const { t } = renderCard({ hasPlace: false });
    expect(await screen.findByRole('button', { name: t('alert.price.chooseAddress') })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('keeps its ZIP code when the delivery address is another one, and offers to move', async () => {
    const alert = { email: true, push: false, postalCode: '94110' };
    const { t, user, api } = renderCard({ alert, put: { ...alert, postalCode } });
    await user.click(await screen.findByRole('button', { name: t('alert.price.move', { postalCode }) }));
    expect(await screen.findByText(t('alert.price.text', { postalCode }))).toBeVisible();
    expect(api.callsOf(`PUT ${path}`).map(({ body }) => body)).toEqual([
      { email: true, push: false, postalCode, localeId: 'en-US' },
    ]);
    expect(screen.queryByRole('button', { name: t('alert.price.move', { postalCode }) })).toBeNull();
  });

  test('says what is missing, and leads to the account', async () => {
    const detail = 'Verify an email address in your account first.';
    const { t, user } = renderCard({ put: () => problem(409, 'email_unverified', { detail }) });
    const email = await screen.findByRole('checkbox', { name: t('alert.email') });
    await user.click(email);
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByRole('link', { name: t('alert.account') })).toHaveAttribute('href', '/us/en/user/account');
    expect(email).not.toBeChecked();
  });

  test('by notification asks the browser first', async () => {
    orderAlerts.state.mockResolvedValue('off');
    orderAlerts.enable.mockResolvedValue('denied');
    const { t, user, api } = renderCard();
    await user.click(await screen.findByRole('checkbox', { name: t('alert.push') }));
    expect(await screen.findByText(t('alert.push.off'))).toBeVisible();
    expect(api.callsOf(`PUT ${path}`)).toEqual([]);
  });

  test('is not offered where no prices are shown, but can be turned off there', async () => {
    chooseRegion('us', 'OH');
    const first = renderCard();
    await waitFor(() => expect(first.api.callsOf(`GET ${path}`)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: first.t('alert.price') })).toBeNull();
    first.unmount();
    queryClient.clear();
    const { t, user, api } = renderCard({ alert: { email: true, push: false, postalCode: '94110' }, put: off });
    await user.click(await screen.findByRole('checkbox', { name: t('alert.email') }));
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    expect(api.callsOf(`PUT ${path}`).map(({ body }) => body)).toEqual([
      { email: false, push: false, postalCode: '94110', localeId: 'en-US' },
    ]);
  });

  test('keeps the focus on what was used', async () => {
    const alert = { email: true, push: false, postalCode: '94110' };
    const { t, user } = renderCard({ alert, put: { ...alert, postalCode } });
    await user.click(await screen.findByRole('button', { name: t('alert.price.move', { postalCode }) }));
    await waitFor(() => expect(screen.getByRole('region', { name: t('alert.price') })).toHaveFocus());
  });
});
