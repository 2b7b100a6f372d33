import { useId, useState } from 'react';
import { serverNow } from '../../data/serverClock';
import { legalAge, minimumAge, quebecAge } from '../../domain/region/ageGate';
import { isOfAge, parseBirthday } from '../../domain/region/birthday';
import { useWords } from '../../i18n/LocaleContext';
import { BirthdayField } from './BirthdayField';
import { Gate, type CountryGateProps } from './Gate';
import type { GatePlace } from './useGateRegion';

/** Returns the message key of the error, or null if the visitor may enter. */
function birthdayErrorKey(birthday: string, age: number, now: Date) {
  if (!birthday) return 'error.required';
  const born = parseBirthday(birthday);
  if (!born) return 'gate.error.birthday';
  return isOfAge(born, age, now) ? null : 'gate.error.age';
}

/** The gate of Canada, which asks for the birthday. */
export function GateCa({ page }: CountryGateProps) {
  const { t } = useWords('welcome');
  const [birthday, setBirthday] = useState('');
  const [fault, setFault] = useState<{ key: ReturnType<typeof birthdayErrorKey>; age: number } | null>(null);
  const form = useId();
  const check = (place: GatePlace) => {
    const age = minimumAge('ca', place);
    const found = birthdayErrorKey(birthday, age, new Date(serverNow()));
    setFault({ key: found, age });
    if (found) document.getElementById(`${form}-birthday`)?.focus();
    return !found;
  };
  return (
    <Gate
      page={page}
      form={form}
      title={t('gate.title')}
      hint={t('gate.ca.hint', { legalAge: legalAge.ca, quebecAge })}
      regionLabel={t('gate.ca.province')}
      submit={t('gate.submit')}
      check={check}
    >
      <BirthdayField
        id={`${form}-birthday`}
        value={birthday}
        onChange={setBirthday}
        error={fault?.key ? t(fault.key, { dateFormat: t('gate.ca.dateFormat'), legalAge: fault.age }) : undefined}
      />
    </Gate>
  );
}
