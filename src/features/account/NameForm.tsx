import { useEffect, type FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSaveDetails, type DetailValues } from '../../data/account/useSaveDetails';
import { userUpdateSchema, type User } from '../../domain/account/userSchema';
import { visibleText } from '../../domain/text/visibleText';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { NameFields } from '../../i18n/NameFields';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';

interface NameFormProps {
  user: User;
  onSaved: () => void;
  onCancel: () => void;
}

type NameKey = 'givenName' | 'familyName';

const isNotEmpty = (typed: string) => typed !== '';
const isName = (key: NameKey) => (typed: string) => userUpdateSchema.safeParse({ [key]: typed }).success;

export function NameForm({ user, onSaved, onCancel }: NameFormProps) {
  const { t } = useWords('account', 'settings');
  const { save, isSaving, error } = useSaveDetails(user, onSaved);
  const { register, handleSubmit, formState, setFocus, control } = useForm<DetailValues>({
    defaultValues: {
      givenName: user.givenName ?? '',
      familyName: user.familyName ?? '',
      hasOneName: user.givenName !== null && user.familyName === null,
    },
  });
  const hasOneName = useWatch({ control, name: 'hasOneName' });
  useEffect(() => setFocus('givenName'), [setFocus]);
  const field = (key: NameKey) => {
    const fault = formState.errors[key]?.type;
    return {
      error: fault && t(fault === 'required' ? 'error.required' : 'settings.name.invalid'),
      ...register(key, {
        setValueAs: (typed: string) => visibleText(typed).trim(),
        validate: { required: isNotEmpty, name: isName(key) },
      }),
    };
  };
  return (
    <Stack as="form" $gap={4} onSubmit={(event: FormEvent) => void handleSubmit(save)(event)} noValidate>
      <NameFields
        givenName={field('givenName')}
        familyName={field('familyName')}
        oneName={register('hasOneName')}
        hasOneName={hasOneName}
      />
      {error && <Notice tone="error">{errorMessage(error, t)}</Notice>}
      <Cluster>
        <Button type="submit" size="small" isBusy={isSaving} busyLabel={t('settings.saving')}>
          {t('app.save')}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
