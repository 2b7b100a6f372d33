import { styled } from 'styled-components';
import type { NavigationLink } from '../../content/pages/pageContext';
import { useWords } from '../../i18n/LocaleContext';
import { color, media, motion, space, text } from '../../ui/theme/tokens';
import { visibilityAttributes, ShellLink } from '../ShellLink';

export function HeaderLinks({ links }: { links: NavigationLink[] }) {
  const { t } = useWords();
  const row = links.filter(({ rowRegions }) => rowRegions.length);
  // A page below '/shop' that has its own link must not mark '/shop' as current too.
  const isLeaf = (href: string) => !row.some((other) => other.href.startsWith(`${href}/`));
  return (
    <Root aria-label={t('app.mainNavigation')}>
      {row.map(({ id, href, title, who, rowRegions }) => (
        <ShellLink
          key={id}
          href={href}
          isCurrentForSubpages={isLeaf(href)}
          {...visibilityAttributes({ who, regions: rowRegions })}
        >
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
    gap: ${space[4]};
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
    ${media.forcedColors} {
      &.here {
        text-decoration: underline 3px Highlight;
        text-underline-offset: 6px;
      }
    }
  }
`;
