import { styled } from 'styled-components';
import { color, media, radius, space, text } from '../../ui/theme/tokens';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  width: 100%;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[16]};
    align-items: start;
    max-width: 1400px;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[5]};
  > div {
    display: grid;
    gap: ${space[1]};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  dt {
    ${text.label};
    color: ${color.muted};
  }
  dd::first-letter {
    text-transform: uppercase;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export const HoursBox = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[6]};
  border-radius: ${radius.large};
  background: ${color.surface};
  > table {
    max-width: none;
    margin: 0;
  }
  ul {
    display: grid;
    gap: ${space[1]};
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
    ${text.label};
  }
  li::first-letter {
    text-transform: uppercase;
  }
`;

/** Reserves the height of the opening status. */
export const StateLine = styled.p`
  ${text.label};
  &::before {
    content: '\\a0';
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  justify-items: start;
  width: 100%;
`;
