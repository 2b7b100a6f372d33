import { useDeferredValue, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { normalizeSearch } from '../../domain/catalogue/list/listQuery';
import { localePath } from '../../domain/region/locales';
import { groupAllHits, searchPath, type HitGroup } from '../../domain/search/siteSearch';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import { useUrlSearch } from '../../state/navigation/urlState';
import { asIsland } from '../../state/QueryIsland';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { media, space } from '../../ui/theme/tokens';
import { resultsId, JumpLinks } from './JumpLinks';
import { NoSearchResults } from './NoSearchResults';
import { PageResultGroup } from './PageResultGroup';
import { SearchFailure } from './SearchFailure';
import { usePlaceLookup } from './usePlaceLookup';
import { useSiteSearch } from './useSiteSearch';

function useUrlText(): string {
  const { locale } = useWords();
  const search = useUrlSearch(localePath(locale, routePath('search')));
  return useDeferredValue(normalizeSearch(new URLSearchParams(search).get('q') ?? ''));
}

/** All groups of results, with a place that only the lookup knows before the others. */
function useAllResults(text: string) {
  const isEnabled = text !== '';
  const { result, note, ...search } = useSiteSearch(text, { isEnabled });
  const place = usePlaceLookup(search.text, result);
  const groups = result && groupAllHits(place ? [place, ...result.hits] : result.hits);
  return { ...search, groups, note: place ? null : note, isFailed: isEnabled && search.isFailed };
}

interface SiteResultsProps {
  /** The list of matching products. */
  products: ReactNode;
}

/** Arranges stores, answers and pages around the products of the same search, the best kind first. */
export const SiteResults = asIsland(function Results({ products }: SiteResultsProps) {
  const { t, plural } = useWords('search');
  const navigate = useLocalNavigate();
  const { text, groups, note, nearest, isFailed, retry } = useAllResults(useUrlText());
  // Without the products, because their list needs the same files.
  if (isFailed && !groups) return <SearchFailure onRetry={retry} />;
  const others = groups?.filter(({ kind }) => kind !== 'product') ?? [];
  const hasProducts = !groups || others.length < groups.length;
  const areProductsFirst = !groups || groups[0]?.kind === 'product';
  const count = groups?.reduce((sum, { entries }) => sum + entries.length, 0);
  const otherResults = others.length > 0 && (
    <OtherResults key="others" groups={others} isPlaceNamed={others.some(({ kind }) => kind === 'place')} />
  );
  // Keyed, so that the products keep their state when the order changes.
  const productResults = hasProducts && (
    <ProductResults key="products" id={resultsId('product')} aria-label={t('search.kind.product')}>
      {others.length > 0 && (
        <Heading level={2} size="sub">
          {t('search.kind.product')}
        </Heading>
      )}
      {products}
    </ProductResults>
  );
  return (
    <Stack $gap={8}>
      <VisuallyHidden role="status">
        {count !== undefined && (count ? plural('search.found', count) : t('search.none', { text }))}
      </VisuallyHidden>
      {note && <Notice tone="info">{note}</Notice>}
      {hasProducts && others.length > 0 && (
        <JumpLinks groups={areProductsFirst ? others : groups!.filter(({ kind }) => kind === 'product')} />
      )}
      {areProductsFirst ? [productResults, otherResults] : [otherResults, productResults]}
      {count === 0 && (
        <NoSearchResults level={2} text={text} nearest={nearest} onChoose={(search) => navigate(searchPath(search))} />
      )}
    </Stack>
  );
});

interface OtherResultsProps {
  groups: readonly HitGroup[];
  isPlaceNamed: boolean;
}

const OtherResults = ({ groups, isPlaceNamed }: OtherResultsProps) => (
  <Groups>
    {groups.map((group) => (
      <PageResultGroup key={group.kind} {...group} isPlaceNamed={isPlaceNamed} />
    ))}
  </Groups>
);

const ProductResults = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  scroll-margin-top: 96px;
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[8]};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  }
`;
