import { styled } from 'styled-components';
import { Card } from '../../ui/layout/Card';
import { flushQuiet } from '../../ui/layout/Flush';
import { color, media, space } from '../../ui/theme/tokens';

export const RowCard = styled(Card).attrs({ as: 'article' })`
  display: grid;
  grid-template: 'picture head' auto 'facts facts' auto 'actions actions' auto 'note note' auto 'details details' auto / auto minmax(
      0,
      1fr
    );
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]} ${space[4]} 0;
  ${media.tablet} {
    grid-template: 'picture head' auto 'picture facts' auto 'picture actions' auto 'picture note' auto 'details details' auto / auto minmax(
        0,
        1fr
      );
    gap: ${space[3]} ${space[6]};
    padding: ${space[5]} ${space[5]} 0;
  }
`;

export const RowHead = styled.div`
  grid-area: head;
  display: grid;
  align-content: start;
  gap: ${space[1]};
  overflow-wrap: anywhere;
`;

export const RowFacts = styled.div`
  grid-area: facts;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
`;

export const RowNote = styled.div`
  grid-area: note;
`;

export const RowActions = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  ${flushQuiet}
  /* Text links get the same tap target as the buttons beside them. */
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export const PodFacts = styled.dl`
  display: grid;
  gap: ${space[3]};
  > div {
    display: grid;
    gap: ${space[1]} ${space[4]};
    align-items: center;
    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }
  dd {
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;
