import { useLayoutEffect, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../../content/pages/pageContext';
import { afterPaintOrLeaving } from '../../data/page/afterPaint';
import { setPageAttribute, unveilPage } from '../../data/page/pageAttributes';
import { quebecCode } from '../../domain/region/ageGate';
import { offeredRegions, type Country } from '../../domain/region/regions';
import { routePath, pageRow } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { acceptAge, saveLocale, useRegion } from '../../state/region';
import { Button } from '../../ui/Button';
import { PlainModal } from '../../ui/overlays/PlainModal';
import { SelectField } from '../../ui/fields/SelectField';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { space } from '../../ui/theme/tokens';
import { regionForPlace, useGateRegion, type GatePlace } from './useGateRegion';
import { equivalentPath } from '../../domain/region/equivalentPage';
import { localePath, locales } from '../../domain/region/locales';
import { ButtonLink } from '../../ui/ButtonLink';

export interface CountryGateProps {
  page: Pick<PageContext, 'alternates' | 'routeId'>;
}

interface GateProps extends CountryGateProps {
  form: string;
  title: string;
  hint: string;
  regionLabel: string;
  submit: string;
  /** A button below the submit button. */
  secondaryAction?: ReactNode;
  /** Fields above the region. */
  children?: ReactNode;
  /** Returns false to keep the gate open. */
  validate?: (place: GatePlace) => boolean;
}

/** Blocks the page until the visitor confirms their age. */
export function Gate({ page, form, title, hint, regionLabel, submit, secondaryAction, children, validate }: GateProps) {
  const { locale, t } = useWords('welcome');
  const { country } = locale;
  const { code, choose, detected } = useGateRegion(country);
  useLayoutEffect(() => {
    setPageAttribute('gate', 'open');
    return unveilPage;
  }, []);

  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (validate?.(code) === false) return;
    const { style } = event.currentTarget.closest('dialog')!;
    style.visibility = 'hidden';
    // Hide the gate first, because applying the answer restyles the whole page behind it.
    afterPaintOrLeaving(() => {
      saveLocale(locale.id);
      acceptAge(country, regionForPlace(country, code));
      style.visibility = '';
    });
  };

  return (
    <PlainModal
      isOpen
      title={title}
      footer={
        <Actions>
          <Button type="submit" form={form} size="large" isWide>
            {submit}
          </Button>
          {secondaryAction}
          <OtherCountry page={page} detected={detected} />
        </Actions>
      }
    >
      <Form id={form} onSubmit={enter} noValidate>
        <Paragraph tone="muted">{hint}</Paragraph>
        {children}
        <SelectField
          label={regionLabel}
          value={code}
          options={[
            ...offeredRegions(country).map((each) => ({ value: each.code, label: t(`region.${each.code}`) })),
            ...(country === 'ca' ? [{ value: quebecCode, label: t('gate.ca.quebec') }] : []),
          ]}
          onChange={(event) => choose(event.target.value as GatePlace)}
        />
        <Paragraph size="small" tone="muted">
          {t('gate.remember')}{' '}
          <TextLink as={LocalLink} to={routePath('terms')}>
            {t('gate.terms.terms')}
          </TextLink>
          {' · '}
          <TextLink as={LocalLink} to={routePath('privacy')}>
            {t('gate.terms.privacy')}
          </TextLink>
        </Paragraph>
      </Form>
    </PlainModal>
  );
}

const otherCountry: Record<Country, Country> = { us: 'ca', ca: 'us' };

interface OtherCountryProps {
  page: Pick<PageContext, 'alternates' | 'routeId'>;
  detected: Country | null;
}

/** Links to the same page on the other country's site, or to its home page. */
function OtherCountry({ page, detected }: OtherCountryProps) {
  const { locale, t } = useWords('welcome');
  const other = otherCountry[locale.country];
  const region = useRegion(other);
  const sites = locales.filter(({ country }) => country === other);
  const targetLocale = sites.find(({ language }) => navigator.language.startsWith(language)) ?? sites[0]!;
  const { feature } = pageRow(page.routeId);
  const path = equivalentPath(
    { alternates: page.alternates, feature },
    { localeId: targetLocale.id, region: region.code },
  );
  const isSame = page.alternates.some((each) => each.localeId === targetLocale.id && each.path === path);
  const href = localePath(targetLocale, path) + (isSame ? window.location.search : '');
  return (
    <>
      {/* Reserve the line to avoid a layout shift when the detected country arrives. */}
      <Paragraph size="small" tone="muted" style={{ minHeight: '1lh' }}>
        {detected === other && t(`gate.seemsIn.${other}`)}
      </Paragraph>
      <ButtonLink href={href} $variant={detected === other ? 'secondary' : 'quiet'} $size="small">
        {t(`gate.switch.${other}`)}
      </ButtonLink>
    </>
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
