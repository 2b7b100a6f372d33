import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/pageContext';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, desktopQuery, media, radius, space, text } from '../../ui/theme/tokens';
import { ListSection } from './ListSection';
import { SectionPicture } from './SectionPicture';

export function StepsSection({ section }: { section: SectionView }) {
  return (
    <ListSection section={section}>
      <List data-thirds={section.items.length % 3 === 0 || undefined}>
        {section.items.map(({ id, heading, text: words, picture }) => (
          <li key={id}>
            {picture && <SectionPicture picture={picture} sizes={`${desktopQuery} 360px, 132px`} />}
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

const List = styled.ol`
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
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    &[data-thirds] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    li {
      flex-direction: column;
    }
    picture {
      flex: none;
    }
  }
`;
