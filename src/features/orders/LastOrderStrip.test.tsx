import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { buildOrder } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import { queryClient } from '../../data/queryClient';
import type { LocaleId } from '../../domain/region/locales';
import { shownWhereOn } from '../../domain/region/shownIn';
import { LocaleProvider } from '../../i18n/LocaleContext';
import { chooseRegion } from '../../state/region';
import { closeSession, openSession } from '../../state/session/session';
import { SignedInSlot } from '../../state/session/SignedInSlot';
import { LastOrderStrip } from './LastOrderStrip';

/** As on the home page. */
const slot = (
  <SignedInSlot {...shownWhereOn('expressDelivery')}>
    <LastOrderStrip />
  </SignedInSlot>
);
const path = 'GET /v1/app/orders';
const completed = buildOrder({ detailsId: 'two', detailsPagePath: '/delivery/order/p/two', status: 'COMPLETED' });
const [amber] = completed.items;

describe('the last order in the hero', () => {
  test('names the dispensary, the items and the total of the last completed order, with one button', async () => {
    fakeApi({ [path]: [buildOrder({ status: 'CANCELLED' }), completed] });
    openSession('token');
    const { t } = renderInLocale(slot);
    const section = within(await screen.findByRole('region', { name: t('order.again.home') }));
    expect(section.getByRole('link')).toHaveTextContent('Fernlight Delivery$69.002 × Amber');
    expect(section.getByRole('link')).toHaveAttribute('href', '/us/en/delivery/order/p/two');
    expect(section.getAllByRole('button')).toHaveLength(1);
    expect(section.getByRole('button', { name: t('order.again') })).toBeEnabled();
  });

  test('counts the items that it does not name', async () => {
    const items = [1, 2, 3, 4].map((quantity) => ({ ...amber!, productVariantId: `amber-${quantity}`, quantity }));
    fakeApi({ [path]: [{ ...completed, items }] });
    openSession('token');
    renderInLocale(slot);
    expect(await screen.findByText('1 × Amber, 2 × Amber and 2 more')).toBeVisible();
  });

  test.each([
    ['no order', []],
    ['only a declined order', [buildOrder({ status: 'DECLINED' })]],
    ['a failing server', problem(500, 'internal')],
  ])('stays empty, at its reserved size, with %s', async (_, answer) => {
    const api = fakeApi({ [path]: answer });
    openSession('token');
    const { container } = renderInLocale(slot);
    await vi.waitFor(() => expect(api.calls).not.toEqual([]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await act(async () => undefined);
    expect(container.querySelector('[data-who=in]')).toBeEmptyDOMElement();
  });

  test('is gone when the shopper signs out', async () => {
    fakeApi({ [path]: [completed] });
    openSession('token');
    const { t } = renderInLocale(slot);
    await screen.findByRole('region', { name: t('order.again.home') });
    closeSession();
    await vi.waitFor(() => expect(screen.queryByText('Fernlight Delivery')).toBeNull());
  });

  test.each([
    ['a visitor', () => undefined],
    [
      'a region without delivery',
      () => {
        openSession('token');
        chooseRegion('us', 'OH');
      },
    ],
    [
      'Canada',
      () => {
        openSession('token');
        chooseRegion('ca', 'ON');
      },
      'fr-CA',
    ],
  ] as [string, () => void, LocaleId?][])(
    'asks nothing for %s, and is not displayed',
    (_, prepare, localeId = 'en-US') => {
      const api = fakeApi({});
      prepare();
      const { container } = renderInLocale(slot, { localeId });
      expect(api.calls).toEqual([]);
      expect(container.querySelector('[data-in]')).not.toBeVisible();
    },
  );

  test('has nothing of an order in the HTML', () => {
    openSession('token');
    const html = renderToString(<LocaleProvider localeId="en-US">{slot}</LocaleProvider>);
    expect(html).toMatch(/^<div data-who="in" data-in="CA"><\/div>$/);
  });
});
