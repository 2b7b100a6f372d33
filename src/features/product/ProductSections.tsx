import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shownIn, shownWhereOn } from '../../domain/region/shownIn';
import type { ProductSectionProps } from './offer/choice';
import { ReportSlot } from './report/ReportSlot';
import { useWords } from '../../i18n/LocaleContext';
import { HydrateWhenVisible } from '../../ui/hydration/HydrateWhenVisible';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import { Heading } from '../../ui/text/Heading';
import { stackingContext } from '../../ui/theme/stackingContext';
import { media, space } from '../../ui/theme/tokens';

const DeviceDetails = lazyNamed(() => import('./device/DeviceDetails'), 'DeviceDetails');
const PodDetails = lazyNamed(() => import('./PodDetails'), 'PodDetails');
const Differences = lazyNamed(() => import('./Differences'), 'Differences');
const Retailers = lazyNamed(() => import('./offer/Retailers'), 'Retailers');

interface ProductSectionsProps extends ProductSectionProps {
  /** The page's canonical URL. */
  address: string;
  /** A list of the related products. */
  relatedShelf: ReactElement;
}

/** Each section is visible only in the regions that may see it. */
export function ProductSections({ product, choice, address, relatedShelf }: ProductSectionsProps) {
  const { t } = useWords('product');
  const { summary, oil, device, variants, related } = product;
  const sold = shownIn(summary.regions);
  const part = { product, choice };
  return (
    <Root data-partly-printed>
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
          <HydrateWhenVisible minHeight="650px">{relatedShelf}</HydrateWhenVisible>
        </Related>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  ${media.belowTablet} {
    gap: ${space[8]};
  }
  @media print {
    display: block;
  }
`;

const Related = styled.section`
  ${stackingContext}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-top: ${space[8]};
`;
