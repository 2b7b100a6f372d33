import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../../data/apiError';
import { confirmsDeletion } from '../../domain/account/accountDeletionSchema';
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

interface Entry {
  contact: string;
}

/** Explains why the account was not deleted. */
function Refusal({ error }: { error: ApiError }) {
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

/** Confirms the deletion by typing the account's email or phone number, so that a stray click deletes nothing. */
export function DeleteForm({ id, user, error, onConfirm }: DeleteFormProps) {
  const { t, locale } = useWords('account', 'settings');
  const { register, handleSubmit, formState } = useForm<Entry>({ defaultValues: { contact: '' } });
  const fault = formState.errors.contact?.type;
  const own = [user.email, user.phoneNumber && formatPhoneNumber(user.phoneNumber)].filter((each) => each !== null);
  const contact = new Intl.ListFormat(locale.id, { type: 'disjunction' }).format(own);
  const submit = handleSubmit((entry) => onConfirm(entry.contact.trim()));
  return (
    <Stack as="form" id={id} $gap={4} onSubmit={(event: FormEvent) => void submit(event)} noValidate>
      <TextField
        label={t('settings.delete.confirm')}
        hint={t('settings.delete.hint', { contact })}
        error={fault && t(fault === 'typed' ? 'error.required' : 'settings.delete.mismatch')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...register('contact', {
          validate: { typed: (typed) => typed.trim() !== '', own: (typed) => confirmsDeletion(user, typed) },
        })}
      />
      {error && <Refusal error={error} />}
    </Stack>
  );
}
