import { styled } from 'styled-components';
import { color } from '../../../ui/theme/tokens';

/** Draws the battery's tip with the ring in the middle. The battery lies as in the pictures of this step, to the upper right. */
export function BatteryOutline() {
  return (
    <Drawing viewBox="0 0 100 100" aria-hidden>
      <path d="M33 130V35q0-7 7-7h20q7 0 7 7v95" transform="rotate(-142 50 50)" />
      <path data-ring d="M50 39a11 11 0 1 0 .01 0" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${color.muted};
  stroke-width: 2;
  stroke-dasharray: 9 7;
  & > * {
    vector-effect: non-scaling-stroke;
  }
  & > [data-ring] {
    stroke: ${color.light};
    stroke-width: 5;
    stroke-dasharray: none;
  }
`;
