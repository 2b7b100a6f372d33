import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../../data/apiError';
import { confirmsDeletion } from '../../domain/privacy/accountDeletionSchema';
import { formatPhoneNumber } from '../../domain/account/phoneNumber';
import type { User } from '../../domain/account/userSchema';
import { routePath } from '../../domain/site/routing/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { TextField } from '../../ui/fields/TextField';
import { TextLink } from '../../ui/text/TextLink';

interface DeleteFormProps {
  id: string;
  user: User;
  error: ApiError | null;
  onConfirm: (typed: string) => void;
}

interface FormValues {
  contact: string;
}

function DeletionError({ error }: { error: ApiError }) {
  const { t } = useWords('account', 'settings');
  if (error.code !== 'order_open')
    return (
      <Notice tone="error">{error.status === 422 ? t('settings.delete.mismatch') : errorMessage(error, t)}</Notice>
    );
  const orders = (
    <TextLink as={LocalLink} to={routePath('orders')}>
      {t('settings.delete.orders')}
    </TextLink>
  );
  return (
    <Notice tone="error" action={orders}>
      {t('settings.delete.orderOpen')}
    </Notice>
  );
}

/** Requires typing the account's email or phone number, so that a stray click deletes nothing. */
export function DeleteForm({ id, user, error, onConfirm }: DeleteFormProps) {
  const { t, locale } = useWords('account', 'settings');
  const { register, handleSubmit, formState } = useForm<FormValues>({ defaultValues: { contact: '' } });
  const fault = formState.errors.contact?.type;
  const contacts = [user.email, user.phoneNumber && formatPhoneNumber(user.phoneNumber)].filter(
    (contact) => contact !== null,
  );
  const contactList = new Intl.ListFormat(locale.id, { type: 'disjunction' }).format(contacts);
  const submit = handleSubmit((values) => onConfirm(values.contact.trim()));
  return (
    <Stack as="form" id={id} $gap={4} onSubmit={(event: FormEvent) => void submit(event)} noValidate>
      <TextField
        label={t('settings.delete.confirm')}
        hint={t('settings.delete.hint', { contact: contactList })}
        error={fault && t(fault === 'required' ? 'error.required' : 'settings.delete.mismatch')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...register('contact', {
          validate: { required: (typed) => typed.trim() !== '', matches: (typed) => confirmsDeletion(user, typed) },
        })}
      />
      {error && <DeletionError error={error} />}
    </Stack>
  );
}
