import type { ReactNode } from 'react';
import type { FooterLink } from '../content/pages/pageContext';
import { shownIn } from '../domain/region/shownIn';
import type { Subcountry } from '../domain/region/regions';
import { LocalLink } from '../i18n/LocalLink';

/** CSS shows an element with these attributes only in the given sessions and regions. */
export const visibilityAttributes = ({ who, regions }: Pick<FooterLink, 'who'> & { regions: Subcountry[] | null }) => ({
  'data-who': who ?? undefined,
  ...(regions && shownIn(regions)),
});

interface ShellLinkProps {
  href: string;
  children: ReactNode;
  /** Also marks the link as current on pages below its target. */
  isCurrentForSubpages?: boolean;
}

export function ShellLink({ href, children, isCurrentForSubpages, ...attributes }: ShellLinkProps) {
  if (!href.startsWith('/'))
    return (
      <a {...attributes} href={href}>
        {children}
      </a>
    );
  return (
    <LocalLink {...attributes} to={href} activeClassName="here" partiallyActive={isCurrentForSubpages}>
      {children}
    </LocalLink>
  );
}
