import type { HeadProps, PageProps } from 'gatsby';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import type { ProductSummary } from '../domain/catalogue/productSummary';
import { localePath } from '../domain/region/locales';
import { shownIn, shownOutside, shownWhereOn } from '../domain/region/shownIn';
import { routePath } from '../domain/site/routes';
import { createChoice, useChoiceOfAddress, type PartProps } from '../features/product/offer/choice';
import { PageHead } from '../features/page-head/PageHead';
import { opensOffer } from '../features/product/offer/opensOffer';
import { ReportSlot } from '../features/product/report/ReportSlot';
import { printedReportCss } from '../features/product/report/printedReportCss';
import { StickyBar } from '../features/product/offer/StickyBar';
import { LegalWarnings } from '../features/region-menu/LegalWarnings';
import { LocalLink } from '../i18n/LocalLink';
import { useWords } from '../i18n/LocaleContext';
import { useListSearch } from '../state/navigation/lastListSearch';
import { RestOfPage } from '../state/RestOfPage';
import { Breadcrumbs } from '../ui/text/Breadcrumbs';
import { Container } from '../ui/layout/Container';
import { Heading } from '../ui/text/Heading';
import { Text } from '../ui/text/Text';
import { stackingContext } from '../ui/theme/stackingContext';
import { media, space } from '../ui/theme/tokens';
import { HydrateWhenVisible } from '../ui/hydration/HydrateWhenVisible';
import { lazyOptional, lazyNamed, lazyOnInput } from '../ui/hydration/lazyNamed';

const PageTools = lazyOptional<'PageTools', { product: ProductSummary }>(
  () => import('../features/shop/shortlist/usedParts'),
  'PageTools',
);
const Gallery = lazyOnInput(() => import('../features/product/Gallery'), 'Gallery');
const BuyBox = lazyOnInput(() => import('../features/product/offer/BuyBox'), 'BuyBox');
// Below the fold, or shown to few visitors: each part is HTML from the start, and its script is loaded when it is
// seen.
const NotSoldHere = lazyNamed(() => import('../features/product/offer/NotSoldHere'), 'NotSoldHere');
const ProductFacts = lazyNamed(() => import('../features/product/ProductFacts'), 'ProductFacts');
const DeviceDetails = lazyNamed(() => import('../features/product/device/DeviceDetails'), 'DeviceDetails');
const PodDetails = lazyNamed(() => import('../features/product/PodDetails'), 'PodDetails');
const Differences = lazyNamed(() => import('../features/product/Differences'), 'Differences');
const Retailers = lazyNamed(() => import('../features/product/offer/Retailers'), 'Retailers');
const RelatedShelf = lazyNamed(() => import('../features/shop/shortlist/RelatedShelf'), 'RelatedShelf');

interface BelowProps extends PartProps {
  /** The page's canonical URL. */
  address: string;
}

/** Everything below the picture and the offer. Each part is shown only in the regions that may see it. */
function Below({ product, choice, address }: BelowProps) {
  const { t } = useWords('product');
  const { summary, oil, device, variants, related } = product;
  const sold = shownIn(summary.regions);
  const part = { product, choice };
  return (
    <>
      {device && (
        <HydrateWhenVisible minHeight="600px">
          <DeviceDetails product={product} />
        </HydrateWhenVisible>
      )}
      {oil && (
        <HydrateWhenVisible minHeight="1400px">
          <PodDetails {...part} />
        </HydrateWhenVisible>
      )}
      {oil && variants.length > 1 && (
        <div {...shownWhereOn('variantSelector')}>
          <div {...sold}>
            <HydrateWhenVisible minHeight="360px">
              <Differences {...part} />
            </HydrateWhenVisible>
          </div>
        </div>
      )}
      {oil && (
        <div {...sold} data-printed>
          <ReportSlot {...part} address={address} />
        </div>
      )}
      <div {...shownWhereOn('retailProviders')}>
        <div {...sold}>
          <HydrateWhenVisible minHeight="400px">
            <Retailers product={product} />
          </HydrateWhenVisible>
        </div>
      </div>
      {related.length > 0 && (
        <Related {...sold}>
          <Heading level={2}>{t('product.related')}</Heading>
          <HydrateWhenVisible minHeight="650px">
            <RelatedShelf products={related} own={summary.slug} />
          </HydrateWhenVisible>
        </Related>
      )}
    </>
  );
}

