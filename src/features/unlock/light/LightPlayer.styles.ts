import { styled } from 'styled-components';
import { color, radius, space, text } from '../../../ui/theme/tokens';

const flat = '@media (orientation: landscape) and (max-height: 600px) and (min-width: 480px)';

/** Its own dialog, because the shared one animates, and the battery's sensor would see that. */
export const Screen = styled.dialog`
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
  overflow: hidden;

  &::backdrop {
    background: #000;
  }
`;

/** Browsers do not allow a dialog in full screen, only its content. */
export const Room = styled.div`
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

  ${flat} {
    grid-template: 'pad words' 1fr 'pad foot' auto / calc(min(50vw, 70dvh) + 20px) minmax(0, 1fr);
  }
`;

export const Words = styled.div`
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
  ${flat} {
    justify-self: start;
    text-align: start;
  }
`;

/** The two instructions share one place, each hidden while the other applies. */
export const Instruction = styled.p`
  grid-area: 1 / 1;
  ${text.body};
  font-size: 1.125rem;
  color: ${color.ink};
  text-wrap: balance;

  &[data-off='true'] {
    visibility: hidden;
  }
`;

/** The space beside the text. The pad is sized relative to it. */
export const Stage = styled.div`
  grid-area: pad;
  display: grid;
  place-items: center;
  min-height: 140px;
  padding: 10px;
  container-type: size;
`;

/** Its color is set for each symbol and must be exact: no transitions and no forced colors. */
export const Pad = styled.div`
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

export const Foot = styled.div`
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
`;

/** The foot's two states, before the start and while the light plays, stacked: the taller one sizes both. */
export const Layer = styled.div`
  display: grid;
  grid-area: 1 / 1;
  align-content: end;
  gap: ${space[3]};

  &[data-off='true'] {
    visibility: hidden;
  }
`;

export const Bar = styled.progress`
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
