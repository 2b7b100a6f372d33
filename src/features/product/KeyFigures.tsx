import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, text } from '../../ui/theme/tokens';

interface BigFiguresProps {
  figures: readonly { name: string; value: ReactNode; meaning: string }[];
}

export function KeyFigures({ figures }: BigFiguresProps) {
  return (
    <Root data-four={figures.length === 4 || undefined}>
      {figures.map(({ name, value, meaning }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd>{meaning}</dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  display: grid;
  gap: ${space[8]} ${space[10]};
  /* Columns by count, because a last row with an empty cell looks unfinished. */
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    &[data-four] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.laptop} {
    &[data-four] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  > div {
    display: grid;
    align-content: start;
    padding-top: ${space[4]};
    border-top: 2px solid ${color.light};
  }
  dt {
    ${text.strong};
  }
  dd {
    color: ${color.muted};
  }
  dt + dd {
    padding-block: ${space[2]};
    ${text.display};
    font-size: clamp(2.25rem, 4.6vw, 4.5rem);
    line-height: 1.05;
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
`;
