import { css, keyframes, styled } from 'styled-components';
import type { PagePicture } from '../../content/pages/sectionViews';
import { useMedia } from '../../state/hooks/useMedia';
import { stageMotion } from '../../ui/theme/stageMotion';
import { desktopQuery, media, space } from '../../ui/theme/tokens';

/** The device's center and the pixels per centimeter (`unit`) in tools/authoring/pictures/hero.ts. */
const wideLayout = { box: '0 0 1600 1200', x: 1060, y: 600, unit: 79, align: 'xMaxYMid meet' };
const tallLayout = { box: '0 0 1000 1300', x: 500, y: 650, unit: 84, align: 'xMidYMid meet' };

/** The size of the device's renders in centimeters. `ground` is the fraction of the height above the ground. */
const frame = { height: 14.196, width: 2.662, ground: 0.976, device: 13.52 };

interface HeroLightProps {
  /** Pictures that contain only light to be added: from a lamp behind the oil, and from lamps beside the device. */
  oil: PagePicture;
  rim: PagePicture;
}

const imageUrl = ({ base, widths }: PagePicture) => `${base}-${widths.at(-1)}.webp`;

/** Plays once: a spark runs around the lamp, the device's edges shine, and its oil lights up. */
export function HeroLight({ oil, rim }: HeroLightProps) {
  const { box, x, y, unit, align } = useMedia(desktopQuery) ? wideLayout : tallLayout;
  const radius = 4.3 * unit;
  // The tail covers a sixth of the lamp's circle, behind a spark at the rightmost point.
  const tailStart = { x: radius / 2, y: (-radius * Math.sqrt(3)) / 2 };
  const tail = `M${tailStart.x} ${tailStart.y}A${radius} ${radius} 0 0 1 ${radius} 0`;
  const [width, height] = [frame.width * unit, frame.height * unit];
  const imageBox = { x: -width / 2, y: (frame.device / 2) * unit - height * frame.ground, width, height };
  return (
    <Light viewBox={box} preserveAspectRatio={align} aria-hidden>
      <defs>
        <radialGradient id="hero-glow">
          <stop stopColor="#ffb43c" stopOpacity=".55" />
          <stop offset=".4" stopColor="#ff9d1a" stopOpacity=".2" />
          <stop offset="1" stopColor="#ff9d1a" stopOpacity="0" />
        </radialGradient>
        <linearGradient
          id="hero-tail"
          gradientUnits="userSpaceOnUse"
          x1={tailStart.x}
          y1={tailStart.y}
          x2={radius}
          y2="0"
        >
          <stop stopColor="#ffb43c" stopOpacity="0" />
          <stop offset=".85" stopColor="#fff6e0" />
          <stop offset="1" stopColor="#fff6e0" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g transform={`translate(${x} ${y})`}>
        <g data-spark>
          <path d={tail} strokeWidth={0.24 * unit} opacity=".22" />
          <path d={tail} strokeWidth={0.1 * unit} />
          <circle cx={radius} r={1.5 * unit} fill="url(#hero-glow)" />
        </g>
        <g transform="rotate(24)">
          <image data-shade href={imageUrl(rim)} {...imageBox} />
          <image data-rim href={imageUrl(rim)} {...imageBox} />
          <image data-oil href={imageUrl(oil)} {...imageBox} />
          <circle data-oil cy={-5.2 * unit} r={2.6 * unit} fill="url(#hero-glow)" />
        </g>
      </g>
    </Light>
  );
}

const sparkRun = keyframes`0%{opacity:0;rotate:-150deg}15%,75%{opacity:1}100%{opacity:0;rotate:270deg}`;
const rimShine = keyframes`0%,100%{opacity:0}45%{opacity:1}`;
const oilGlow = keyframes`from{opacity:0}`;

/** Pauses behind the age gate. Ends within five seconds, so that it needs no pause button (WCAG 2.2.2). */
const animations = css`
  [data-spark] {
    animation: ${sparkRun} ${stageMotion.spark};
  }
  [data-rim] {
    animation: ${rimShine} ${stageMotion.shine};
  }
  [data-oil] {
    animation: ${oilGlow} ${stageMotion.glow};
  }
  :root[data-gate='open'] & * {
    animation-play-state: paused;
  }
`;

const Light = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  mix-blend-mode: screen;
  pointer-events: none;
  [data-spark] path {
    fill: none;
    stroke: url(#hero-tail);
  }
  /* The device hides the part of the spark's path behind it. */
  [data-shade] {
    filter: brightness(0);
  }
  [data-rim],
  [data-oil] {
    mix-blend-mode: screen;
  }
  ${animations}
  ${media.desktop} {
    inset: 64px 0 auto;
    left: max(0px, 50% - ${space.half} - 48px);
    width: min(100%, 2 * ${space.half} + 96px);
    height: calc(100% - 80px);
  }
`;
