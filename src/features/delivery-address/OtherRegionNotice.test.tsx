import { screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { describe, expect, test } from 'vitest';
import { buildAddress, buildCartItem, chosenPlace } from '../../../tests/fixtures/builders/buildShop';
import { announced } from '../../../tests/fixtures/announced';
import { addressCalls, renderAddressPanel } from '../../../tests/fixtures/components/renderAddressPanel';
import type { Address } from '../../domain/address/addressSchema';
import type { LocaleId } from '../../domain/region/locales';
import type { Subcountry } from '../../domain/region/regions';
import { addToCart } from '../../state/cart';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { usePanel } from '../../state/panels';
import { chooseRegion, useRegionState } from '../../state/region';
import { useToasts } from '../../state/notifications/toasts';

const columbus = buildAddress({ city: 'Columbus', state: 'OH', postalCode: '43215' });
const montreal = buildAddress({ city: 'Montréal', state: 'QC', country: 'CA', postalCode: 'H3G' });
const detroit = buildAddress({ city: 'Detroit', state: 'MI', postalCode: '48226' });

function renderOtherRegionNotice(
  address: Address,
  setup: Parameters<typeof renderAddressPanel>[1] = {},
  isServed = false,
) {
  return renderAddressPanel(
    { [addressCalls.address]: address, ...(!isServed && { [addressCalls.providers]: [] }) },
    setup,
  );
}

const codes = () => Object.values(useRegionState.getState().regions).map(({ code }) => code);

describe('S4-27 an address of another region', () => {
  test('S8-15 shows its city, its state and the region’s name; no button applies it, and the search is one click away', async () => {
    const { choose, field, user, t, useButton } = renderOtherRegionNotice(columbus);
    await choose();
    expect(await screen.findByText('XPRESS delivery isn’t available in Columbus, OH yet.')).toBeVisible();
    expect(screen.getByText(t('expressDelivery.otherRegion', { region: 'Ohio' }))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change region to Ohio' })).toBeVisible();
    expect(useButton()).toBeNull();
    expect(announced().at(-1)).toContain(t('address.said.otherRegion', { region: 'Ohio' }));
    await user.click(screen.getByRole('button', { name: t('expressDelivery.otherAddress') }));
    expect(field()).toHaveFocus();
  });

  test('that is still served shows both', async () => {
    chooseRegion('us', 'OH');
    const { choose, t } = renderOtherRegionNotice(buildAddress(), {}, true);
    await choose();
    expect(await screen.findByRole('button', { name: 'Change region to California' })).toBeVisible();
    expect(screen.getByText(t('address.fulfilledBy', { provider: 'Fernlight Delivery' }))).toBeVisible();
    expect(screen.queryByText('XPRESS delivery isn’t available in Oakland, CA yet.')).toBeNull();
  });

  type Row = [use: 'delivery' | 'stores', localeId: LocaleId, address: Address, code: Subcountry, path: string];
  test.each<Row>([
    ['delivery', 'en-US', columbus, 'OH', '/us/en'],
    ['delivery', 'en-US', montreal, 'CA_ALL', '/ca/en'],
    ['delivery', 'fr-CA', columbus, 'OH', '/us/en'],
    // A neighboring region serves this state.
    ['delivery', 'en-US', detroit, 'OH', '/us/en'],
    ['stores', 'en-US', columbus, 'OH', '/us/en/store-locator'],
    // Canada has no store locator.
    ['stores', 'en-US', montreal, 'CA_ALL', '/ca/en'],
    ['stores', 'fr-CA', columbus, 'OH', '/us/en/store-locator'],
  ])('of %s in %s, switching takes %o to %s, at %s', async (use, localeId, address, code, path) => {
    const { choose, user, t } = renderOtherRegionNotice(address, { use, localeId });
    await choose();
    const name = t('expressDelivery.changeRegion', { region: t(`region.${code}`) });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith(path));
    expect(codes()).toContain(code);
    expect(localStorage.getItem(`subcountry_${path.slice(1, 3)}`)).toBe(code);
    expect(usePanel.getState().open).toBeNull();
    await waitFor(() =>
      expect(useToasts.getState().toasts[0]).toMatchObject({
        message: t('region.changed', { region: t(`region.${code}`) }),
      }),
    );
  });

  test('S4-25 D-13 keeps the address and the cart, and says what cannot be delivered there', async () => {
    addToCart(buildCartItem(), 2);
    const { choose, user, plural } = renderOtherRegionNotice(columbus);
    await choose();
    await user.click(await screen.findByRole('button', { name: 'Change region to Ohio' }));
    await waitFor(() => expect(useToasts.getState().toasts[0]?.message).toContain(plural('region.cartChanged', 2)));
    expect(useDeliveryPlace.getState().place).toEqual(chosenPlace);
  });

  test.each<[Subcountry, Address]>([
    ['OH', detroit],
    ['UT', buildAddress({ city: 'Provo', state: 'UT' })],
  ])('D-06 S4-33 in %s, an address served by that region is not in another region', async (code, address) => {
    chooseRegion('us', code);
    const { choose, useButton, t } = renderOtherRegionNotice(address);
    await choose();
    await waitFor(() => expect(useButton()).toBeEnabled());
    expect(screen.queryByText(new RegExp(t('expressDelivery.changeRegion', { region: '' })))).toBeNull();
  });
});
