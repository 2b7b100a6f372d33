import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAddress, deliveryAnswers } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { usePanel, type PanelId } from '../../state/panels';
import { AddressButton } from './AddressButton';
import { AddressPanel } from './AddressPanel';
import { StoreAddressButton } from './StoreAddressButton';

test.each<[PanelId, () => React.JSX.Element, 'header.addAddress' | 'header.storesNearYou']>([
  ['address', AddressButton, 'header.addAddress'],
  ['storeAddress', StoreAddressButton, 'header.storesNearYou'],
])('S4-23 the button of the panel %s opens it and closes it', async (panel, HeaderButton, key) => {
  const { user, t } = renderInLocale(<HeaderButton />);
  const open = [];
  for (let count = 0; count < 3; count += 1) {
    await user.click(screen.getByRole('button', { name: t(key) }));
    open.push(usePanel.getState().open);
  }
  expect(open).toEqual([panel, null, panel]);
});

function Page() {
  const open = usePanel((state) => state.open);
  return (
    <>
      <AddressButton />
      {open === 'address' && <AddressPanel />}
    </>
  );
}

test('S4-23 D-31 the button gets focus back once the panel is closed', async () => {
  fakeApi({ ...deliveryAnswers(), 'GET /.netlify/functions/delivery-place-to-address': buildAddress() });
  const { user, t } = renderInLocale(<Page />);
  const button = screen.getByRole('button', { name: t('header.addAddress') });
  await user.click(button);
  await user.click(screen.getByRole('combobox'));
  expect(button).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: t('app.close') }));
  expect(button).toHaveFocus();
});
