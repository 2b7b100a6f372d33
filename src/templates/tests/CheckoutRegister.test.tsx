import { act, screen, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { describe, expect, test, vi } from 'vitest';
import { buildWords } from '../../../tests/fixtures/builders/buildPage';
import {
  buildCartItem,
  buildProvider,
  buildShell,
  chosenPlace,
  deliveryAnswers,
} from '../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import type { PageContext } from '../../content/pages/pageContext';
import { addToCart } from '../../state/cart';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { acceptLegalNotice, useLegalNotice } from '../../state/privacy/legalNotice';
import { openSession, useSession } from '../../state/session/session';
import CheckoutRegister from '../CheckoutRegister';

const pageContext = { words: buildWords({ heading: 'One step' }), shell: buildShell() } as unknown as PageContext;
const renderPage = () => renderTemplate(CheckoutRegister, { pageContext });

test('S2-17 is the first step of the checkout', () => {
  const { t } = renderPage();
  const steps = within(screen.getByRole('list', { name: t('checkout.steps') })).getAllByRole('listitem');
  expect(steps).toHaveLength(5);
  expect(steps[0]).toHaveTextContent(t('checkout.step.details'));
  expect(steps[0]).toHaveAttribute('aria-current', 'step');
});

test('S2-17 signed-in shoppers go on to the checkout once their session is known', () => {
  renderPage();
  expect(navigate).not.toHaveBeenCalled();
  act(() => useSession.setState({ isSignedIn: true }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/us/en/delivery/checkout', { replace: true });
});

test('a session opened here goes on only after the whole registration', () => {
  useSession.setState({ isSignedIn: false });
  renderPage();
  act(() => openSession('token-1'));
  expect(navigate).not.toHaveBeenCalled();
});

test('S4-35 S5-04 after the notice, the first field has focus and the terms are accepted', () => {
  useLegalNotice.setState({ isAccepted: false });
  const { t } = renderPage();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  act(() => acceptLegalNotice(pageContext.shell.termsVersion));
  expect(screen.getByLabelText(t('register.givenName'))).toHaveFocus();
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('S5-04 asks for acceptance of another version of the terms', () => {
  useLegalNotice.setState({ isAccepted: true, termsVersion: 'older' });
  const { t } = renderPage();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByLabelText(t('register.givenName'))).not.toHaveFocus();
});

describe('the order beside the form', () => {
  const stock = [{ productVariantId: buildCartItem().productVariantId, price: { amount: 20 }, availableQuantity: 5 }];
  const products = 'GET /.netlify/functions/delivery-provider-products';
  const prepare = () => {
    chooseDeliveryPlace(chosenPlace);
    addToCart(buildCartItem({ price: 20 }), 2);
  };

  test('has its items and the dispensary’s amounts, and needs no account', async () => {
    const api = fakeApi({ ...deliveryAnswers(buildProvider({ taxRate: 0.1 })), [products]: stock });
    prepare();
    const { t } = renderPage();
    const summary = await screen.findByRole('complementary', { name: t('checkout.summary') });
    expect(summary).toHaveTextContent(t('order.line', { quantity: 2, title: buildCartItem().metadata.name }));
    expect(summary).toHaveTextContent('$40.00');
    expect(within(summary).getByText(t('order.receipt.total')).parentElement).toHaveTextContent('$49.00');
    expect(api.calls.map(({ path }) => path).filter((path) => path.startsWith('/v1/app'))).toEqual([]);
  });

  test.each([
    ['without items', () => chooseDeliveryPlace(chosenPlace), buildProvider()],
    ['without an address', () => addToCart(buildCartItem(), 1), buildProvider()],
    ['where nobody delivers', prepare, null],
  ])('is left out %s', async (_, given, provider) => {
    fakeApi({ ...deliveryAnswers(provider), [products]: stock });
    given();
    const { t } = renderPage();
    await vi.dynamicImportSettled();
    await act(async () => undefined);
    expect(screen.queryByRole('complementary', { name: t('checkout.summary') })).toBeNull();
  });
});
