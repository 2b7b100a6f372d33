import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildOrder, buildShell } from '../../../tests/fixtures/builders/buildShop';
import { parseCalendar } from '../../../tests/fixtures/parseCalendar';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { ExpectedWindow } from './ExpectedWindow';

test('S2-74 the window is saved as a calendar file named after the order', async () => {
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => {} }),
  );
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { t, user } = renderInLocale(<ExpectedWindow order={buildOrder()} shell={buildShell()} />);
  await user.click(screen.getByRole('button', { name: t('order.calendar') }));
  expect(names).toEqual(['order-K7RM4WXT.ics']);
  expect(blobs[0]!.type).toBe('text/calendar;charset=utf-8');
  expect(parseCalendar(await blobs[0]!.text()).event).toMatchObject({
    DTSTART: '20261103T220000Z',
    SUMMARY: 'XPRESS delivery from Fernlight Delivery',
    DESCRIPTION: 'Order K7RM4WXT. Have a valid photo ID and $69.00 USD ready.',
    URL: `${window.location.origin}/us/en/delivery/order/provider-1/details-1`,
  });
});
