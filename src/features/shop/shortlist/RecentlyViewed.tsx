import { Suspense } from 'react';
import { styled } from 'styled-components';
import { recentlyViewed } from '../../../domain/shortlist/viewed';
import { useWords } from '../../../i18n/LocaleContext';
import { useClientValue } from '../../../state/hooks/useClientValue';
import { useFromCatalogue } from '../../../state/hooks/useFromCatalogue';
import { QueryIsland } from '../../../state/QueryIsland';
import { useRegion } from '../../../state/region';
import { clearViewed, useViewed } from '../../../state/shortlist/viewed';
import { Button } from '../../../ui/Button';
import { InsertBelowScreen } from '../../../ui/hydration/InsertBelowScreen';
import { Heading } from '../../../ui/text/Heading';
import { space } from '../../../ui/theme/tokens';
import { GridRoot } from '../ProductGrid';
import { ProductShelf } from '../ProductShelf';
import { Cluster } from '../../../ui/layout/Cluster';

/** Client-only, because views are stored in the browser. */
export function RecentlyViewed({ excludedSlug = null }: { excludedSlug?: string | null }) {
  const isHydrated = useClientValue(() => true, false);
  const slugs = recentlyViewed(useViewed().slugs, excludedSlug);
  if (!isHydrated) return null;
  return (
    <Suspense>
      <QueryIsland>
        <Viewed slugs={slugs} />
      </QueryIsland>
    </Suspense>
  );
}

function Viewed({ slugs }: { slugs: readonly string[] }) {
  const { locale, t } = useWords('details');
  const { code: region } = useRegion(locale.country);
  const { data, isFailed } = useFromCatalogue(locale.id, (catalogue) => catalogue.cardsOf(slugs), {
    isEnabled: slugs.length > 0,
    dependencies: [slugs.join(' ')],
  });
  const products = data?.filter(({ regions }) => regions.includes(region));
  const isEmpty = slugs.length === 0 || products?.length === 0 || (isFailed && !products);
  return (
    <InsertBelowScreen>
      {!isEmpty && (
        <Root aria-label={t('viewed.title')}>
          <Cluster $isSpread>
            <Heading level={2} size="sub">
              {t('viewed.title')}
            </Heading>
            <Button variant="quiet" size="small" onClick={clearViewed}>
              {t('viewed.clear')}
            </Button>
          </Cluster>
          {products ? (
            <ProductShelf products={products} />
          ) : (
            // Placeholders with the size of cards, to avoid a layout shift.
            <GridRoot data-shelf aria-hidden>
              {slugs.map((slug) => (
                <CardPlaceholder key={slug} />
              ))}
            </GridRoot>
          )}
        </Root>
      )}
    </InsertBelowScreen>
  );
}

const CardPlaceholder = styled.li`
  padding-bottom: calc(100% + 100px);
`;

const Root = styled.section`
  display: grid;
  gap: ${space[6]};
  padding-top: ${space[12]};
`;
