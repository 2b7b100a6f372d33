import { styled } from 'styled-components';
import { color } from '../../../ui/theme/tokens';

/**
 * Shows the tip of the battery with its sensor ring in the middle of the square. The body extends beyond the square, as
 * a real battery does on a phone.
 */
export function BatteryOutline() {
  return (
    <Drawing viewBox="0 0 100 100" aria-hidden>
      <path d="M33 100V35q0-7 7-7h20q7 0 7 7v65" />
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
