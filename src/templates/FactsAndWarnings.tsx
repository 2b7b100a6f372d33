import type { ComponentProps } from 'react';
import { ProductFacts } from '../features/product/ProductFacts';
import { LegalWarnings } from '../features/region-menu/LegalWarnings';
import { Stack } from '../ui/layout/Stack';

/** One component, so that both parts load in a single chunk. */
export function FactsAndWarnings(props: ComponentProps<typeof ProductFacts>) {
  return (
    <Stack $gap={5}>
      <ProductFacts {...props} />
      <LegalWarnings about={props.product.summary.title} />
    </Stack>
  );
}
