import type { ReactNode } from 'react';
import type { PodPage } from '../../domain/unlock/podPage';
import { LocalLink } from '../../i18n/LocalLink';
import { TextLink } from '../../ui/TextLink';

interface PageLinkProps {
  page: PodPage;
  search?: string;
  children: ReactNode;
}

/** A link to a product's page, whichever country's site has it. */
export const PageLink = ({ page, search = '', children }: PageLinkProps) =>
  'to' in page ? (
    <TextLink as={LocalLink} to={page.to + search}>
      {children}
    </TextLink>
  ) : (
    <TextLink href={page.href + search}>{children}</TextLink>
  );
