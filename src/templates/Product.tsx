import type { PageProps } from 'gatsby';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pageContext';
import { shownIn, shownOutside } from '../domain/region/shownIn';
import { routePath } from '../domain/site/routes';
import { BuyBox } from '../features/product/BuyBox';
import { Gallery } from '../features/product/Gallery';
import { LabReport } from '../features/product/LabReport';
import { NotSoldHere } from '../features/product/NotSoldHere';
import { FactList, OilProfile } from '../features/product/OilProfile';
import { LegalWarnings } from '../features/region-menu/LegalWarnings';
import { ProductGrid } from '../features/shop/ProductGrid';
import { LocalLink } from '../i18n/LocalLink';
import { useProductWords } from '../i18n/LocaleContext';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { Container } from '../ui/Container';
import { Heading } from '../ui/Heading';
import { Text } from '../ui/Text';
import { color, media, space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

/** S2-14, S2-15, S2-71. */
export default function Product({ pageContext }: PageProps<object, PageContext>) {
  const product = pageContext.product!;
  const { summary, oil, device, variants } = product;
  const { t } = useProductWords();
  const [variantId, setVariantId] = useState(variants[0]!.id);
  const variant = variants.find(({ id }) => id === variantId) ?? variants[0]!;
  const batch = variant.batches[0];
  const list = oil ? 'pods' : 'devices';
  const listName =
    pageContext.shell.navigation.find(({ href }) => href === routePath(list))?.title ?? t('header.browseProducts');
  return (
    <Page $width="wide">
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
          <div {...shownIn(summary.regions)}>
            <BuyBox product={product} variant={variant} onVariant={setVariantId} />
          </div>
          <div {...shownOutside(summary.regions)}>
            <NotSoldHere isPod={oil !== null} list={list} />
          </div>
          <Text tone="muted">{product.description}</Text>
          {oil && (
            <div {...shownIn(summary.regions)}>
              <OilProfile oil={oil} />
            </div>
          )}
          {device && <FactList facts={device.specifications} />}
          <LegalWarnings />
        </Facts>
      </Top>
      {device && (
        <Lists>
          <section>
            <Heading level={2}>{t('product.highlights')}</Heading>
            <ul>
              {device.highlights.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <section>
            <Heading level={2}>{t('product.inTheBox')}</Heading>
            <ul>
              {device.inTheBox.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </Lists>
      )}
      {oil && batch && (
        <div {...shownIn(summary.regions)}>
          <LabReport batch={batch} grams={variant.grams} plantType={oil.plantType} />
        </div>
      )}
      <Text tone="muted">{product.brandStory}</Text>
      {product.related.length > 0 && (
        <Related {...shownIn(summary.regions)}>
          <Heading level={2}>{t('product.related')}</Heading>
          <ProductGrid products={product.related} />
        </Related>
      )}
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-block: ${space[6]} ${space.section};
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
  gap: ${space[5]};
  align-content: start;
  ${media.desktop} {
    position: sticky;
    top: 96px;
    align-self: start;
  }
`;

const Lists = styled.div`
  display: grid;
  gap: ${space[10]};
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
  ul {
    display: grid;
    padding-top: ${space[4]};
  }
  li {
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
`;

const Related = styled.section`
  display: grid;
  gap: ${space[6]};
  padding-top: ${space[8]};
`;
