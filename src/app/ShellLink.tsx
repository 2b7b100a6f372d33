import type { ReactNode } from 'react';
import type { FooterLink } from '../content/pageContext';
import { shownIn } from '../domain/region/shownIn';
import type { Subcountry } from '../domain/region/regions';
import { LocalLink } from '../i18n/LocalLink';

/** S6-05: for whom a link of the shell is drawn, as marks for the element that holds it. */
export const linkMarks = ({ who, regions }: Pick<FooterLink, 'who'> & { regions: Subcountry[] | null }) => ({
  'data-who': who ?? undefined,
  ...(regions && shownIn(regions)),
});

interface ShellLinkProps {
  href: string;
  children: ReactNode;
  /** Marks the link to the page that is open, or to one above it. */
  isCurrentBelow?: boolean;
}

/** A link under the locale, or to a site elsewhere. */
export function ShellLink({ href, children, isCurrentBelow, ...marks }: ShellLinkProps) {
  if (!href.startsWith('/'))
    return (
      <a {...marks} href={href}>
        {children}
      </a>
    );
  return (
    <LocalLink {...marks} to={href} activeClassName="here" partiallyActive={isCurrentBelow}>
      {children}
    </LocalLink>
  );
}
