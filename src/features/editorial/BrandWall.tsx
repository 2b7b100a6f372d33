import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/pageContext';
import { shownIn } from '../../domain/region/shownIn';
import { LocalLink } from '../../i18n/LocalLink';
import { color, media, motion, space, text } from '../../ui/theme/tokens';
import { ListSection } from './ListSection';

export function BrandWall({ section }: { section: SectionView }) {
  return (
    <ListSection section={section}>
      <List>
        {section.items.map(({ id, heading, path, regions }) => (
          <li key={id} {...(regions && shownIn(regions))}>
            {path ? <LocalLink to={path}>{heading}</LocalLink> : heading}
          </li>
        ))}
      </List>
    </ListSection>
  );
}

const List = styled.ul`
  display: grid;
  /* Two columns, or one if the text is too large for two. */
  grid-template-columns: repeat(auto-fill, minmax(max(7.75rem, 50% - ${space[4]}), 1fr));
  gap: 0 ${space[4]};
  ${text.sub};
  li {
    border-bottom: 1px solid ${color.line};
    padding-block: ${space[3]};
  }
  li:has(a) {
    padding: 0;
  }
  a {
    display: block;
    padding-block: ${space[3]};
    text-decoration: none;
  }
  ${media.hover} {
    a {
      transition: translate ${motion.medium} ${motion.ease};
    }
    a:hover {
      translate: 6px 0;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
    gap: 0 ${space[8]};
  }
`;
