import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { isOfAge, legalAge, maskBirthday, parseBirthday } from '../../domain/region/ageGate';
import { locales } from '../../domain/region/locales';
import { offeredRegions, type Country, type Subcountry } from '../../domain/region/regions';
import { resolveRegion } from '../../domain/region/resolveRegion';
import { routePath } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useAccountWords } from '../../i18n/LocaleContext';
import { acceptAge, useRegion } from '../../state/region';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Modal } from '../../ui/Modal';
import { SelectField } from '../../ui/SelectField';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { space } from '../../ui/theme/tokens';

const otherCountry: Record<Country, Country> = { us: 'ca', ca: 'us' };

/** S2-47 … S2-50: nobody gets past it but by answering. */
export function AgeGate() {
  const { locale, t } = useAccountWords();
  const { country } = locale;
  const region = useRegion(country);
  const [code, setCode] = useState<Subcountry>(resolveRegion(country, region.code).code);
  const [birthday, setBirthday] = useState('');
  const [error, setError] = useState<string>();
  const form = useId();
  const age = legalAge[country];
  const other = otherCountry[country];

  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (country === 'ca') {
      const born = parseBirthday(birthday);
      if (!birthday) return setError(t('error.required'));
      if (!born) return setError(t('gate.error.birthday', { dateFormat: t('gate.ca.dateFormat') }));
      if (!isOfAge(born, age, new Date())) return setError(t('gate.error.age', { legalAge: age }));
    }
    acceptAge(country, code);
  };

  return (
    <Modal
      isOpen
      title={country === 'us' ? t('gate.us.question', { legalAge: age }) : t('gate.title')}
      footer={
        <Actions>
          <Button type="submit" form={form} size="large" isWide>
            {t(country === 'us' ? 'gate.us.yes' : 'gate.submit')}
          </Button>
          {country === 'us' && (
            <Button variant="secondary" size="large" isWide onClick={() => window.location.reload()}>
              {t('gate.us.no')}
            </Button>
          )}
          <ButtonLink href={locales.find((each) => each.country === other)!.prefix} $variant="quiet" $size="small">
            {t(`gate.switch.${other}`)}
          </ButtonLink>
        </Actions>
      }
    >
      <Form id={form} onSubmit={enter} noValidate>
        <Text tone="muted">{t(`gate.${country}.hint`, { legalAge: age })}</Text>
        {country === 'ca' && (
          <TextField
            label={t('gate.ca.birthday')}
            hint={t('gate.ca.birthdayHint')}
            placeholder={t('gate.ca.dateFormat')}
            inputMode="numeric"
            autoComplete="bday"
            value={birthday}
            error={error}
            onChange={(event) => setBirthday(maskBirthday(event.target.value))}
          />
        )}
        <SelectField
          label={t(country === 'us' ? 'gate.us.state' : 'gate.ca.province')}
          value={code}
          options={offeredRegions(country).map((each) => ({ value: each.code, label: t(`region.${each.code}`) }))}
          onChange={(event) => setCode(event.target.value as Subcountry)}
        />
        <Text size="small" tone="muted">
          {t('gate.remember')}{' '}
          <TextLink as={LocalLink} to={routePath('terms')}>
            {t('gate.terms.terms')}
          </TextLink>
          {' · '}
          <TextLink as={LocalLink} to={routePath('privacy')}>
            {t('gate.terms.privacy')}
          </TextLink>
        </Text>
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;

const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: center;
`;
