import { styled } from 'styled-components';
import { color, media, radius, space, text } from '../../../ui/theme/tokens';

/** Reserves the height of the client-only content. */
export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-content: center;
  justify-items: center;
  min-height: 780px;
  gap: ${space[6]};
  padding: clamp(24px, 4vw, 56px);
  border-radius: ${radius.large};
  background: ${color.surface};
  ${media.desktop} {
    min-height: 830px;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :nth-child(1) {
      grid-row: 1 / span 2;
      align-self: center;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-self: start;
  max-width: 30em;
`;

/** Three frames wide, like the still picture. The shadow covers both pictures. */
export const Stage = styled.div`
  position: relative;
  aspect-ratio: 480 / 1120;
  height: 480px;
  border-radius: ${radius.medium};
  &[data-turns] {
    touch-action: pan-y;
    -webkit-user-select: none;
    user-select: none;
    cursor: grab;
  }
  &[data-turns]:active {
    cursor: grabbing;
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 24% 0.2%;
    height: 3.2%;
    border-radius: 50%;
    background: radial-gradient(closest-side, rgb(20 19 15 / 0.5), rgb(20 19 15 / 0.16) 55%, transparent);
    mix-blend-mode: multiply;
    pointer-events: none;
  }
  ${media.desktop} {
    height: 640px;
  }
`;

/** Shows one frame of the strip above the still picture. */
export const Strip = styled.div`
  position: absolute;
  inset: 0 33.3333%;
  overflow: hidden;
  opacity: 0;
  &[data-shown] {
    opacity: 1;
  }
  picture {
    display: block;
    width: 1200%;
    height: 200%;
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  ${text.label};
  text-align: center;
  button {
    background: ${color.raised};
  }
`;
