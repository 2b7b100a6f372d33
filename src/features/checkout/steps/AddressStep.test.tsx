import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildAddress, chosenPlace } from '../../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { ApiError } from '../../../data/apiError';
import { changeDraft, useCheckoutDraft } from '../../../state/checkoutDraft';
import type { Delivery } from '../../../state/delivery/delivery';
import { chooseDeliveryPlace, useDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import { usePanel } from '../../../state/panels';
import { AddressStep } from './AddressStep';

interface Setup {
  delivery?: Partial<Delivery>;
  isComplete?: boolean;
  state?: 'open' | 'done';
}

function Step({ delivery, isComplete = true, state = 'open', onDone }: Setup & { onDone: () => void }) {
  const place = useDeliveryPlace((of) => of.place)!;
  return (
    <AddressStep
      frame={{ id: 'address', number: 3, state, onEdit: () => {} }}
      delivery={{ address: buildAddress(), error: null, ...delivery } as Delivery}
      place={place}
      isComplete={isComplete}
      onDone={onDone}
    />
  );
}

function renderAddressStep(setup: Setup = {}) {
  const onDone = vi.fn();
  const view = renderInLocale(<Step {...setup} onDone={onDone} />);
  const unit = () => screen.getByLabelText(view.t('address.unit'), { exact: false });
  const goOn = () => view.user.click(screen.getByRole('button', { name: view.t('checkout.continue') }));
  return { ...view, onDone, unit, goOn };
}

const place = () => useDeliveryPlace.getState().place;

beforeEach(() => chooseDeliveryPlace(chosenPlace));

describe('S3-07 the address', () => {
  test('is confirmed, by continuing, as none that the law excludes from delivery', () => {
    const { t } = renderAddressStep();
    expect(screen.getByText(t('checkout.address.excluded'))).toBeVisible();
  });

  test('can get a unit number, which is saved with the place after typing ends', async () => {
    const { user, unit, goOn, onDone } = renderAddressStep();
    await user.type(unit(), ' 4B');
    expect(place()).toEqual(chosenPlace);
    await goOn();
    expect(place()).toEqual({ ...chosenPlace, addressTwo: '4B' });
    expect(onDone).toHaveBeenCalledOnce();
    expect(unit()).toHaveValue('4B');
  });

  test('restores a unit number typed before a reload, but not one typed for another place', () => {
    changeDraft({ unit: { placeId: 'place-1', text: '4' } });
    const { unit, unmount } = renderAddressStep();
    expect(unit()).toHaveValue('4');
    unmount();
    chooseDeliveryPlace({ placeId: 'place-2', addressTwo: '7', label: '9 Oak St' });
    const other = renderAddressStep();
    expect(other.unit()).toHaveValue('7');
  });

  test('starts without the previous address’s unit, even one that is still being typed', async () => {
    const other = { placeId: 'place-2', addressTwo: '', label: '9 Oak St' };
    const { user, unit, goOn } = renderAddressStep();
    await user.type(unit(), 'Apt 4B');
    act(() => chooseDeliveryPlace(other));
    expect(unit()).toHaveValue('');
    await goOn();
    expect(place()).toEqual(other);
  });

  test('D-20 shows a notice when the street could not be verified', () => {
    const { t, unmount } = renderAddressStep();
    expect(screen.queryByText(t('address.unverified'))).toBeNull();
    unmount();
    renderAddressStep({ delivery: { address: buildAddress({ placeId: 'gz:94601:12 Elm St' }) } });
    expect(screen.getByText(t('address.unverified'))).toBeVisible();
  });

  test('is changed in its panel', async () => {
    const { user, t } = renderAddressStep();
    await user.click(screen.getByRole('button', { name: t('checkout.address.change') }));
    expect(usePanel.getState().open).toBe('address');
  });

  test('cannot continue without a street and number', async () => {
    const { onDone, t } = renderAddressStep({ isComplete: false });
    expect(screen.getByText(t('checkout.address.incomplete'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('checkout.continue') })).toBeDisabled();
    expect(onDone).not.toHaveBeenCalled();
  });

  test('that failed to load is shown as chosen, and can be retried', async () => {
    const refresh = vi.fn();
    const { user, t } = renderAddressStep({ delivery: { address: null, error: new ApiError(0), refresh } });
    expect(screen.getByText(chosenPlace.label)).toBeVisible();
    expect(screen.getByText(t('error.network'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(refresh).toHaveBeenCalledOnce();
  });
});

describe('the note to the driver', () => {
  test('is kept as it is typed, and its length is shown', async () => {
    const { user, t, plural } = renderAddressStep();
    await user.type(screen.getByLabelText(t('checkout.address.note'), { exact: false }), 'Ring twice');
    expect(useCheckoutDraft.getState().note).toBe('Ring twice');
    expect(screen.getByText(plural('checkout.address.noteHint', 270))).toBeVisible();
  });

  test('appears next to the address when the step is folded', () => {
    changeDraft({ note: 'Ring twice' });
    renderAddressStep({ state: 'done' });
    expect(screen.getByText('12 Elm St, Oakland, CA 94601 · Ring twice')).toBeVisible();
  });
});
