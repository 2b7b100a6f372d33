import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { routePath } from '../domain/site/routing/routes';
import { ProductShelf } from '../features/shop/ProductShelf';
import { useWords } from '../i18n/LocaleContext';
import { PodShelf } from './PodShelf';

export { PageHead as Head } from '../features/page-head/PageHead';

/** Each pod is visible only in the regions that sell it. */
export default function Maker({ pageContext: { words, listing } }: PageProps<object, PageContext>) {
  const { t } = useWords('pages');
  const { products } = listing!;
  return (
    <PodShelf
      words={words}
      note={t('pages.maker.notHere', { maker: words.heading })}
      regions={[...new Set(products.flatMap((product) => product.regions))]}
      list={routePath('pods')}
      listLabel={t('pages.maker.allPods')}
    >
      <ProductShelf products={products} isByRegion level={2} />
    </PodShelf>
  );
}
