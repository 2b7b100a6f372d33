import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/pageContext';
import { color, media, space, text } from '../../ui/theme/tokens';
import { ListSection } from './ListSection';

export function FactsSection({ section }: { section: SectionView }) {
  return (
    <ListSection section={section}>
      <List data-thirds={section.items.length % 3 === 0 || undefined}>
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

const List = styled.dl`
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
  }
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    &[data-thirds] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: ${space[10]};
    }
  }
`;
