import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { regionsOfPage } from '../domain/region/regions';
import { routePath } from '../domain/site/routing/routes';
import { LandingLinks } from '../features/shop/LandingLinks';
import { ProductShelf } from '../features/shop/ProductShelf';
import { CompareTable } from '../features/shop/shortlist/CompareTable';
import { useWords } from '../i18n/LocaleContext';
import { Stack } from '../ui/layout/Stack';
import { Heading } from '../ui/text/Heading';
import { PodShelf } from './PodShelf';

export { PageHead as Head } from '../features/page-head/PageHead';

/** A strain that several makers sell. Every pod is visible to everyone, with the regions that sell it. */
export default function Strain({ pageContext }: PageProps<object, PageContext>) {
  const { t } = useWords('pages');
  const { words, listing, compared, links } = pageContext;
  return (
    <PodShelf
      words={words}
      note={t('pages.landing.notHere')}
      regions={regionsOfPage(pageContext)}
      list={routePath('pods')}
      listLabel={t('pages.maker.allPods')}
      below={links!.length > 0 && <LandingLinks heading={t('pages.strain.related')} links={links!} />}
    >
      <ProductShelf products={listing!.products} isForEveryone level={2} />
      <Stack as="section" aria-labelledby="compared">
        <Heading level={2} size="sub" id="compared">
          {t('pages.strain.compared')}
        </Heading>
        <CompareTable pods={compared!} />
      </Stack>
    </PodShelf>
  );
}
