import { styled } from 'styled-components';
import { color, media, motion, text } from '../../ui/theme/tokens';

interface StoreMarkerProps {
  name: string;
  /** The number of stores in a cluster, which a click opens instead of choosing a store. */
  count?: number;
  isChosen: boolean;
  onChoose: () => void;
  onFocus?: () => void;
}

export const StoreMarker = ({ name, count, isChosen, onChoose, onFocus }: StoreMarkerProps) => (
  <Root
    type="button"
    aria-label={name}
    title={name}
    aria-pressed={count ? undefined : isChosen}
    data-cluster={count ? true : undefined}
    onClick={onChoose}
    onFocus={onFocus}
  >
    {count}
  </Root>
);

const Root = styled.button`
  display: block;
  width: 26px;
  height: 26px;
  padding: 0;
  border: 3px solid ${color.paper};
  border-radius: 50%;
  background: radial-gradient(circle, ${color.paper} 4px, ${color.ink} 4.5px);
  background-clip: padding-box;
  box-shadow: 0 1px 5px rgb(20 19 15 / 0.35);
  cursor: pointer;
  transition: scale ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover {
      scale: 1.15;
    }
  }
  &[data-cluster] {
    width: 38px;
    height: 38px;
    margin: -6px;
    ${text.label};
    line-height: 1;
    color: ${color.paper};
    forced-color-adjust: none;
    background: ${color.ink};
  }
  &[aria-pressed='true'] {
    background: radial-gradient(circle, ${color.onLight} 5px, ${color.light} 5.5px);
    border-color: ${color.ink};
    outline: 3px solid ${color.light};
  }
  ${media.forcedColors} {
    border-color: ButtonText;
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`;
