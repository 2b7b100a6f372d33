import { Suspense } from 'react';
import { styled } from 'styled-components';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { useRegion } from '../../../state/region';
import { useClientValue } from '../../../state/hooks/useClientValue';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { stackingContext } from '../../../ui/theme/stackingContext';
import { media, space } from '../../../ui/theme/tokens';
import { lazyNamed } from '../../../ui/hydration/lazyNamed';
import type { ProductSectionProps } from './choice';
import { storesPath } from './storesPath';
import { Stack } from '../../../ui/layout/Stack';

const RetailerList = lazyNamed(() => import('./RetailerList'), 'RetailerList');

export function Retailers({ product }: Pick<ProductSectionProps, 'product'>) {
  const { locale, t } = useWords('product', 'details');
  const region = useRegion(locale.country);
  const isHydrated = useClientValue(() => true, false);
  const brand = product.oil ? product.summary.brandSlug : null;
  return (
    <Root aria-labelledby="retailers">
      <Stack $gap={2}>
        <Heading level={2} id="retailers">
          {brand ? t('product.retailers', { brand: product.summary.brand }) : t('product.retailers.devices')}
        </Heading>
        <Paragraph tone="muted">{t('product.retailers.text')}</Paragraph>
      </Stack>
      <ListSpace>
        {isHydrated && (
          <Suspense>
            <RetailerList region={region.code} brand={brand} />
          </Suspense>
        )}
      </ListSpace>
      <div>
        <ButtonLink as={LocalLink} to={storesPath(product)} $variant="secondary">
          {t('product.retailers.all')}
        </ButtonLink>
      </div>
    </Root>
  );
}

const Root = styled.section`
  ${stackingContext}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

/** Reserves the height of three stores. */
const ListSpace = styled.div`
  min-height: 396px;
  ${media.desktop} {
    min-height: 168px;
  }
  @media (scripting: none) {
    display: none;
  }
`;
