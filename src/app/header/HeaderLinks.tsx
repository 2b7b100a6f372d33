import { styled } from 'styled-components';
import type { NavigationLink } from '../../content/pages/pageContext';
import { useWords } from '../../i18n/LocaleContext';
import { color, media, motion, space, text } from '../../ui/theme/tokens';
import { linkMarks, ShellLink } from '../ShellLink';

/** The navigation's first links, in a row on wide screens. The menu has all of them. */
export function HeaderLinks({ links }: { links: NavigationLink[] }) {
  const { t } = useWords();
  const row = links.filter(({ rowRegions }) => rowRegions.length);
  // Don't mark the link to '/shop' as current on a page below it that has a link of its own.
  const isLeaf = (href: string) => !row.some((other) => other.href.startsWith(`${href}/`));
  return (
    <Root aria-label={t('app.mainNavigation')}>
      {row.map(({ id, href, title, who, rowRegions }) => (
        <ShellLink key={id} href={href} isCurrentBelow={isLeaf(href)} {...linkMarks({ who, regions: rowRegions })}>
          {title}
        </ShellLink>
      ))}
    </Root>
  );
}

const Root = styled.nav`
  display: none;
  ${media.laptop} {
    display: flex;
    gap: ${space[5]};
  }
  a {
    ${text.label};
    text-decoration: none;
    padding-block: ${space[2]};
    box-shadow: inset 0 0 0 ${color.light};
    white-space: nowrap;
    ${media.hover} {
      transition: box-shadow ${motion.fast};
    }
    &:hover,
    &.here {
      box-shadow: inset 0 -2px 0 ${color.light};
    }
  }
`;
