import { useCallback } from 'react';
import { styled } from 'styled-components';
import type { ProductSelection } from '../../../domain/catalogue/productSelection';
import { useWords } from '../../../i18n/LocaleContext';
import { Paragraph } from '../../../ui/text/Paragraph';
import { lazyNamed } from '../../../ui/hydration/lazyNamed';
import { motion } from '../../../ui/theme/tokens';
import { HydrateWhenVisible } from '../../../ui/hydration/HydrateWhenVisible';
import { useChoice, type ProductSectionProps } from '../offer/choice';

const LabReport = lazyNamed(() => import('./LabReport'), 'LabReport');

interface ReportSlotProps extends ProductSectionProps {
  address: string;
}

const differsFromHtml = ({ variantId, batchId, unknownBatch }: ProductSelection, firstId: string): boolean =>
  variantId !== firstId || batchId !== null || unknownBatch !== null;

/**
 * The static HTML shows the newest report of the first size. Any other selection hides that HTML and loads the script
 * immediately, even off screen, because the page may be printed without scrolling.
 */
export function ReportSlot({ product, choice, address }: ReportSlotProps) {
  const { t } = useWords('product');
  const firstId = product.variants[0]!.id;
  const isStale = useChoice(choice, (state) => differsFromHtml(state, firstId) && !state.isReportRendered);
  const whenDifferent = useCallback(
    (open: () => void) => {
      const openIfDifferent = () => differsFromHtml(choice.getState(), firstId) && open();
      openIfDifferent();
      return choice.subscribe(openIfDifferent);
    },
    [choice, firstId],
  );
  return (
    <Slot data-stale={isStale || undefined}>
      <HydrateWhenVisible minHeight="1100px" trigger={whenDifferent}>
        <LabReport product={product} choice={choice} address={address} />
      </HydrateWhenVisible>
      {isStale && <Paragraph>{t('product.reportNotLoaded')}</Paragraph>}
    </Slot>
  );
}

const Slot = styled.div`
  position: relative;
  &[data-stale] > :first-child {
    visibility: hidden;
  }
  > p {
    position: absolute;
    top: 0;
    /* Delayed, so that it appears only if the script is slow or fails to load. */
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
