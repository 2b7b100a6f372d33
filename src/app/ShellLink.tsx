import type { ReactNode } from 'react';
import type { FooterLink } from '../content/pages/pageContext';
import { shownIn } from '../domain/region/shownIn';
import type { Subcountry } from '../domain/region/regions';
import { LocalLink } from '../i18n/LocalLink';

/** Attributes that limit a shell link to its sessions and regions, for the link's container. */
export const linkMarks = ({ who, regions }: Pick<FooterLink, 'who'> & { regions: Subcountry[] | null }) => ({
  'data-who': who ?? undefined,
  ...(regions && shownIn(regions)),
});

interface ShellLinkProps {
  href: string;
  children: ReactNode;
  /** Also mark the link as current on pages below its target. */
  isCurrentBelow?: boolean;
}

/** A link to a page of the locale or to another site. */
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
