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

const onValidate = vi.fn();

function ContactPhoneForm({ user }: { user: User }) {
  const contact = useContactPhone(user);
  return (
    <>
      <ContactPhone contact={contact} />
      <button onClick={() => onValidate(contact.validate())}>Place</button>
    </>
  );
}

function renderContactPhone(account: Partial<User> = {}, localeId?: LocaleId) {
  const view = renderInLocale(<ContactPhoneForm user={buildUser(account)} />, { localeId });
  const field = () => screen.queryByRole('textbox', { name: view.t('checkout.phone') });
  const saveCheckbox = () => screen.queryByRole('checkbox', { name: view.t('checkout.phone.keep') });
  const validate = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Place' }));
    return onValidate.mock.lastCall![0] as unknown;
  };
  return { ...view, field, saveCheckbox, validate };
}

describe('D-21 the phone number of an order', () => {
  test('D-21 is not requested when the account has one', async () => {
    const { field, validate } = renderContactPhone({ phoneNumber: '4155550100', phoneNumberVerified: true });
    expect(field()).toBeNull();
    expect(await validate()).toEqual({});
  });

  test('D-21 is requested once: it is saved unless the shopper declines', async () => {
    const { field, saveCheckbox, validate, user } = renderContactPhone();
    expect(field()).toHaveAttribute('autocomplete', 'tel');
    await user.type(field()!, '(415) 555-0100');
    expect(saveCheckbox()).toBeChecked();
    expect(await validate()).toEqual({ contactPhone: '4155550100', keepContactPhone: true });
    await user.click(saveCheckbox()!);
    expect(await validate()).toEqual({ contactPhone: '4155550100', keepContactPhone: false });
  });

  test('D-21 is filled in when the account has saved one, and can be changed for one order', async () => {
    const { field, saveCheckbox, validate, user } = renderContactPhone({ contactPhone: '4155550100' });
    expect(field()).toHaveValue('(415) 555-0100');
    expect(saveCheckbox()).toBeNull();
    expect(await validate()).toEqual({ contactPhone: '4155550100', keepContactPhone: false });
    await user.clear(field()!);
    await user.type(field()!, '2135550123');
    await user.click(saveCheckbox()!);
    expect(await validate()).toEqual({ contactPhone: '2135550123', keepContactPhone: false });
  });

  test('D-21 typed before a reload is restored', () => {
    changeDraft({ contactPhone: '415 555 01' });
    expect(renderContactPhone().field()).toHaveValue('415 555 01');
  });

  test.each([
    ['', 'error.required', 'en-US'],
    ['555-0100', 'error.phone', 'en-US'],
    ['+44 20 7946 095', 'error.phone', 'fr-CA'],
  ] as const)('S5-01 %j shows %s in %s, and takes focus', async (typed, fault, localeId) => {
    const { field, validate, user, t } = renderContactPhone({}, localeId);
    if (typed) await user.type(field()!, typed);
    expect(await validate()).toBeNull();
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(t(fault)));
    await user.type(field()!, '1');
    expect(field()).toBeValid();
  });
});
