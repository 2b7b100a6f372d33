import { styled } from 'styled-components';
import { shownIn } from '../../domain/region/shownIn';
import { Flush } from '../../ui/layout/Flush';
import { space } from '../../ui/theme/tokens';
import type { ProductSectionProps } from './offer/choice';
import { OilProfile } from './OilProfile';
import { ShareButton } from './report/ShareButton';

interface ProductFactsProps extends ProductSectionProps {
  address: string;
}

export function ProductFacts(props: ProductFactsProps) {
  const { oil, summary } = props.product;
  return (
    <Root>
      {oil && (
        <div {...shownIn(summary.regions)}>
          <OilProfile oil={oil} summary={summary} />
        </div>
      )}
      <Flush>
        <ShareButton {...props} />
      </Flush>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
