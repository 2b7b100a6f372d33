import { css, keyframes } from 'styled-components';
import { stageMotion } from '../../../ui/theme/stageMotion';
import { motion } from '../../../ui/theme/tokens';

/** Requires scroll timelines, motion, and a viewport tall enough for the whole picture. */
export const whenMotionAllowed = (rules: ReturnType<typeof css>) => css`
  @media (prefers-reduced-motion: no-preference) and (min-height: 36em) {
    @supports (animation-timeline: view()) {
      ${rules}
    }
  }
`;

/** Runs an animation on the section's timeline, `--apart`. */
const scrolled = (frames: ReturnType<typeof keyframes>) => css`
  animation: ${frames} ${motion.scrolled};
  animation-timeline: --apart;
  animation-range: contain 0% contain 100%;
`;

/** Times are percentages of that timeline: the parts meet at 50, the ring turns until 71, and then the oil glows. */
const appear = (from: number, to: number) => scrolled(keyframes`0%,${from}%{opacity:0}${to}%,100%{opacity:1}`);
const disappear = (from: number, to: number) => scrolled(keyframes`0%,${from}%{opacity:1}${to}%,100%{opacity:0}`);
const appearBetween = (from: number, to: number) =>
  scrolled(keyframes`0%,${from}%{opacity:0}${from + 4}%,${to - 4}%{opacity:1}${to}%,100%{opacity:0}`);

export const stepMotion = css`
  [data-step='click'] {
    ${appearBetween(36, 55)}
  }
  [data-step='ring.turns'] {
    ${appearBetween(56, 71)}
  }
  [data-step='glow'] {
    ${appear(72, 77)}
  }
`;

export const labelMotion = disappear(10, 20);

/**
 * Distance that each part travels, in percent of the picture's height, and when it arrives. The distances follow
 * `apart` in tools/render/shots.py, as its camera projects them.
 */
const travel = { cell: [17.79, 36], foot: [21.43, 50], heater: [24.46, 50], glass: [33.96, 50], crown: [37.6, 50] };

export const partMotion = css`
  ${Object.entries(travel).map(
    ([part, [distance, end]], index) => css`
      &[data-part='${part}'] {
        ${scrolled(
          keyframes`0%,${12 + index * 2}%{translate:0 0;animation-timing-function:${stageMotion.drawn}}${end}%,100%{translate:0 ${distance}%}`,
        )}
      }
    `,
  )}
  &[data-part='litRing'] {
    ${appear(62, 70)}
  }
  &[data-part='litOil'] {
    ${appear(66, 86)}
  }
`;

/** Zooms in while the parts assemble, with a small bounce when they meet. */
const approach = keyframes`0%,26%{scale:1}50%{scale:1.42;translate:0 0}52%{translate:0 .5%}55%,100%{scale:1.42;translate:0 0}`;
/** Matches the camera's view of the ring, from the side and above. */
const ringPerspective = 'scale(.883,.97)';
const sweep = keyframes`0%,54%{opacity:0;transform:${ringPerspective} rotate(0)}57%,66%{opacity:1}71%,100%{opacity:0;transform:${ringPerspective} rotate(540deg)}`;

export const deviceMotion = css`
  ${scrolled(approach)}
  [data-sweep] {
    ${scrolled(sweep)}
  }
  [data-glow],
  [data-bloom] {
    ${appear(68, 90)}
  }
`;
