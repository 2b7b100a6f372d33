import type { HeadProps, PageProps } from 'gatsby';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import type { ProductSummary } from '../domain/catalogue/productSummary';
import { localePath } from '../domain/region/locales';
import { shownIn, shownOutside, shownWhereOn } from '../domain/region/shownIn';
import { createChoice, useChoiceFromUrl } from '../features/product/offer/choice';
import { routePath } from '../domain/site/routing/routes';
import { productParts } from '../features/product/loadProductParts';
import { PageHead } from '../features/page-head/PageHead';
import { whenOfferDiffers, whenChoiceChanges } from '../features/product/offer/whenOfferDiffers';
import { printedReportCss } from '../features/product/report/printedReportCss';
import { StickyBar } from '../features/product/offer/StickyBar';
import { LocalLink } from '../i18n/LocalLink';
import { useWords } from '../i18n/LocaleContext';
import { useListSearch } from '../state/navigation/lastListSearch';
import { SignedInSlot } from '../state/session/SignedInSlot';
import { DeferredPageContent } from '../state/DeferredPageContent';
import { Breadcrumbs } from '../ui/text/Breadcrumbs';
import { Container } from '../ui/layout/Container';
import { Heading } from '../ui/text/Heading';
import { Paragraph } from '../ui/text/Paragraph';
import { media, space } from '../ui/theme/tokens';
import { HydrateWhenVisible } from '../ui/hydration/HydrateWhenVisible';
import { lazyOptional, lazyNamed, lazyOnInput } from '../ui/hydration/lazyNamed';

const PageTools = lazyOptional<'PageTools', { product: ProductSummary }>(
  () => import('../features/shop/shortlist/usedParts'),
  'PageTools',
);
const Starter = lazyNamed(() => import('../features/starter/Starter'), 'Starter');
const OwnedBefore = lazyOptional(() => import('../features/pods/OwnedBefore'), 'OwnedBefore');
const Gallery = lazyOnInput(productParts.Gallery, 'Gallery');
const BuyBox = lazyOnInput(productParts.BuyBox, 'BuyBox');
const ProductSections = lazyOnInput(productParts.ProductSections, 'ProductSections');
// These parts are below the fold or rarely visible, so their scripts load when they scroll into view.
const RelatedShelf = lazyNamed(() => import('../features/shop/shortlist/RelatedShelf'), 'RelatedShelf');
const FactsAndWarnings = lazyNamed(() => import('./FactsAndWarnings'), 'FactsAndWarnings');
const NotSoldHere = lazyNamed(() => import('../features/product/offer/NotSoldHere'), 'NotSoldHere');

/** In the head, because HTML allows style elements nowhere else. */
export function Head(props: HeadProps<object, PageContext>) {
  const { product } = props.pageContext;
  return (
    <>
      <PageHead {...props} />
      {product?.oil && <style media="print">{printedReportCss(product.summary.regions)}</style>}
    </>
  );
}

export default function Product({ pageContext: { localPath, shell, ...page } }: PageProps<object, PageContext>) {
  const product = page.product!;
  const { summary, oil } = product;
  const { locale, t } = useWords();
  const [choice] = useState(() => createChoice(product));
  const part = { product, choice };
  const [trigger] = useState(() => whenOfferDiffers(part));
  const [detailsTrigger] = useState(() => whenChoiceChanges(choice));
  useChoiceFromUrl(part);
  const actions = useRef<HTMLDivElement>(null);
  const address = shell.siteUrl + localePath(locale, localPath);
  const list = oil ? 'pods' : 'devices';
  const listSearch = useListSearch(localePath(locale, routePath(list)));
  const listName = shell.navigation.find(({ href }) => href === routePath(list))?.title ?? t('header.browseProducts');
  return (
    <Page id="product" data-partly-printed>
      <Breadcrumbs
        label={t('app.breadcrumb')}
        items={[
          { label: listName, link: <LocalLink to={routePath(list) + listSearch}>{listName}</LocalLink> },
          { label: summary.title, link: summary.title },
        ]}
      />
      <Top>
        <HydrateWhenVisible waitsForInput minHeight="20svh">
          <Gallery title={summary.title} pictures={product.pictures} tools={<PageTools product={summary} />} />
        </HydrateWhenVisible>
        <Facts>
          <div>
            <Paragraph tone="muted">{summary.brand}</Paragraph>
            <Heading level={1}>{summary.title}</Heading>
          </div>
          <Paragraph size="lead">{product.tagline}</Paragraph>
          <DeferredPageContent>
            <div ref={actions} {...shownIn(summary.regions)}>
              <HydrateWhenVisible waitsForInput minHeight="272px" trigger={trigger}>
                <BuyBox {...part} />
              </HydrateWhenVisible>
            </div>
            {page.starter && (
              <div {...shownWhereOn('expressDelivery')}>
                <HydrateWhenVisible minHeight="320px">
                  <Starter starter={page.starter} isCompact />
                </HydrateWhenVisible>
              </div>
            )}
            {oil && (
              <SignedInSlot>
                <OwnedBefore variantIds={product.variants.map(({ id }) => id)} />
              </SignedInSlot>
            )}
            <div {...shownOutside(summary.regions)}>
              <HydrateWhenVisible minHeight="150px">
                <NotSoldHere isPod={oil !== null} list={list} />
              </HydrateWhenVisible>
            </div>
            <Paragraph tone="muted">{product.description}</Paragraph>
            <HydrateWhenVisible minHeight={oil ? '480px' : '44px'}>
              <FactsAndWarnings {...part} address={address} />
            </HydrateWhenVisible>
          </DeferredPageContent>
        </Facts>
      </Top>
      <DeferredPageContent>
        <div data-printed>
          <HydrateWhenVisible waitsForInput minHeight="100svh" trigger={detailsTrigger}>
            <ProductSections
              {...part}
              address={address}
              relatedShelf={<RelatedShelf products={product.related} currentSlug={summary.slug} />}
            />
          </HydrateWhenVisible>
        </div>
        <StickyBar {...part} actions={actions} />
      </DeferredPageContent>
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
  > [data-who] {
    min-height: 49px;
    @media print {
      display: none;
    }
  }
  ${media.desktop} {
    position: sticky;
    top: 96px;
    align-self: start;
    ${media.shortPage} {
      position: static;
    }
  }
`;
