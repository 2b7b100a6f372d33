import { css, styled } from 'styled-components';
import { color, media, motion, shadow, space, text } from '../theme/tokens';

/** Dynamic viewport units account for a phone's keyboard and browser bars. */
export const DialogRoot = styled.dialog`
  position: fixed;
  inset: 0;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  color: ${color.ink};
  background: ${color.paper};
  box-shadow: ${shadow.high};
  /* Unlike a hidden overflow, this cannot be scrolled by focus or a script. */
  overflow: clip;
  transition:
    translate ${motion.slow} ${motion.ease},
    opacity ${motion.medium} ${motion.ease},
    overlay ${motion.slow} allow-discrete,
    display ${motion.slow} allow-discrete;

  /* Forced colors remove the shadow that separates the dialog from the page. */
  ${media.forcedColors} {
    outline: 2px solid CanvasText;
    outline-offset: -2px;
  }
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: ${color.scrim};
    opacity: 0;
    transition:
      opacity ${motion.slow} ${motion.ease},
      overlay ${motion.slow} allow-discrete,
      display ${motion.slow} allow-discrete;
  }
  &[open]::backdrop {
    opacity: 1;
    @starting-style {
      opacity: 0;
    }
  }
`;

/** Browsers scroll a focused checkbox into view, but not the top of its taller label. */
const wholeLabels = css`
  scroll-padding-block: ${space[8]};
`;

/** Has no box of its own, except in a short window, where the head and foot scroll with the body. */
export const DialogContent = styled.div`
  display: contents;
  ${media.shortDialog} {
    display: block;
    position: relative;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    ${wholeLabels}
    /* Shows a shadow at the bottom until the end is reached, because the buttons may be out of view. */
    background:
      linear-gradient(${color.paper}, ${color.paper}) bottom / 100% ${space[6]} no-repeat local,
      linear-gradient(transparent, ${color.line}) bottom / 100% ${space[6]} no-repeat;
  }
`;

/** Not <header> and <footer>, which would be landmarks of the whole page inside a dialog. */
export const DialogHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 68px;
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[6]};

  & > h2 {
    ${text.sub};
  }
`;

// WebKit gives a basis of 0% no height in a dialog sized to its content.
export const DialogBody = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
  padding: ${space[1]} ${space[6]} ${space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${wholeLabels}
  ${media.shortDialog} {
    overflow: visible;
  }
`;

export const DialogFoot = styled.div`
  padding: ${space[4]} ${space[6]} max(${space[5]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
`;
