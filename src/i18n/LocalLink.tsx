import { Link, type GatsbyLinkProps } from 'gatsby';
import { localePath } from '../domain/region/locales';
import { useWords } from './LocaleContext';

type LocalLinkProps = Omit<GatsbyLinkProps<object>, 'ref'>;

/** Links to a path under the page's locale: '/shop/pods' → /ca/fr/shop/pods. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const { locale } = useWords();
  return <Link {...rest} to={localePath(locale, to)} />;
}
