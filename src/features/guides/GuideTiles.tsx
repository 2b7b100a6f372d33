import { styled } from 'styled-components';
import type { GuideLink } from '../../content/pages/pageContext';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { balancedColumns } from '../../ui/layout/balancedColumns';
import { Picture } from '../../ui/Picture';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, desktopQuery, media, radius, space, tabletQuery, vastQuery } from '../../ui/theme/tokens';

export function GuideTiles({ guides }: { guides: readonly GuideLink[] }) {
  const { plural } = useWords('pages');
  return (
    <List $count={guides.length}>
      {guides.map(({ path, heading, lead, minutes, picture }, index) => (
        <li key={path}>
          <Picture
            base={picture.base}
            ratio={picture.width / picture.height}
            widths={picture.widths}
            alt={picture.alt ?? ''}
            sizes={`${vastQuery} 26vw, ${desktopQuery} 450px, ${tabletQuery} 46vw, 92vw`}
            isEager={index === 0}
          />
          <Heading level={2} size="sub">
            <LocalLink to={path}>{heading}</LocalLink>
          </Heading>
          <Paragraph tone="muted">{lead}</Paragraph>
          <Paragraph size="small" tone="muted">
            {plural('pages.minutes', minutes)}
          </Paragraph>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[8]};
  width: 100%;
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[2]};
  }
  img {
    aspect-ratio: 16 / 10;
    margin-bottom: ${space[2]};
    border-radius: ${radius.large};
    background: ${color.surface};
    object-fit: cover;
  }
  a {
    text-decoration: none;
  }
  /* The whole tile is the link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }
  li:hover a {
    text-decoration: underline 2px ${color.light};
    text-underline-offset: 0.22em;
  }
  ${media.tablet} {
    grid-template-columns: repeat(${({ $count }) => balancedColumns($count, 3)}, minmax(0, 1fr));
  }
`;
