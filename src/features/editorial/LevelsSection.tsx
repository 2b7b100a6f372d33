import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/sectionViews';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, media, space } from '../../ui/theme/tokens';
import { ListSection } from './ListSection';

/** A bar above each item is lit as far as its level reaches. */
export function LevelsSection({ section }: { section: SectionView }) {
  const { items } = section;
  return (
    <ListSection section={section}>
      <List>
        {items.map(({ id, heading, text }, index) => (
          <li key={id} style={{ '--reach': `${((index + 1) / items.length) * 100}%` } as CSSProperties}>
            <Heading level={3} size="section">
              {heading}
            </Heading>
            {text && <Paragraph tone="muted">{text}</Paragraph>}
          </li>
        ))}
      </List>
    </ListSection>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space[8]} ${space[10]};
  li {
    display: grid;
    gap: ${space[2]};
    align-content: start;
    padding-top: ${space[5]};
    background:
      linear-gradient(${color.light}, ${color.light}) 0 0 / var(--reach) 3px no-repeat,
      linear-gradient(${color.line}, ${color.line}) 0 1px / 100% 1px no-repeat;
  }
  ${media.desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;
