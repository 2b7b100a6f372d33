import { styled } from 'styled-components';
import type { ItemView, SectionView } from '../../content/pages/sectionViews';
import { shownIn } from '../../domain/region/shownIn';
import { LocalLink } from '../../i18n/LocalLink';
import { balancedColumns } from '../../ui/layout/balancedColumns';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, desktopQuery, media, motion, radius, space, focusRing, vastQuery } from '../../ui/theme/tokens';
import { ListSection } from './ListSection';
import { SectionPicture } from './SectionPicture';

export function TilesSection({ section }: { section: SectionView }) {
  const hasPictures = section.items.some(({ picture }) => picture);
  return (
    <ListSection section={section}>
      <List $count={section.items.length} data-pictures={hasPictures || undefined}>
        {section.items.map((item) => (
          <li key={item.id} {...(item.regions && shownIn(item.regions))}>
            <Tile item={item} />
          </li>
        ))}
      </List>
    </ListSection>
  );
}

function Tile({ item: { heading, text, picture, path } }: { item: ItemView }) {
  return (
    <>
      {picture && <SectionPicture picture={picture} sizes={`${vastQuery} 20vw, ${desktopQuery} 360px, 46vw`} />}
      <Heading level={3}>{path ? <LocalLink to={path}>{heading}</LocalLink> : heading}</Heading>
      {text && (
        <Paragraph size="label" tone="muted">
          {text}
        </Paragraph>
      )}
    </>
  );
}

const List = styled.ul<{ $count: number }>`
  display: grid;
  gap: ${space[8]} ${space[4]};
  grid-template-columns: minmax(0, 1fr);
  > li {
    position: relative;
    display: grid;
    gap: ${space[2]};
    align-content: start;
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  a {
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${radius.large};
    }
    &:hover {
      text-decoration: underline 2px ${color.light};
      text-underline-offset: 0.22em;
    }
    &:focus-visible {
      outline: 0;
      box-shadow: none;
    }
    &:focus-visible::after {
      ${focusRing};
    }
  }
  &[data-pictures] {
    grid-template-columns: 1fr 1fr;
    > li {
      padding: 0;
      border: 0;
    }
    picture {
      border-radius: ${radius.large};
      overflow: hidden;
    }
    ${media.hover} {
      img {
        transition: scale ${motion.slow} ${motion.ease};
      }
      li:hover img {
        scale: 1.03;
      }
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(${({ $count }) => balancedColumns($count, 3)}, minmax(0, 1fr));
  }
  ${media.desktop} {
    gap: ${space[8]} ${space[6]};
    &,
    &[data-pictures] {
      grid-template-columns: repeat(${({ $count }) => balancedColumns($count, 4)}, minmax(0, 1fr));
    }
  }
`;
