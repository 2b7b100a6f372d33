import { formatContactError } from '../../../i18n/formatContactError';
import { useWords } from '../../../i18n/LocaleContext';
import { changeDraft, useCheckoutDraft } from '../../../state/checkoutDraft';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { Stack } from '../../../ui/layout/Stack';
import { TextField } from '../../../ui/fields/TextField';
import type { ContactPhoneState } from './useContactPhone';

export function ContactPhone({ contact }: { contact: ContactPhoneState }) {
  const { t } = useWords('account', 'order');
  const isSaved = useCheckoutDraft((draft) => draft.keepContactPhone);
  const { isRequired, isSavedNumber, typed, isInvalid, input, change } = contact;
  if (!isRequired) return null;
  return (
    <Stack $gap={2}>
      <TextField
        ref={input}
        label={t('checkout.phone')}
        hint={t('checkout.phone.hint')}
        error={isInvalid && formatContactError('phone', typed, t)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
      {!isSavedNumber && (
        <CheckboxField
          label={t('checkout.phone.keep')}
          checked={isSaved}
          onChange={({ target }) => changeDraft({ keepContactPhone: target.checked })}
        />
      )}
    </Stack>
  );
}
