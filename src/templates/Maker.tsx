import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { listStep } from '../domain/catalogue/list/listQuery';
import { regionsOfPage } from '../domain/region/regions';
import { listPagePath, listPathOfPage, pageNumberInPath } from '../domain/site/routing/listPage';
import { routePath } from '../domain/site/routing/routes';
import { PageNumbers } from '../features/shop/PageNumbers';
import { ProductShelf } from '../features/shop/ProductShelf';
import { useWords } from '../i18n/LocaleContext';
import { PodShelf } from './PodShelf';

export { PageHead as Head } from '../features/page-head/PageHead';

/** Every pod is visible to everyone, with the regions that sell it. */
export default function Maker({ pageContext }: PageProps<object, PageContext>) {
  const { t } = useWords('pages');
  const { words, localPath } = pageContext;
  const { products, total } = pageContext.listing!;
  const count = Math.ceil(total / listStep);
  return (
    <PodShelf
      words={words}
      note={t('pages.maker.notHere', { maker: words.heading })}
      regions={regionsOfPage(pageContext)}
      list={routePath('pods')}
      listLabel={t('pages.maker.allPods')}
    >
      <ProductShelf products={products} isForEveryone level={2} />
      {count > 1 && (
        <PageNumbers
          page={pageNumberInPath(localPath)}
          count={count}
          pathOf={(page) => listPagePath(listPathOfPage(localPath), page)}
        />
      )}
    </PodShelf>
  );
}
