import { useId, useState } from 'react';
import { serverNow } from '../../data/serverClock';
import { legalAge, minimumAge, quebecAge } from '../../domain/region/ageGate';
import { isOfAge, parseBirthday } from '../../domain/region/birthday';
import { useWords } from '../../i18n/LocaleContext';
import { BirthdayField } from './BirthdayField';
import { Gate, type CountryGateProps } from './Gate';
import type { GatePlace } from './useGateRegion';

/** Returns the error's message key, or null if the visitor may enter. */
function birthdayErrorKey(birthday: string, age: number, now: Date) {
  if (!birthday) return 'error.required';
  const born = parseBirthday(birthday);
  if (!born) return 'gate.error.birthday';
  return isOfAge(born, age, now) ? null : 'gate.error.age';
}

export function GateCa({ page }: CountryGateProps) {
  const { t } = useWords('welcome');
  const [birthday, setBirthday] = useState('');
  const [error, setError] = useState<{ key: ReturnType<typeof birthdayErrorKey>; age: number } | null>(null);
  const formId = useId();
  const validate = (place: GatePlace) => {
    const age = minimumAge('ca', place);
    const errorKey = birthdayErrorKey(birthday, age, new Date(serverNow()));
    setError({ key: errorKey, age });
    if (errorKey) document.getElementById(`${formId}-birthday`)?.focus();
    return !errorKey;
  };
  return (
    <Gate
      page={page}
      form={formId}
      title={t('gate.title')}
      hint={t('gate.ca.hint', { legalAge: legalAge.ca, quebecAge })}
      regionLabel={t('gate.ca.province')}
      submit={t('gate.submit')}
      validate={validate}
    >
      <BirthdayField
        id={`${formId}-birthday`}
        value={birthday}
        onChange={setBirthday}
        error={error?.key ? t(error.key, { dateFormat: t('gate.ca.dateFormat'), legalAge: error.age }) : undefined}
      />
    </Gate>
  );
}
