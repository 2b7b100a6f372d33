import { useId } from 'react';
import { legalAge } from '../../domain/region/ageGate';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Gate, type CountryGateProps } from './Gate';

export function GateUs({ page }: CountryGateProps) {
  const { t } = useWords('welcome');
  return (
    <Gate
      page={page}
      form={useId()}
      title={t('gate.us.question', { legalAge: legalAge.us })}
      hint={t('gate.us.hint', { legalAge: legalAge.us })}
      regionLabel={t('gate.us.state')}
      submit={t('gate.us.yes')}
      secondaryAction={
        <Button variant="secondary" size="large" isWide onClick={() => window.location.reload()}>
          {t('gate.us.no')}
        </Button>
      }
    />
  );
}
