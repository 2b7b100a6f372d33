import { styled } from 'styled-components';
import type { SectionView } from '../../content/pages/sectionViews';
import { shownIn } from '../../domain/region/shownIn';
import { LocalLink } from '../../i18n/LocalLink';
import { color, media, motion, space, text } from '../../ui/theme/tokens';
import { ListSection } from './ListSection';

export function BrandWall({ section }: { section: SectionView }) {
  return (
    <ListSection section={section}>
      <List>
        {section.items.map(({ id, heading, text: place, path, regions }) => (
          <li key={id} {...(regions && shownIn(regions))}>
            {path ? <LocalLink to={path}>{heading}</LocalLink> : heading}
            {place && <small>{place}</small>}
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
  small {
    ${text.small};
    display: block;
    color: ${color.muted};
  }
  a + small {
    margin-top: calc(-1 * ${space[2]});
    padding-bottom: ${space[3]};
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
