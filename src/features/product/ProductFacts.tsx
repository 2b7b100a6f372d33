import { shownIn } from '../../domain/region/shownIn';
import { Flush } from '../../ui/layout/Flush';
import type { ProductSectionProps } from './offer/choice';
import { OilProfile } from './OilProfile';
import { ShareButton } from './report/ShareButton';
import { Stack } from '../../ui/layout/Stack';

interface ProductFactsProps extends ProductSectionProps {
  address: string;
}

export function ProductFacts(props: ProductFactsProps) {
  const { oil, summary, strainPath } = props.product;
  return (
    <Stack>
      {oil && (
        <div {...shownIn(summary.regions)}>
          <OilProfile oil={oil} summary={summary} strainPath={strainPath} />
        </div>
      )}
      <Flush>
        <ShareButton {...props} />
      </Flush>
    </Stack>
  );
}
