import { useEffect } from 'react';
import { keyframes, styled } from 'styled-components';
import { useWords } from '../i18n/LocaleContext';
import { announce } from '../state/notifications/announcements';
import { color, media, motion, radius, shadow, space, text } from '../ui/theme/tokens';

export function SlowNavigation() {
  const { t } = useWords();
  const message = t('app.slowPage');
  useEffect(() => announce(message), [message]);
  return (
    <ProgressBar aria-hidden>
      <Pill>{t('app.loading')}</Pill>
    </ProgressBar>
  );
}

const slide = keyframes`from{translate:-100%}to{translate:250%}`;

const ProgressBar = styled.div`
  position: fixed;
  z-index: 25;
  inset: 0 0 auto;
  height: 3px;
  pointer-events: none;
  background: color-mix(in srgb, ${color.light} 25%, transparent);
  &::before {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    background: ${color.light};
    animation: ${slide} ${motion.sweeping};
  }
  /* Clips the bar at the sides, but not the message below it. */
  clip-path: inset(0 0 -100px);
  ${media.reducedMotion} {
    &::before {
      width: 100%;
      animation: none;
    }
  }
`;

const Pill = styled.span`
  position: absolute;
  top: ${space[3]};
  left: 50%;
  translate: -50%;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.pill};
  ${text.small};
  color: ${color.paper};
  forced-color-adjust: none;
  background: ${color.ink};
  box-shadow: ${shadow.low};
`;
