import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOrder } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { chooseRegion } from '../../state/region';
import { openSession } from '../../state/session/session';
import { ReorderLastOrder } from './ReorderLastOrder';

const path = 'GET /v1/app/orders';

/** Reports every element as below the screen. */
class Below {
  constructor(private readonly reportVisibility: (entries: object[]) => void) {}
  observe() {
    this.reportVisibility([{ isIntersecting: false, boundingClientRect: { top: window.innerHeight + 1 } }]);
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Below));

describe('ordering again from home', () => {
  test('offers the last completed order, not a canceled one', async () => {
    const completed = buildOrder({ detailsId: 'two', orderNumber: 'LP-2', status: 'COMPLETED' });
    fakeApi({ [path]: [buildOrder({ detailsId: 'one', orderNumber: 'LP-1', status: 'CANCELLED' }), completed] });
    openSession('token');
    const { t } = renderInLocale(<ReorderLastOrder />);
    const section = within(await screen.findByRole('region', { name: t('order.again.home') }));
    expect(section.getByText(t('order.number', { number: 'LP-2' }))).toBeVisible();
    expect(section.getByRole('button', { name: t('order.again') })).toBeEnabled();
  });

  test('shows nothing without a completed order', async () => {
    const api = fakeApi({ [path]: [buildOrder({ status: 'DECLINED' })] });
    openSession('token');
    renderInLocale(<ReorderLastOrder />);
    await vi.waitFor(() => expect(api.calls).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });

  test.each([
    ['a visitor', () => undefined],
    [
      'a region without orders',
      () => {
        openSession('token');
        chooseRegion('us', 'OH');
      },
    ],
  ])('asks nothing for %s', (_, prepare) => {
    const api = fakeApi({});
    prepare();
    renderInLocale(<ReorderLastOrder />);
    expect(api.calls).toEqual([]);
  });
});
