import { useQuery } from '@tanstack/react-query';
import { Link } from 'gatsby';
import { styled } from 'styled-components';
import { catalogueQuery } from '../../data/siteFileQueries';
import { productDetailsQuery, type ProductDetails } from '../../data/catalogue/productDetails';
import { nearestBySpelling } from '../../domain/catalogue/nearestBySpelling';
import { productPath } from '../../domain/catalogue/cataloguePaths';
import { localeOf, localePath, splitLocalePath } from '../../domain/region/locales';
import { routePath, type RouteId } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { asIsland } from '../../state/QueryIsland';
import { useRegion } from '../../state/region';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading } from '../../ui/text/Heading';
import { Notice } from '../../ui/feedback/Notice';
import { Picture } from '../../ui/Picture';
import { Spinner } from '../../ui/feedback/Spinner';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { radius, space } from '../../ui/theme/tokens';
import { RetryButton } from '../../i18n/RetryButton';

const maxSuggestions = 4;

interface MissingProductProps {
  /** Includes the locale prefix. */
  path: string;
  list: Extract<RouteId, 'pods' | 'devices'>;
}

/** Handles a product URL without a page: says where the product is sold, or suggests similarly named products. */
export const MissingProduct = asIsland(MissingProductSearch);

function MissingProductSearch({ path, list }: MissingProductProps) {
  const { t } = useWords('product', 'details');
  const { locale, rest } = splitLocalePath(path)!;
  const { data, isPending, isError, refetch } = useQuery(
    productDetailsQuery({ localeId: locale.id, productPath: rest.replace(/\/$/, '') }),
  );
  if (isPending)
    return (
      <Paragraph role="status">
        <Spinner /> {t('missing.searching')}
      </Paragraph>
    );
  if (isError)
    return (
      <Notice tone="error" action={<RetryButton onClick={() => void refetch()} />}>
        {t('error.product')}
      </Notice>
    );
  return (
    <Stack $gap={6}>
      {data ? <FoundProduct details={data} path={path} /> : <SimilarProducts slug={rest.split('/')[3]!} list={list} />}
      <div>
        <ButtonLink as={LocalLink} to={routePath(list)} $variant="secondary">
          {t('missing.list')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

function FoundProduct({ details: { localeId, summary }, path }: { details: ProductDetails; path: string }) {
  const { locale: currentLocale, t } = useWords('product', 'details');
  const locale = localeOf(localeId);
  const isElsewhere = locale.country !== currentLocale.country;
  return (
    <Card aria-label={summary.title}>
      <Frame>
        <Picture base={summary.picture} widths={[240, 480, 800]} alt="" sizes="160px" />
      </Frame>
      <Stack $gap={3}>
        <div>
          <Paragraph tone="muted">{summary.brand}</Paragraph>
          <Heading level={2} size="sub">
            {summary.title}
          </Heading>
        </div>
        {isElsewhere && <Paragraph>{t(`missing.elsewhere.${locale.country}`)}</Paragraph>}
        <div>
          <ButtonLink as={Link} to={isElsewhere ? localePath(locale, productPath(summary)) : path} $size="small">
            {t(isElsewhere ? `missing.open.${locale.country}` : 'missing.open.here')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

function SimilarProducts({ slug, list }: { slug: string; list: MissingProductProps['list'] }) {
  const { locale, t } = useWords('product', 'details');
  const region = useRegion(locale.country);
  const { data } = useQuery(catalogueQuery(locale.id));
  const candidates = data?.filter(
    ({ productType, regions }) => (productType === 'oil') === (list === 'pods') && regions.includes(region.code),
  );
  const similar = nearestBySpelling(slug, candidates ?? [], maxSuggestions);
  if (similar.length === 0) return null;
  return (
    <Stack $gap={3}>
      <Heading level={2} size="sub">
        {t('missing.similar')}
      </Heading>
      <Names>
        {similar.map((product) => (
          <li key={product.slug}>
            <TextLink as={LocalLink} to={productPath(product)}>
              {product.title}
            </TextLink>{' '}
            · {product.brand}
          </li>
        ))}
      </Names>
    </Stack>
  );
}

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(96px, 160px) minmax(0, 1fr);
  gap: ${space[6]};
  align-items: center;
`;

const Frame = styled.div`
  border-radius: ${radius.large};
  overflow: hidden;
`;

const Names = styled.ul`
  display: grid;
  gap: ${space[2]};
  li {
    min-height: 28px;
  }
`;
