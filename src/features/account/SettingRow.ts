import { styled } from 'styled-components';
import { color, space, text } from '../../ui/theme/tokens';

/** A stored item: a paragraph with its name and detail, beside a button that removes it. */
export const SettingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  p {
    display: grid;
    min-width: 0;
  }
  strong {
    ${text.strong};
  }
  span {
    ${text.small};
    color: ${color.muted};
  }
`;
