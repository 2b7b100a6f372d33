import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUser } from '../../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { User } from '../../../domain/account/userSchema';
import type { LocaleId } from '../../../domain/region/locales';
import { changeDraft, clearDraft } from '../../../state/checkoutDraft';
import { ContactPhone } from './ContactPhone';
import { useContactPhone } from './useContactPhone';

beforeEach(clearDraft);

const taken = vi.fn();

function Asked({ user }: { user: User }) {
  const contact = useContactPhone(user);
  return (
    <>
      <ContactPhone contact={contact} />
      <button onClick={() => taken(contact.validate())}>Place</button>
    </>
  );
}

function draw(account: Partial<User> = {}, localeId?: LocaleId) {
  const view = renderInLocale(<Asked user={buildUser(account)} />, { localeId });
  const field = () => screen.queryByRole('textbox', { name: view.t('checkout.phone') });
  const keep = () => screen.queryByRole('checkbox', { name: view.t('checkout.phone.keep') });
  const take = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Place' }));
    return taken.mock.lastCall![0] as unknown;
  };
  return { ...view, field, keep, take };
}

describe('D-21 the phone number of an order', () => {
  test('D-21 is not requested when the account has one', async () => {
    const { field, take } = draw({ phoneNumber: '4155550100', phoneNumberVerified: true });
    expect(field()).toBeNull();
    expect(await take()).toEqual({});
  });

  test('D-21 is requested once: it is saved unless the shopper declines', async () => {
    const { field, keep, take, user } = draw();
    expect(field()).toHaveAttribute('autocomplete', 'tel');
    await user.type(field()!, '(415) 555-0100');
    expect(keep()).toBeChecked();
    expect(await take()).toEqual({ contactPhone: '4155550100', keepContactPhone: true });
    await user.click(keep()!);
    expect(await take()).toEqual({ contactPhone: '4155550100', keepContactPhone: false });
  });

  test('D-21 is filled in when the account has saved one, and can be changed for one order', async () => {
    const { field, keep, take, user } = draw({ contactPhone: '4155550100' });
    expect(field()).toHaveValue('(415) 555-0100');
    expect(keep()).toBeNull();
    expect(await take()).toEqual({ contactPhone: '4155550100', keepContactPhone: false });
    await user.clear(field()!);
    await user.type(field()!, '2135550123');
    await user.click(keep()!);
    expect(await take()).toEqual({ contactPhone: '2135550123', keepContactPhone: false });
  });

  test('D-21 typed before a reload is restored', () => {
    changeDraft({ contactPhone: '415 555 01' });
    expect(draw().field()).toHaveValue('415 555 01');
  });

  test.each([
    ['', 'error.required', 'en-US'],
    ['555-0100', 'error.phone', 'en-US'],
    ['+44 20 7946 095', 'error.phone', 'fr-CA'],
  ] as const)('S5-01 %j shows %s in %s, and takes focus', async (typed, fault, localeId) => {
    const { field, take, user, t } = draw({}, localeId);
    if (typed) await user.type(field()!, typed);
    expect(await take()).toBeNull();
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(t(fault)));
    await user.type(field()!, '1');
    expect(field()).toBeValid();
  });
});
