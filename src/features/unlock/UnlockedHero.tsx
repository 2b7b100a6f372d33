import { useEffect, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { vibrate } from '../../data/unlock/haptics';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, media, motion, radius, space } from '../../ui/theme/tokens';
import { PodPicture } from './PodPicture';
import { unlockHeadingId } from './StepPage';

interface UnlockedHeroProps {
  title: string;
  lead: string;
  /** Without a picture, the white ring takes its place. */
  picture: string | null;
  children: ReactNode;
}

/** Celebrates an unlocked pod: the panel lights up once, from dark to amber, and the pod glows on it. */
export function UnlockedHero({ title, lead, picture, children }: UnlockedHeroProps) {
  useEffect(() => vibrate('unlocked'), []);
  return (
    <Field data-lit>
      <Glow>{picture ? <PodPicture src={picture} /> : <Ring />}</Glow>
      <TextBlock>
        <Heading level={2} size="title" id={unlockHeadingId('done')} tabIndex={-1}>
          {title}
        </Heading>
        <Paragraph size="lead">{lead}</Paragraph>
        <div>{children}</div>
      </TextBlock>
    </Field>
  );
}

const lightUp = keyframes`from{opacity:1}to{opacity:0}`;
const rise = keyframes`from{opacity:0;scale:.92}`;

const Field = styled.div`
  position: relative;
  display: grid;
  gap: ${space[6]};
  align-items: center;
  padding: ${space[6]};
  border-radius: ${radius.large};
  color: ${color.onLight};
  forced-color-adjust: none;
  background: ${color.light};
  overflow: hidden;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding: ${space[10]} ${space[16]};
  }
  /* Dark at first, then fades once. A single change of brightness is not a flash (WCAG 2.3.1). */
  &::after {
    position: absolute;
    inset: 0;
    background: ${color.onLight};
    content: '';
    opacity: 0;
    pointer-events: none;
  }
  ${media.noMotionPreference} {
    &::after {
      animation: ${lightUp} ${motion.slow} ${motion.ease} both;
    }
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Glow = styled.div`
  display: grid;
  place-items: center;
  background: radial-gradient(closest-side, ${color.lightSoft}, transparent);
  & > img {
    width: min(100%, 420px);
    background: none;
  }
  ${media.belowDesktop} {
    & > img {
      width: min(100%, 240px);
    }
  }
  ${media.noMotionPreference} {
    animation: ${rise} ${motion.slow} ${motion.ease} both;
  }
`;

const Ring = styled.div`
  width: min(60%, 200px);
  margin: ${space[8]};
  aspect-ratio: 1;
  border: 14px solid ${color.raised};
  border-radius: 50%;
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.desktop} {
    order: -1;
  }
  & > h2 {
    outline: none;
    /* The heading takes focus; the field above it stays in view. */
    scroll-margin-top: min(380px, 40svh);
  }
  & > div {
    padding-top: ${space[2]};
  }
`;
