import { styled } from 'styled-components';
import { color, media, radius, space, text } from '../../ui/theme/tokens';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  justify-items: start;
  width: 100%;
`;

export const Service = styled(Section)`
  gap: ${space[6]};
  padding: ${space[6]};
  border-radius: ${radius.large};
  background: ${color.surface};
  ${media.desktop} {
    padding: ${space[8]};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: ${space[5]} ${space[8]};
  width: 100%;
  > div {
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  dt {
    ${text.label};
    color: ${color.muted};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`;

export const ServiceFacts = styled(Facts)`
  /* Spans all columns, because a city can have many ZIP codes. */
  > div:last-child {
    grid-column: 1 / -1;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  max-width: 640px;
  padding-inline-start: 1.4em;
  list-style: decimal;
`;

/** Reserves two lines, so that the time causes no layout shift on narrow screens. */
export const TwoLines = styled.span`
  display: block;
  min-height: 3em;
`;

export const About = styled(Section)`
  gap: ${space[4]};
  > p {
    max-width: 68ch;
  }
`;
