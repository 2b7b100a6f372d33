import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/sectionViews';
import { balancedColumns } from '../../ui/layout/balancedColumns';
import { color, media, space, text } from '../../ui/theme/tokens';
import { ListSection } from './ListSection';

export function FactsSection({ section }: { section: SectionView }) {
  return (
    <ListSection section={section}>
      <List $count={section.items.length}>
        {section.items.map(({ id, heading, text: value }) => (
          <div key={id}>
            <dt>{heading}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </ListSection>
  );
}

const List = styled.dl<{ $count: number }>`
  display: grid;
  gap: ${space[6]};
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    ${text.section};
    text-wrap: balance;
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $count }) => balancedColumns($count, 4)}, minmax(0, 1fr));
    column-gap: ${space[10]};
  }
`;
