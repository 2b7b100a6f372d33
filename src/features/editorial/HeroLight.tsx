import { css, keyframes, styled } from 'styled-components';
import type { PagePicture } from '../../content/pages/pageContext';
import { useMedia } from '../../state/hooks/useMedia';
import { stageMotion } from '../../ui/theme/stageMotion';
import { desktopQuery, media } from '../../ui/theme/tokens';

/** Where tools/authoring/pictures/hero.ts puts the middle of the device, and its pixels a centimeter. */
const wide = { box: '0 0 1600 1200', x: 1060, y: 600, unit: 79, align: 'xMaxYMid meet' };
const tall = { box: '0 0 1000 1300', x: 500, y: 650, unit: 84, align: 'xMidYMid meet' };

/** The frame of the device's renders in centimeters, and the share of it above the ground. */
const frame = { height: 14.196, width: 2.662, ground: 0.976, device: 13.52 };

interface HeroLightProps {
  /** The light that a lamp behind the oil adds to the device's picture, and the light of lamps beside the device. */
  oil: PagePicture;
  rim: PagePicture;
}

const file = ({ base, widths }: PagePicture) => `${base}-${widths.at(-1)}.webp`;

/**
 * Light that passes over the hero's picture once: a spark runs around the lamp, the device's edges shine, and its oil
 * lights up and stays lit. It lies over the picture and only adds light.
 */
export function HeroLight({ oil, rim }: HeroLightProps) {
  const { box, x, y, unit, align } = useMedia(desktopQuery) ? wide : tall;
  const r = 4.3 * unit;
  // A sixth of the lamp's circle, behind the spark, which is at its right.
  const end = { x: r / 2, y: (-r * Math.sqrt(3)) / 2 };
  const tail = `M${end.x} ${end.y}A${r} ${r} 0 0 1 ${r} 0`;
  const [width, height] = [frame.width * unit, frame.height * unit];
  const place = { x: -width / 2, y: (frame.device / 2) * unit - height * frame.ground, width, height };
  return (
    <Light viewBox={box} preserveAspectRatio={align} aria-hidden>
      <defs>
        <radialGradient id="hero-glow">
          <stop stopColor="#ffb43c" stopOpacity=".55" />
          <stop offset=".4" stopColor="#ff9d1a" stopOpacity=".2" />
          <stop offset="1" stopColor="#ff9d1a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="hero-tail" gradientUnits="userSpaceOnUse" x1={end.x} y1={end.y} x2={r} y2="0">
          <stop stopColor="#ffb43c" stopOpacity="0" />
          <stop offset=".85" stopColor="#fff6e0" />
          <stop offset="1" stopColor="#fff6e0" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g transform={`translate(${x} ${y})`}>
        <g data-spark>
          <path d={tail} strokeWidth={0.24 * unit} opacity=".22" />
          <path d={tail} strokeWidth={0.1 * unit} />
          <circle cx={r} r={1.5 * unit} fill="url(#hero-glow)" />
        </g>
        <g transform="rotate(24)">
          <image data-shade href={file(rim)} {...place} />
          <image data-rim href={file(rim)} {...place} />
          <image data-oil href={file(oil)} {...place} />
          <circle data-oil cy={-5.2 * unit} r={2.6 * unit} fill="url(#hero-glow)" />
        </g>
      </g>
    </Light>
  );
}

const run = keyframes`0%{opacity:0;rotate:-150deg}15%,75%{opacity:1}100%{opacity:0;rotate:270deg}`;
const shine = keyframes`0%,100%{opacity:0}45%{opacity:1}`;
const light = keyframes`from{opacity:0}`;

/** Paused behind the age gate. All of it is over in less than five seconds. */
const playing = css`
  [data-spark] {
    animation: ${run} ${stageMotion.spark};
  }
  [data-rim] {
    animation: ${shine} ${stageMotion.shine};
  }
  [data-oil] {
    animation: ${light} ${stageMotion.glow};
  }
  :root[data-gate='open'] & * {
    animation-play-state: paused;
  }
`;

const Light = styled.svg`
  position: absolute;
  inset: 64px 0 auto;
  width: 100%;
  height: calc(min(60svh, 125vw) - 64px);
  mix-blend-mode: screen;
  pointer-events: none;
  [data-spark] path {
    fill: none;
    stroke: url(#hero-tail);
  }
  /* The device hides the spark behind it. */
  [data-shade] {
    filter: brightness(0);
  }
  [data-rim],
  [data-oil] {
    mix-blend-mode: screen;
  }
  ${playing}
  ${media.desktop} {
    height: calc(100% - 80px);
  }
`;
