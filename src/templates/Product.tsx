import type { PageProps } from 'gatsby';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pageContext';
import { localeOf, localePath } from '../domain/region/locales';
import { shownIn, shownOutside, shownWhereOn } from '../domain/region/shownIn';
import { routePath } from '../domain/site/routes';
import { BuyBox } from '../features/product/BuyBox';
import { createChoice, useChoiceOfAddress, type PartProps } from '../features/product/choice';
import { Gallery } from '../features/product/Gallery';
import { ReportSlot } from '../features/product/ReportSlot';
import { printedReportCss } from '../features/product/printedReportCss';
import { StickyBar } from '../features/product/StickyBar';
import { LegalWarnings } from '../features/region-menu/LegalWarnings';
import { LocalLink } from '../i18n/LocalLink';
import { useProductWords } from '../i18n/LocaleContext';
import { RestOfPage } from '../state/RestOfPage';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Container } from '../ui/Container';
import { Heading } from '../ui/Heading';
import { Text } from '../ui/Text';
import { stackingContext } from '../ui/theme/stackingContext';
import { media, space } from '../ui/theme/tokens';
import { HydrateWhenVisible } from '../ui/HydrateWhenVisible';
import { lazyNamed } from '../ui/lazyNamed';

export { PageHead as Head } from '../features/page-head/PageHead';

// Below the fold, or shown to few visitors: each part is HTML from the start, and its script is loaded when it is
// seen.
const NotSoldHere = lazyNamed(() => import('../features/product/NotSoldHere'), 'NotSoldHere');
const ProductFacts = lazyNamed(() => import('../features/product/ProductFacts'), 'ProductFacts');
const DeviceDetails = lazyNamed(() => import('../features/product/DeviceDetails'), 'DeviceDetails');
const Differences = lazyNamed(() => import('../features/product/Differences'), 'Differences');
const Retailers = lazyNamed(() => import('../features/product/Retailers'), 'Retailers');
const ProductShelf = lazyNamed(() => import('../features/shop/ProductShelf'), 'ProductShelf');

interface BelowProps extends PartProps {
  /** The page's canonical URL. */
  address: string;
}

/** Everything below the picture and the offer. Each part is shown only in the regions that may see it. */
function Below({ product, choice, address }: BelowProps) {
  const { t } = useProductWords();
  const { summary, oil, device, variants, related } = product;
  const sold = shownIn(summary.regions);
  const part = { product, choice };
  return (
    <>
      {device && (
        <HydrateWhenVisible minHeight="600px">
          <DeviceDetails device={device} />
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
      <Story>{product.brandStory}</Story>
      {related.length > 0 && (
        <Related {...sold}>
          <Heading level={2}>{t('product.related')}</Heading>
          <HydrateWhenVisible minHeight="420px">
            <ProductShelf products={related} />
          </HydrateWhenVisible>
        </Related>
      )}
    </>
  );
}

const pageId = 'product';

export default function Product({
  pageContext: { localeId, localPath, shell, ...page },
}: PageProps<object, PageContext>) {
  const product = page.product!;
  const { summary, oil } = product;
  const { t } = useProductWords();
  const [choice] = useState(() => createChoice(product));
  const part = { product, choice };
  useChoiceOfAddress(part);
  const actions = useRef<HTMLDivElement>(null);
  const address = shell.siteUrl + localePath(localeOf(localeId), localPath);
  const list = oil ? 'pods' : 'devices';
  const listName = shell.navigation.find(({ href }) => href === routePath(list))?.title ?? t('header.browseProducts');
  return (
    <Page $width="wide" id={pageId}>
      {oil && <style media="print">{printedReportCss(pageId, summary.regions)}</style>}
      <Breadcrumbs
        label={t('app.breadcrumb')}
        items={[
          { label: listName, link: <LocalLink to={routePath(list)}>{listName}</LocalLink> },
          { label: summary.title, link: summary.title },
        ]}
      />
      <Top>
        <Gallery title={summary.title} pictures={product.pictures} />
        <Facts>
          <div>
            <Text tone="muted">{summary.brand}</Text>
            <Heading level={1}>{summary.title}</Heading>
          </div>
          <Text size="lead">{product.tagline}</Text>
          <RestOfPage>
            <div {...shownIn(summary.regions)}>
              <BuyBox {...part} actions={actions} />
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
            <LegalWarnings />
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

const Story = styled(Text).attrs({ size: 'lead' })`
  max-width: 60ch;
`;

const Related = styled.section`
  ${stackingContext}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-top: ${space[8]};
`;
