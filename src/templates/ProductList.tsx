import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { useWords } from '../i18n/LocaleContext';
import { HydrateWhenVisible } from '../ui/hydration/HydrateWhenVisible';
import { lazyNamed, lazyOnInput } from '../ui/hydration/lazyNamed';
import { ListFrame } from './ListFrame';

const ProductListing = lazyOnInput(() => import('../features/shop/ProductListing'), 'ProductListing');
const LandingLinks = lazyNamed(() => import('../features/shop/LandingLinks'), 'LandingLinks');

export { PageHead as Head } from '../features/page-head/PageHead';

export default function ProductList({ pageContext: page }: PageProps<object, PageContext>) {
  const { words, routeId, listing, links } = page;
  const { t } = useWords('shop');
  const below = links && (
    <HydrateWhenVisible minHeight={`${100 + 32 * links.length}px`}>
      <LandingLinks heading={t('list.kinds')} links={links} />
    </HydrateWhenVisible>
  );
  return (
    <ListFrame words={words} below={below}>
      <ProductListing listing={listing!} routeId={routeId} />
    </ListFrame>
  );
}
