import { useId, useLayoutEffect, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../../content/pageContext';
import { afterPaintOrLeaving } from '../../data/page/afterPaint';
import { setPageAttribute, unveilPage } from '../../data/page/pageAttributes';
import { isOfAge, legalAge, parseBirthday } from '../../domain/region/ageGate';
import { offeredRegions, type Country, type Subcountry } from '../../domain/region/regions';
import { routePath } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useAccountWords } from '../../i18n/LocaleContext';
import { acceptAge, saveLocale } from '../../state/region';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { SelectField } from '../../ui/SelectField';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { space } from '../../ui/theme/tokens';
import { BirthdayField } from './BirthdayField';
import { OtherCountry } from './OtherCountry';
import { useGateRegion } from './useGateRegion';

interface Answer {
  country: Country;
  birthday: string;
}

/** Returns the message key of the error, or null if the visitor may enter. */
function answerErrorKey({ country, birthday }: Answer, now: Date) {
  if (country === 'us') return null;
  if (!birthday) return 'error.required';
  const born = parseBirthday(birthday);
  if (!born) return 'gate.error.birthday';
  return isOfAge(born, legalAge[country], now) ? null : 'gate.error.age';
}

/** Blocks the page until the visitor answers. */
export function AgeGate({ page }: { page: Pick<PageContext, 'alternates' | 'routeId'> }) {
  const { locale, t } = useAccountWords();
  const { country } = locale;
  const { code, choose, detected } = useGateRegion(country);
  const [birthday, setBirthday] = useState('');
  const [fault, setFault] = useState<ReturnType<typeof answerErrorKey>>(null);
  const form = useId();
  const age = legalAge[country];
  useLayoutEffect(() => {
    setPageAttribute('gate', 'open');
    return unveilPage;
  }, []);

  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = answerErrorKey({ country, birthday }, new Date());
    setFault(found);
    if (found) return document.getElementById(`${form}-birthday`)?.focus();
    const { style } = event.currentTarget.closest('dialog')!;
    style.visibility = 'hidden';
    // Closes the gate first; applying the answer restyles the whole page behind it.
    afterPaintOrLeaving(() => {
      saveLocale(locale.id);
      acceptAge(country, code);
      style.visibility = '';
    });
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
          <OtherCountry page={page} detected={detected} />
        </Actions>
      }
    >
      <Form id={form} onSubmit={enter} noValidate>
        <Text tone="muted">{t(`gate.${country}.hint`, { legalAge: age })}</Text>
        {country === 'ca' && (
          <BirthdayField
            id={`${form}-birthday`}
            value={birthday}
            onChange={setBirthday}
            error={fault ? t(fault, { dateFormat: t('gate.ca.dateFormat'), legalAge: age }) : undefined}
          />
        )}
        <SelectField
          label={t(country === 'us' ? 'gate.us.state' : 'gate.ca.province')}
          value={code}
          options={offeredRegions(country).map((each) => ({ value: each.code, label: t(`region.${each.code}`) }))}
          onChange={(event) => choose(event.target.value as Subcountry)}
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
