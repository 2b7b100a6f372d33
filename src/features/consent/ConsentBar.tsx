import { useRef, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import { noConsent, type ConsentSettings } from '../../domain/site/consent';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { saveConsent } from '../../state/privacy/consent';
import { showToast } from '../../state/notifications/toasts';
import { Button } from '../../ui/Button';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, media, motion, radius, shadow, space } from '../../ui/theme/tokens';
import { useMustHideBar } from './useMustHideBar';
import { useReservedBottomSpace } from './useReservedBottomSpace';

const fullConsent: ConsentSettings = { analytics: true, errorReports: true };

/** Asks once, without blocking the page. Accepting and rejecting look the same. */
export function ConsentBar() {
  const { t } = useWords('welcome');
  const bar = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const isHidden = useMustHideBar(bar);
  useReservedBottomSpace(bar, isHidden);

  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget as HTMLElement | null;
  };
  const decide = (choices: ConsentSettings) => {
    // The bar is about to unmount, so focus moves back.
    const target = previousFocus.current?.isConnected ? previousFocus.current : document.getElementById('content');
    target?.focus({ preventScroll: true });
    saveConsent(choices);
    showToast({ variant: 'success', message: t('consent.kept') });
  };

  return (
    <Bar
      ref={bar}
      id="consent-bar"
      aria-label={t('consent.title')}
      data-away={isHidden || undefined}
      onFocus={rememberFocus}
    >
      <Paragraph size="small">
        {t('consent.text')} <LocalLink to={routePath('privacyChoices')}>{t('consent.choose')}</LocalLink>
      </Paragraph>
      <Buttons>
        <Button variant="secondary" size="small" onClick={() => decide(noConsent)}>
          {t('consent.refuse')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => decide(fullConsent)}>
          {t('consent.allow')}
        </Button>
      </Buttons>
    </Bar>
  );
}

const Bar = styled.section`
  position: fixed;
  z-index: 15;
  inset: auto calc(${space[3]} + var(--bar, 0px)) max(${space[3]}, env(safe-area-inset-bottom)) ${space[3]};
  display: grid;
  gap: ${space[2]};
  max-width: 480px;
  /* With enlarged text, the bar scrolls instead of covering the page. */
  max-height: 50svh;
  margin-inline: auto;
  padding: ${space[2]} ${space[3]};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  transition:
    translate ${motion.slow} ${motion.ease},
    opacity ${motion.medium},
    visibility ${motion.slow};
  &[data-away] {
    visibility: hidden;
    opacity: 0;
    translate: 0 calc(100% + ${space[6]});
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[4]};
    max-width: 640px;
    padding: ${space[3]} ${space[4]};
  }
  ${media.desktop} {
    margin-inline-end: 0;
  }
  /* On a short screen the bar is at the end of the page, so that it does not cover the content. */
  ${media.shortPage} {
    &,
    &[data-away] {
      position: static;
      width: calc(100% - 2 * ${space[3]});
      max-height: none;
      margin: ${space[3]} auto;
      visibility: visible;
      opacity: 1;
      translate: none;
    }
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
`;
