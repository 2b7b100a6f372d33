import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { fakeApi } from '../../../../tests/fixtures/servers/fakeApi';
import type { ProviderService } from '../../../domain/staff/serviceSchema';
import { TermsCard } from './TermsCard';

const service = {
  deliveryTotalMinimum: 40,
  deliveryFee: 5,
  pickupTotalMinimum: 15,
  taxRate: 0.195,
  purchaseLimitGrams: 8,
  purchaseLimitOilGrams: 8,
  slotCapacity: 12,
  deliveryAllowedDaysInAdvance: 3,
  deliveryMinimumDaysInAdvance: 0,
  phone: null,
  pickupAddress: null,
} as unknown as ProviderService;
const change = 'PATCH /v1/staff/service';

function renderTermsCard() {
  const api = fakeApi({ [change]: service });
  const scope = { token: 'staff_token', providerId: 'alder' };
  return { api, ...renderInLocale(<TermsCard scope={scope} service={service} onChange={vi.fn()} />) };
}
const bodies = ({ calls }: ReturnType<typeof fakeApi>) => calls.map(({ body }) => body as Record<string, unknown>);

test('D-38 the tax is a percentage for staff, and a fraction for the shop', async () => {
  const { api, user } = renderTermsCard();
  const tax = screen.getByLabelText('Tax, %');
  expect(tax).toHaveValue('19.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(bodies(api)[0]).toMatchObject({ taxRate: 0.195, deliveryFee: 5 }));
  await user.clear(tax);
  await user.type(tax, '10.25');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(bodies(api)[1]).toMatchObject({ taxRate: 0.1025 }));
});

test('an empty figure is not sent as zero', async () => {
  const { api, user } = renderTermsCard();
  await user.clear(screen.getByLabelText('Delivery fee, $'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(bodies(api)).toHaveLength(1));
  expect(bodies(api)[0]!.deliveryFee).toBeNull();
});
