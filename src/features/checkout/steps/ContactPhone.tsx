import { formatContactError } from '../../../i18n/formatContactError';
import { useWords } from '../../../i18n/LocaleContext';
import { changeDraft, useCheckoutDraft } from '../../../state/checkoutDraft';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { Stack } from '../../../ui/layout/Stack';
import { TextField } from '../../../ui/fields/TextField';
import type { ContactPhoneState } from './useContactPhone';

/** Asks for the number that the driver may call, and offers to save it in the account. */
export function ContactPhone({ contact }: { contact: ContactPhoneState }) {
  const { t } = useWords('account', 'order');
  const isKept = useCheckoutDraft((draft) => draft.keepContactPhone);
  const { isAsked, isKnown, typed, isFaulty, input, change } = contact;
  if (!isAsked) return null;
  return (
    <Stack $gap={2}>
      <TextField
        ref={input}
        label={t('checkout.phone')}
        hint={t('checkout.phone.hint')}
        error={isFaulty && formatContactError('phone', typed, t)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
      {!isKnown && (
        <CheckboxField
          label={t('checkout.phone.keep')}
          checked={isKept}
          onChange={({ target }) => changeDraft({ keepContactPhone: target.checked })}
        />
      )}
    </Stack>
  );
}
