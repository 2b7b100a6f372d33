import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/sectionViews';
import { balancedColumns } from '../../ui/layout/balancedColumns';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, desktopQuery, media, radius, space, text, vastQuery } from '../../ui/theme/tokens';
import { ListSection } from './ListSection';
import { SectionPicture } from './SectionPicture';

export function StepsSection({ section }: { section: SectionView }) {
  return (
    <ListSection section={section}>
      <List $count={section.items.length}>
        {section.items.map(({ id, heading, text: words, picture }) => (
          <li key={id}>
            {picture && <SectionPicture picture={picture} sizes={`${vastQuery} 20vw, ${desktopQuery} 360px, 132px`} />}
            <div>
              <Heading level={3}>{heading}</Heading>
              {words && <Paragraph tone="muted">{words}</Paragraph>}
            </div>
          </li>
        ))}
      </List>
    </ListSection>
  );
}

const List = styled.ol<{ $count: number }>`
  display: grid;
  gap: ${space[6]};
  counter-reset: step;
  li {
    display: flex;
    gap: ${space[5]};
    counter-increment: step;
  }
  picture {
    flex: 0 0 34%;
  }
  img {
    border-radius: ${radius.large};
    background: ${color.surface};
  }
  li > div {
    flex: 1;
    min-width: 0;
  }
  h3::before {
    content: counter(step);
    display: block;
    ${text.label};
    color: ${color.muted};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $count }) => balancedColumns($count, 4)}, minmax(0, 1fr));
    li {
      flex-direction: column;
    }
    picture {
      flex: none;
    }
  }
`;
