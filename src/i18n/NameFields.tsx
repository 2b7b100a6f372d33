import type { ComponentProps } from 'react';
import { CheckboxField } from '../ui/fields/CheckboxField';
import { TextField } from '../ui/fields/TextField';
import { useWords } from './LocaleContext';

type Registration = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'autoComplete'>;

interface NameFieldsProps {
  givenName: Registration;
  familyName: Registration;
  /** The registration of the checkbox for people who have no family name. */
  oneName: Omit<ComponentProps<typeof CheckboxField>, 'label'>;
  hasOneName: boolean;
}

/** The checkbox appears only once the family name is missing or was left out before. */
export function NameFields({ givenName, familyName, oneName, hasOneName }: NameFieldsProps) {
  const { t } = useWords('account');
  return (
    <>
      <TextField
        {...givenName}
        label={t(hasOneName ? 'register.onlyName' : 'register.givenName')}
        autoComplete="given-name"
        maxLength={80}
      />
      {!hasOneName && (
        <TextField
          {...familyName}
          label={t('register.familyName')}
          hint={t('register.namesHint')}
          autoComplete="family-name"
          maxLength={80}
        />
      )}
      {(hasOneName || familyName.error) && <CheckboxField {...oneName} label={t('register.oneName')} />}
    </>
  );
}
