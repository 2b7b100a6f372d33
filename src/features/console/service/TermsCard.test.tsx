import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildProviderService } from '../../../../tests/fixtures/builders/buildProviderService';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { fakeApi, problem } from '../../../../tests/fixtures/servers/fakeApi';
import type { ProviderService } from '../../../domain/staff/serviceSchema';
import { TermsCard } from './TermsCard';

const service = buildProviderService({ name: 'Alder', licence: 'C9' });
const change = 'PATCH /v1/staff/service';

function renderTermsCard() {
  const api = fakeApi({ [change]: service });
  const scope = { token: 'staff_token', providerId: 'alder' };
  const onChange = vi.fn();
  const card = (current: ProviderService) => (
    <TermsCard scope={scope} service={current} onChange={onChange} refresh={() => Promise.resolve()} />
  );
  return { api, card, ...renderInLocale(card(service)) };
}
const bodies = ({ calls }: ReturnType<typeof fakeApi>) => calls.map(({ body }) => body as Record<string, unknown>);

test('D-38 the tax is a percentage for staff, and a fraction for the shop', async () => {
  const { api, user } = renderTermsCard();
  const tax = screen.getByLabelText('Tax, %');
  expect(tax).toHaveValue('19.5');
  await user.clear(tax);
  await user.type(tax, '10.25');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(bodies(api)).toEqual([{ taxRate: 0.1025 }]));
});

test('only what was changed is sent, so that another person’s change is not undone', async () => {
  const { api, user, rerender, card } = renderTermsCard();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Nothing has changed.');
  const minimum = screen.getByLabelText('Minimum for delivery, $');
  await user.clear(minimum);
  await user.type(minimum, '55');
  await user.type(screen.getByLabelText('License number'), '-LIC');
  rerender(card({ ...service, deliveryFee: 9 }));
  expect(screen.getByLabelText('Delivery fee, $')).toHaveValue('9');
  expect(minimum).toHaveValue('55');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(bodies(api)).toEqual([{ deliveryTotalMinimum: 55, licence: 'C9-LIC' }]));
});

test('a street makes an address for pickup, and without one there is none', async () => {
  const { api, user, rerender, card } = renderTermsCard();
  const fill = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    if (text) await user.type(screen.getByLabelText(label), text);
  };
  await fill('Street', '1 Main St');
  await fill('City', 'Los Angeles');
  await fill('State', 'ca');
  await fill('ZIP code', '90012');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const pickupAddress = {
    addressOne: '1 Main St',
    addressTwo: '',
    city: 'Los Angeles',
    state: 'CA',
    postalCode: '90012',
  };
  await vi.waitFor(() => expect(bodies(api)).toEqual([{ pickupAddress }]));
  rerender(card({ ...service, pickupAddress }));
  await fill('Street', '');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(bodies(api)[1]).toEqual({ pickupAddress: null }));
});

test.each([
  ['Minimum for delivery, $', '1 049,50 $', { deliveryTotalMinimum: 1049.5 }],
  ['Tax, %', '10,25 %', { taxRate: 0.1025 }],
  ['Tax, %', '٩٫٥', { taxRate: 0.095 }],
  ['THC in an order and a day, g', '28,5', { purchaseLimitGrams: 28.5 }],
  ['Orders in one window', '１２', { slotCapacity: 12 }],
  ['Phone for customers', '+١ (٤١٥) ٥٥٥-٠١٤٢', { phone: '4155550142' }],
])('%s is read from any keypad: %s', async (label, typed, body) => {
  const { api, user } = renderTermsCard();
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(bodies(api)).toEqual([body]));
});

test.each([
  ['Delivery fee, $', '', 'Expected dollars such as 34.50, up to 10,000.'],
  ['Delivery fee, $', '1,500', 'Expected dollars such as 34.50, up to 10,000. “1,500” can mean 1500 or 1.500.'],
  ['Tax, %', '1e1', 'Expected a percentage such as 9.5, up to 100.'],
  ['Days in advance', '1.5', 'Expected a whole number from 0 to 30, such as 1.'],
])('%s refuses %j at the field, and nothing is sent until it is corrected', async (label, typed, message) => {
  const { api, user } = renderTermsCard();
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (typed) await user.type(field, typed);
  expect(field).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription(message);
  expect(bodies(api)).toEqual([]);
  await user.clear(field);
  await user.type(field, '3');
  expect(field).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(bodies(api)).toHaveLength(1));
});

test('a phone number without digits is refused, not removed', async () => {
  const { api, user } = renderTermsCard();
  await user.type(screen.getByLabelText('Phone for customers'), 'ask for Ada');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(bodies(api)).toEqual([{ phone: '' }]));
});

test('what the server refuses is named at its field', async () => {
  const { api, user } = renderTermsCard();
  api.answers[change] = problem(422, 'not_valid', { errors: [{ path: 'phone', message: 'expected ten digits' }] });
  await user.type(screen.getByLabelText('Phone for customers'), '12');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Expected ten digits.')).toBeVisible();
});
