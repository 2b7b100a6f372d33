import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, text } from '../../ui/theme/tokens';

interface FactListProps {
  facts: readonly { name: string; value: ReactNode }[];
}

export function FactList({ facts }: FactListProps) {
  return (
    <Root>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  display: grid;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    ${text.label};
  }
  ${media.desktop} {
    > div {
      padding-block: ${space[4]};
    }
  }
`;
