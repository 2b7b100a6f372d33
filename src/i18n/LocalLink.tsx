import { Link, type GatsbyLinkProps } from 'gatsby';
import { localePath } from '../domain/region/locales';
import { useWords } from './LocaleContext';

type LocalLinkProps = Omit<GatsbyLinkProps<object>, 'ref'>;

/** Adds the page's locale to a path: '/shop/pods' → '/ca/fr/shop/pods'. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const { locale } = useWords();
  return <Link {...rest} to={localePath(locale, to)} />;
}
