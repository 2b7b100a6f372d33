import type { ReactNode } from 'react';
import type { PodPage } from '../../domain/unlock/podPage';
import { LocalLink } from '../../i18n/LocalLink';
import { TextLink } from '../../ui/TextLink';

interface PageLinkProps {
  page: PodPage;
  search?: string;
  children: ReactNode;
}

/** Links to a product's page, on either country's site. */
export const PageLink = ({ page, search = '', children }: PageLinkProps) =>
  'to' in page ? (
    <TextLink as={LocalLink} to={page.to + search}>
      {children}
    </TextLink>
  ) : (
    <TextLink href={page.href + search}>{children}</TextLink>
  );
