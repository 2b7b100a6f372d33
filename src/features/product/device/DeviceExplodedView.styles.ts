import { css, styled } from 'styled-components';
import { color, media, radius, space, text } from '../../../ui/theme/tokens';
import { labelMotion, partMotion, stepMotion, deviceMotion, whenMotionAllowed } from './explodedViewMotion';

/** Reserves the height of the client-only content. */
export const Root = styled.section`
  min-height: 1050px;
  border-radius: ${radius.large};
  color: ${color.ink};
  background: ${color.paper};
  overflow: clip;
  ${media.desktop} {
    min-height: 840px;
  }
  ${whenMotionAllowed(css`
    height: 340svh;
    view-timeline: --apart block;
  `)}
`;

export const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding: clamp(24px, 4vw, 56px);
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
  }
  ${whenMotionAllowed(css`
    /* Centered between the page's header and the order bar. */
    position: sticky;
    top: 64px;
    height: calc(100svh - 152px);
    grid-template-rows: auto minmax(0, 1fr);
    ${media.desktop} {
      grid-template-rows: minmax(0, 1fr);
    }
  `)}
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 30em;
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[2]};
  ${text.body};
  color: ${color.muted};
  ${whenMotionAllowed(css`
    li {
      grid-area: 1 / 1;
      ${text.strong};
      color: ${color.light};
    }
    ${stepMotion}
  `)}
`;

export const Stage = styled.div`
  position: relative;
  height: 720px;
  ul {
    position: absolute;
    inset: 0;
  }
  ${whenMotionAllowed(css`
    height: 100%;
    max-height: 860px;
    ul {
      ${labelMotion}
    }
  `)}
`;

/** A label with a line to its part. The device is an eighth as wide as it is high. */
export const Label = styled.li`
  position: absolute;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: calc(50% - 34px);
  translate: 0 -50%;
  ${text.label};
  &::before {
    content: '';
    flex: none;
    width: 18px;
    height: 1px;
    background: ${color.light};
  }
  &[data-side='right'] {
    left: calc(50% + 34px);
  }
  &[data-side='left'] {
    right: calc(50% + 34px);
    flex-direction: row-reverse;
    text-align: end;
  }
  ${media.desktop} {
    width: 220px;
    &::before {
      width: 48px;
    }
    &[data-side='right'] {
      left: calc(50% + 44px);
    }
    &[data-side='left'] {
      right: calc(50% + 44px);
    }
  }
`;

/**
 * One layer of the picture, whose left half shows the parts separated and whose right half shows them assembled and
 * lit.
 */
export const Layer = styled.i`
  position: absolute;
  inset: 0;
  background: var(--apart) 0 0 / 200% 100%;
  &[data-part='crown'] {
    clip-path: inset(0 0 90.6% 0);
  }
  &[data-part='glass'] {
    clip-path: inset(9.4% 0 80.15% 0);
  }
  &[data-part='heater'] {
    clip-path: inset(19.85% 0 70.62% 0);
  }
  &[data-part='foot'] {
    clip-path: inset(29.38% 0 63.75% 0);
  }
  &[data-part='cell'] {
    clip-path: inset(36.25% 0 44.5% 0);
  }
  /* Clipped at the front edge of the socket, so that parts slide into it. */
  &[data-part='shell'] {
    clip-path: polygon(
      0 53.3%,
      23.1% 53.47%,
      25.6% 53.73%,
      31.4% 54.06%,
      36.7% 54.33%,
      39.8% 54.41%,
      44.5% 54.45%,
      52.5% 54.38%,
      64% 54.2%,
      73.6% 54.02%,
      76.5% 53.89%,
      76.9% 53.84%,
      100% 53.7%,
      100% 100%,
      0 100%
    );
  }
  &[data-part^='lit'] {
    background-position: 100% 0;
    opacity: 0;
  }
  &[data-part='litRing'] {
    clip-path: inset(82% 0 0 0);
  }
  &[data-part='litOil'] {
    clip-path: inset(0 0 18% 0);
  }
  ${whenMotionAllowed(partMotion)}
`;

export const DevicePicture = styled.div`
  position: relative;
  aspect-ratio: 1 / 8;
  height: 100%;
  margin-inline: auto;
  transform-origin: 50% 100%;
  /* A faint backlight, so that dark metal stands out. */
  &::before {
    content: '';
    position: absolute;
    inset: 8% -260% -2%;
    background: radial-gradient(closest-side, #3a3327, rgb(58 51 39 / 0.35) 50%, transparent);
  }
  img {
    width: 200%;
    max-width: none;
    height: 100%;
    clip-path: inset(0 50% 0 0);
  }
  [data-sweep],
  [data-bloom],
  [data-glow] {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  /* Aligned with the ring in the rendered picture. */
  [data-sweep] {
    left: 60.95%;
    top: 91.05%;
    width: 23%;
    aspect-ratio: 1;
    margin: -11.5% 0 0 -11.5%;
    border-radius: 50%;
    background: conic-gradient(#ff4d4d, #ffb21a, #7bd389, #4da3ff, #b06bff, #ff4d4d);
    mask: radial-gradient(closest-side, transparent 74%, #000 78%, #000 96%, transparent);
  }
  [data-bloom] {
    inset: 40.5% -60% 46.5%;
    background: radial-gradient(closest-side, rgb(255 176 52 / 0.6), rgb(255 157 26 / 0.18) 55%, transparent);
    mix-blend-mode: screen;
  }
  [data-glow] {
    left: -450%;
    right: -450%;
    top: 27%;
    height: 40%;
    background: radial-gradient(closest-side, rgb(255 157 26 / 0.34), rgb(255 157 26 / 0.1) 45%, transparent);
  }
  ${whenMotionAllowed(deviceMotion)}
`;
