import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ProductFacts } from '../features/product/ProductFacts';
import { LegalWarnings } from '../features/region-menu/LegalWarnings';
import { space } from '../ui/theme/tokens';

/** One component, so that both parts load in a single chunk. */
export function FactsAndWarnings(props: ComponentProps<typeof ProductFacts>) {
  return (
    <Root>
      <ProductFacts {...props} />
      <LegalWarnings about={props.product.summary.title} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