const pageId = 'product';

/** The page's head. The HTML standard allows style elements nowhere else. */
export function Head(props: HeadProps<object, PageContext>) {
  const { product } = props.pageContext;
  return (
    <>
      <PageHead {...props} />
      {product?.oil && <style media="print">{printedReportCss(pageId, product.summary.regions)}</style>}
    </>
  );
}

export default function Product({ pageContext: { localPath, shell, ...page } }: PageProps<object, PageContext>) {
  const product = page.product!;
  const { summary, oil } = product;
  const { locale, t } = useWords('product');
  const [choice] = useState(() => createChoice(product));
  const part = { product, choice };
  const [opens] = useState(() => opensOffer(part));
  useChoiceOfAddress(part);
  const actions = useRef<HTMLDivElement>(null);
  const address = shell.siteUrl + localePath(locale, localPath);
  const list = oil ? 'pods' : 'devices';
  const listSearch = useListSearch(localePath(locale, routePath(list)));
  const listName = shell.navigation.find(({ href }) => href === routePath(list))?.title ?? t('header.browseProducts');
  return (
    <Page id={pageId}>
      <Breadcrumbs
        label={t('app.breadcrumb')}
        items={[
          { label: listName, link: <LocalLink to={routePath(list) + listSearch}>{listName}</LocalLink> },
          { label: summary.title, link: summary.title },
        ]}
      />
      <Top>
        <HydrateWhenVisible isOnInput minHeight="min(92vw, 20svh)">
          <Gallery title={summary.title} pictures={product.pictures} tools={<PageTools product={summary} />} />
        </HydrateWhenVisible>
        <Facts>
          <div>
            <Text tone="muted">{summary.brand}</Text>
            <Heading level={1}>{summary.title}</Heading>
          </div>
          <Text size="lead">{product.tagline}</Text>
          <RestOfPage>
            <div ref={actions} {...shownIn(summary.regions)}>
              <HydrateWhenVisible isOnInput minHeight="272px" opens={opens}>
                <BuyBox {...part} />
              </HydrateWhenVisible>
            </div>
            <div {...shownOutside(summary.regions)}>
              <HydrateWhenVisible minHeight="150px">
                <NotSoldHere isPod={oil !== null} list={list} />
              </HydrateWhenVisible>
            </div>
            <Text tone="muted">{product.description}</Text>
            <HydrateWhenVisible minHeight={oil ? '480px' : '44px'}>
              <ProductFacts {...part} address={address} />
            </HydrateWhenVisible>
            <LegalWarnings about={summary.title} />
          </RestOfPage>
        </Facts>
      </Top>
      <RestOfPage>
        <Below {...part} address={address} />
        <StickyBar {...part} actions={actions} />
      </RestOfPage>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  padding-block: ${space[6]} ${space.section};
  > nav {
    margin-bottom: calc(-1 * ${space[5]});
  }
  ${media.belowTablet} {
    gap: ${space[8]};
    padding-top: ${space[3]};
  }
  ${media.belowDesktop} {
    padding-bottom: ${space[24]};
  }
  @media print {
    display: block;
    padding: 0;
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  ${media.belowTablet} {
    gap: ${space[5]};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space[16]};
  }
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-content: start;
  ${media.desktop} {
    position: sticky;
    top: 96px;
    align-self: start;
  }
`;

const Related = styled.section`
  ${stackingContext}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-top: ${space[8]};
`;
