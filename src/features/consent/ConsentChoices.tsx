import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { effectiveConsent, type ConsentSettings } from '../../domain/site/consent';
import { removeAnalyticsScript } from '../../data/analytics/analyticsScript';
import { routePath } from '../../domain/site/routing/routes';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { saveConsent, useConsent } from '../../state/privacy/consent';
import { Button } from '../../ui/Button';
import { CheckboxField } from '../../ui/fields/CheckboxField';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { space, text } from '../../ui/theme/tokens';

const purposes = ['analytics', 'errorReports'] as const;

function CurrentDecision() {
  const { t, locale } = useWords('account');
  const consent = useConsent((state) => state.consent);
  const date =
    consent && dateFormatter(locale.id, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(consent.decidedAt));
  // Two lines are reserved for the decision, which the server render does not know, to avoid a layout shift.
  return (
    <Paragraph tone="muted" style={{ minHeight: '2lh' }}>
      {date ? t('consent.decidedAt', { date }) : t('consent.undecided')}
    </Paragraph>
  );
}

export function ConsentChoices() {
  const { t } = useWords('account');
  const { consent, hasGpc } = useConsent();
  const [draft, setDraft] = useState<ConsentSettings | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const choices = draft ?? effectiveConsent(consent, hasGpc);

  const save = (event: FormEvent) => {
    event.preventDefault();
    saveConsent(choices);
    setDraft(null);
    setIsSaved(true);
    if (!choices.analytics) removeAnalyticsScript();
  };
  const choose = (purpose: keyof ConsentSettings, isAllowed: boolean) => {
    // Two boxes that were ticked before hydration are reported during its first render, which does not know the decision.
    const stored = useConsent.getState();
    setDraft((previous) => ({
      ...(previous ?? effectiveConsent(stored.consent, stored.hasGpc)),
      [purpose]: isAllowed,
    }));
    setIsSaved(false);
  };

  return (
    <Stack as="form" $gap={6} onSubmit={save}>
      {hasGpc && (
        <Notice tone="info" title={t('consent.gpcTitle')}>
          {t('consent.gpcText')}
        </Notice>
      )}
      <Purposes disabled={hasGpc}>
        <legend>{t('consent.legend')}</legend>
        {purposes.map((purpose) => (
          <CheckboxField
            key={purpose}
            label={t(`consent.${purpose}`)}
            hint={t(`consent.${purpose}Hint`)}
            checked={choices[purpose]}
            onChange={(event) => choose(purpose, event.target.checked)}
          />
        ))}
      </Purposes>
      {!hasGpc && (
        <>
          <CurrentDecision />
          <div>
            <Button type="submit">{t('app.save')}</Button>
          </div>
          {isSaved && <Notice tone="success">{t('consent.saved')}</Notice>}
        </>
      )}
      <Paragraph>
        <TextLink as={LocalLink} to={routePath('privacy')}>
          {t('consent.policy')}
        </TextLink>
      </Paragraph>
    </Stack>
  );
}

const Purposes = styled.fieldset`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  legend {
    ${text.sub};
    padding: 0;
    margin-bottom: ${space[3]};
  }
`;
