import { styled } from 'styled-components';
import { color, media, radius, space, text } from '../../../ui/theme/tokens';

const shortLandscape = '@media (orientation: landscape) and (max-height: 600px) and (min-width: 480px)';

/** A laptop's screen, where the square is larger with the words and buttons beside it. */
const desktop = '@media (orientation: landscape) and (min-width: 1024px) and (min-height: 600.02px)';

/** Separate from the shared dialog, whose opening animation would reach the battery's sensor. */
export const LightDialog = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: #000;
  overflow: clip;

  &::backdrop {
    background: #000;
  }
`;

/** Browsers do not allow a dialog in full screen, only its content. */
export const FullScreenArea = styled.div`
  position: relative;
  display: grid;
  grid-template: 'words' auto 'pad' 1fr 'foot' auto / minmax(0, 1fr);
  gap: ${space[5]} ${space[8]};
  width: 100%;
  height: 100%;
  padding: max(${space[5]}, env(safe-area-inset-top)) max(${space[5]}, env(safe-area-inset-right)) 0
    max(${space[5]}, env(safe-area-inset-left));
  background: #000;
  overflow-y: auto;
  overscroll-behavior: contain;
  -webkit-user-select: none;
  user-select: none;

  ${shortLandscape} {
    grid-template: 'pad words' 1fr 'pad foot' auto / calc(min(50vw, 70dvh) + 20px) minmax(0, 1fr);
  }
  ${desktop} {
    grid-template: 'pad words' 1fr 'pad foot' 1fr / calc(min(50vw, 70dvh) + 20px) minmax(0, 400px);
    justify-content: center;
    column-gap: ${space[16]};
  }
`;

export const TextBlock = styled.div`
  grid-area: words;
  display: grid;
  align-content: start;
  justify-self: center;
  gap: ${space[1]};
  max-width: 56ch;
  ${text.small};
  color: ${color.muted};
  text-align: center;

  & > div {
    display: grid;
  }
  ${shortLandscape} {
    justify-self: start;
    text-align: start;
  }
  ${desktop} {
    align-self: end;
    justify-self: start;
    gap: ${space[3]};
    text-align: start;
  }
`;

/** The two instructions are stacked in the same place, and only the current one is visible. */
export const Instruction = styled.p`
  grid-area: 1 / 1;
  ${text.body};
  font-size: 1.125rem;
  color: ${color.ink};
  text-wrap: balance;

  &[data-off='true'] {
    visibility: hidden;
  }
  ${desktop} {
    ${text.section};
  }
`;

/** A size container for the square of light. */
export const PadArea = styled.div`
  grid-area: pad;
  display: grid;
  place-items: center;
  min-height: 140px;
  padding: 10px;
  container-type: size;
`;

/** The battery reads the exact color of each symbol, so it has no transitions and no forced colors. */
export const LightPad = styled.div`
  --side: min(80vw, 70dvh, 100cqw, 100cqh);

  width: var(--side);
  height: var(--side);
  background: #000;
  outline: 2px solid ${color.edge};
  outline-offset: 8px;
  forced-color-adjust: none;
  /* Laying a battery on the pad must not scroll or zoom the page. */
  touch-action: none;

  /* WCAG does not allow a larger area to flash more than three times a second. */
  &[data-small] {
    --side: min(120px, 100cqw, 100cqh);
  }
`;

export const PlayerFooter = styled.div`
  position: sticky;
  bottom: 0;
  grid-area: foot;
  display: grid;
  justify-self: center;
  gap: ${space[3]};
  width: min(100%, 420px);
  padding-bottom: max(${space[5]}, env(safe-area-inset-bottom));
  ${text.label};
  text-align: center;
  background: #000;

  ${media.shortPage} {
    position: static;
  }
  ${desktop} {
    position: static;
    align-self: start;
    justify-self: stretch;
    width: auto;
    text-align: start;
  }
`;

/** The states before and during playback are stacked, so that the taller one sizes both. */
export const FooterControls = styled.div`
  display: grid;
  grid-area: 1 / 1;
  align-content: end;
  gap: ${space[3]};

  &[data-off='true'] {
    visibility: hidden;
  }
`;

export const ProgressBar = styled.progress`
  appearance: none;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: ${radius.pill};
  background: ${color.line};
  overflow: hidden;

  &::-webkit-progress-bar {
    background: ${color.line};
  }
  &::-webkit-progress-value {
    background: ${color.edge};
  }
  &::-moz-progress-bar {
    background: ${color.edge};
  }
`;
