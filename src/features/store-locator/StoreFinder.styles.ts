import { styled } from 'styled-components';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, media, space } from '../../ui/theme/tokens';

/**
 * Reserves the toolbar's height in the static HTML, so that hydration causes no layout shift except with enlarged text.
 */
const field = 'minmax(81px,auto)';
const button = 'minmax(52px,auto)';

export const Toolbar = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  grid-template-rows: ${field} ${field} ${button};
  gap: ${space[3]};
  align-items: end;
  > :first-child,
  > :nth-child(2) {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    grid-template-rows: ${field} ${button};
    > :first-child,
    > :nth-child(2) {
      grid-column: auto;
    }
    > button {
      justify-self: start;
    }
  }
  ${media.desktop} {
    grid-template-columns: 360px 280px 1fr;
    grid-template-rows: ${field};
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** List and map side by side. Small screens show only the one that `data-view` names. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space[10]};
    align-items: start;
    @media (scripting: none) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const ListColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
`;

/** Reserves one line, so that the list below does not move. */
export const OrderLine = styled(Paragraph)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const List = styled.ul`
  margin-top: ${space[2]};
  &:not(:empty) {
    border-top: 1px solid ${color.line};
  }
  ${media.belowDesktop} {
    [data-view='map'] & {
      display: none;
    }
  }
`;

export const MapSpace = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  ${media.belowDesktop} {
    [data-view='list'] > & {
      display: none;
    }
    > :first-child {
      flex: none;
      height: clamp(220px, 60svh, 520px);
    }
  }
  ${media.desktop} {
    position: sticky;
    top: 96px;
    height: calc(100svh - 120px);
    min-height: 420px;
    ${media.shortPage} {
      position: static;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
