import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { fakeApi } from '../../../../tests/fixtures/servers/fakeApi';
import { QueryIsland } from '../../../state/QueryIsland';
import { AuditSection } from './AuditSection';

test('the log names products and dispensaries, and finds a product by its name', async () => {
  const entry = { id: '1', at: '2026-12-02T05:00:05.000Z', actor: 'sam@alder.example', detail: { from: 7, to: 0 } };
  const api = fakeApi({
    'GET /v1/staff/audit': {
      items: [
        { ...entry, action: 'stock.set', subject: 'amber-1g', origin: '' },
        { ...entry, id: '2', action: 'service.set', subject: 'alder', detail: {}, origin: '' },
        { ...entry, id: '3', action: 'stock.set', subject: 'gone-1g', origin: '' },
      ],
      nextCursor: null,
    },
    'GET /v1/staff/stock': {
      items: [{ productVariantId: 'amber-1g', title: 'Amber, 1 g', availableQuantity: 0, price: 30 }],
      nextCursor: null,
    },
    'GET /v1/staff/me': { staff: {}, providers: [{ id: 'alder', name: 'Alder', timezone: 'America/Los_Angeles' }] },
  });
  const { user } = renderInLocale(
    <QueryIsland>
      <AuditSection providerId="alder" />
    </QueryIsland>,
  );
  expect(await screen.findByRole('cell', { name: 'Amber, 1 g' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Alder' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'gone-1g' })).toBeVisible();
  await user.type(screen.getByLabelText('Order, product or person'), 'amber, 1 G');
  await expect.poll(() => api.calls.some((call) => JSON.stringify(call).includes('amber-1g'))).toBe(true);
});
