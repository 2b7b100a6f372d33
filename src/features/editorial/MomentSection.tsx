import { useEffect, useRef, useState, type RefObject } from 'react';
import { css, keyframes, styled } from 'styled-components';
import type { MomentLayer } from '../../domain/editorial/sectionSchema';
import type { SectionView } from '../../content/pages/sectionViews';
import { shownIn } from '../../domain/region/shownIn';
import { useWords } from '../../i18n/LocaleContext';
import { useIdle } from '../../state/hooks/useIdle';
import { Button } from '../../ui/Button';
import { Container } from '../../ui/layout/Container';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { momentMotion } from '../../ui/theme/stageMotion';
import { space } from '../../ui/theme/tokens';
import { FullWidth } from './FullWidthSection';
import { SectionPicture } from './SectionPicture';
import { SectionText } from './SectionText';

/** The last picture, which is also the still one: the battery beside the phone, its ring white, its oil lit. */
const still: readonly MomentLayer[] = ['lifted', 'white', 'oil'];
const all: readonly MomentLayer[] = ['laid', 'flash', 'lifted', 'rainbow', 'white', 'oil'];

/**
 * Plays once it is seen: the phone flashes, the ring shows all colors and turns white, the oil lights up. Each picture holds
 * one light, so fading it in looks as if that light came on. Stays still for less motion, less data and without scripts.
 */
export function MomentSection({ section }: { section: SectionView }) {
  const { id, items, layers, regions } = section;
  const { t } = useWords();
  const stage = useRef<HTMLDivElement>(null);
  const canPlay = useIdle();
  const isPlaying = useSeen(stage, canPlay);
  const names = canPlay ? all : still;
  return (
    <FullWidth id={id} aria-labelledby={`${id}-heading`} data-tone="dark" {...(regions && shownIn(regions))}>
      <Stage ref={stage} data-stage={isPlaying ? 'playing' : canPlay ? 'ready' : 'still'}>
        {names.map((name) => (
          <div key={name} data-layer={name}>
            <SectionPicture picture={layers![name]} sizes="100vw" />
          </div>
        ))}
      </Stage>
      <Container>
        <Words data-playing={isPlaying || undefined}>
          <SectionText section={section} size="large" />
          <ol>
            {items.map(({ id: item, heading, text }) => (
              <li key={item}>
                <Heading level={3} size="small">
                  {heading}
                </Heading>
                {text && <Paragraph tone="muted">{text}</Paragraph>}
              </li>
            ))}
          </ol>
          <Button variant="secondary" size="small" onClick={() => replay(stage.current!)} disabled={!isPlaying}>
            {t('app.playAgain')}
          </Button>
        </Words>
      </Container>
    </FullWidth>
  );
}

/** Part of the stage that must be on the screen. A low window never shows all of it. */
const seenShare = 0.35;

/** True once the stage has been seen, and its pictures can be drawn. */
function useSeen(stage: RefObject<HTMLElement | null>, canPlay: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!canPlay) return;
    const element = stage.current!;
    let isGone = false;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry!.isIntersecting) return;
        observer.disconnect();
        await Promise.allSettled([...element.querySelectorAll('img')].map((image) => image.decode()));
        if (!isGone) setSeen(true);
      },
      { threshold: seenShare },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [stage, canPlay]);
  return isSeen;
}

/** Restarts the animations of pictures and words. */
function replay(stage: HTMLElement): void {
  for (const animation of stage.parentElement!.getAnimations({ subtree: true })) {
    // A transition, as of the button, has no name.
    if (!('animationName' in animation)) continue;
    animation.currentTime = 0;
    animation.play();
  }
}

/** On and off in halves: fewer than three flashes a second (WCAG 2.3.1). */
const flash = keyframes`from{opacity:1}50%,to{opacity:0}`;
const appear = keyframes`from{opacity:0}`;
const pass = keyframes`from,to{opacity:0}20%,75%{opacity:1}`;
const tell = keyframes`from{opacity:.3}`;

/** Ends within five seconds, so that it needs no pause button (WCAG 2.2.2). */
const playing = css`
  [data-layer='flash'] {
    animation: ${flash} ${momentMotion.flash};
  }
  [data-layer='lifted'] {
    animation: ${appear} ${momentMotion.lift};
  }
  [data-layer='rainbow'] {
    animation: ${pass} ${momentMotion.rainbow};
  }
  [data-layer='white'] {
    animation: ${appear} ${momentMotion.white};
  }
  [data-layer='oil'] {
    animation: ${appear} ${momentMotion.oil};
  }
`;

const Stage = styled.div`
  position: relative;
  isolation: isolate;
  aspect-ratio: 4 / 3;
  [data-layer] {
    position: absolute;
    inset: 0;
  }
  img {
    position: absolute;
    inset: 0;
    height: 100%;
    object-position: 60% 50%;
  }
  [data-layer='flash'],
  [data-layer='rainbow'],
  [data-layer='white'],
  [data-layer='oil'] {
    mix-blend-mode: screen;
  }
  [data-layer='flash'],
  [data-layer='rainbow'],
  &[data-stage='ready'] [data-layer]:not([data-layer='laid']) {
    opacity: 0;
  }
  &[data-stage='playing'] {
    ${playing}
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[8]};
  ol {
    display: grid;
    gap: ${space[4]};
  }
  &[data-playing] li {
    animation: ${tell} ${momentMotion.flashTold};
    &:nth-child(2) {
      animation: ${tell} ${momentMotion.rainbowTold};
    }
    &:nth-child(3) {
      animation: ${tell} ${momentMotion.whiteTold};
    }
  }
  /* Keeps its place, so that nothing moves once the moment can play. */
  button:disabled {
    visibility: hidden;
  }
`;
