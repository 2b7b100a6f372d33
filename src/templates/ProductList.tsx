import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pageContext';
import type { ProductSummary } from '../domain/catalogue/productSummary';
import { PageIntro } from '../features/editorial/PageIntro';
import { ProductGrid } from '../features/shop/ProductGrid';
import { useListing } from '../features/shop/useListing';
import { useLocale } from '../i18n/LocaleContext';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import { EmptyState } from '../ui/EmptyState';
import { Notice } from '../ui/Notice';
import { Text } from '../ui/Text';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

const belongsTo = (routeId: PageContext['routeId']) => (product: ProductSummary) =>
  routeId === 'devices' ? product.productType === 'devices' : routeId === 'pods' ? product.productType === 'oil' : true;

/** S2-11 … S2-13. */
export default function ProductList({ pageContext }: PageProps<object, PageContext>) {
  const { words, routeId, listing } = pageContext;
  const { t, plural } = useLocale();
  const { products, total, isError, retry, showMore } = useListing(listing!, belongsTo(routeId));
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="wide" />
      <Body $width="wide">
        {total !== null && (
          <Text tone="muted" role="status">
            {plural('list.count', total)}
          </Text>
        )}
        {isError && (
          <Notice tone="error" action={<Button size="small" onClick={retry}>{t('app.retry')}</Button>}>
            {t('error.network')}
          </Notice>
        )}
        {total === 0 ? <EmptyState title={t('list.emptyRegion')} /> : <ProductGrid products={products} eager={4} />}
        {total !== null && total > products.length && (
          <More>
            <Text size="small" tone="muted">
              {t('list.shown', { shown: products.length, total })}
            </Text>
            <Button variant="secondary" onClick={showMore}>
              {t('list.showMore')}
            </Button>
          </More>
        )}
      </Body>
    </>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: ${space[6]};
  padding-bottom: ${space.section};
`;

const More = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  padding-top: ${space[8]};
`;
