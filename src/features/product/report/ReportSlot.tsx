import { useCallback } from 'react';
import { styled } from 'styled-components';
import type { ProductSelection } from '../../../domain/catalogue/productSelection';
import { useWords } from '../../../i18n/LocaleContext';
import { Text } from '../../../ui/text/Text';
import { lazyNamed } from '../../../ui/hydration/lazyNamed';
import { motion } from '../../../ui/theme/tokens';
import { HydrateWhenVisible } from '../../../ui/hydration/HydrateWhenVisible';
import { useChosen, type PartProps } from '../offer/choice';

const LabReport = lazyNamed(() => import('./LabReport'), 'LabReport');

interface ReportPlaceProps extends PartProps {
  /** The page's canonical URL. */
  address: string;
}

const isOther = ({ variantId, batchId, unknownBatch }: ProductSelection, firstId: string): boolean =>
  variantId !== firstId || batchId !== null || unknownBatch !== null;

/**
 * Contains the lab report. The static HTML is the first size's newest report. Any other choice loads the script
 * immediately, even off screen, because the page may be printed from its top, and hides the HTML until the script has
 * rendered the chosen report.
 */
export function ReportSlot({ product, choice, address }: ReportPlaceProps) {
  const { t } = useWords('product');
  const firstId = product.variants[0]!.id;
  const isStale = useChosen(choice, (state) => isOther(state, firstId) && !state.isReportDrawn);
  const whenOther = useCallback(
    (open: () => void) => {
      const openIfOther = () => isOther(choice.getState(), firstId) && open();
      openIfOther();
      return choice.subscribe(openIfOther);
    },
    [choice, firstId],
  );
  return (
    <Place data-stale={isStale || undefined}>
      <HydrateWhenVisible minHeight="1100px" opens={whenOther}>
        <LabReport product={product} choice={choice} address={address} />
      </HydrateWhenVisible>
      {isStale && <Text>{t('product.reportNotLoaded')}</Text>}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  &[data-stale] > :first-child {
    visibility: hidden;
  }
  > p {
    position: absolute;
    top: 0;
    /* Appears only if the script is slow or fails to load. */
    animation: appear ${motion.late};
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @media print {
    &[data-stale] > :first-child {
      display: none;
    }
    > p {
      position: static;
      animation: none;
    }
  }
`;
