import Scale from 'lucide-react/icons/scale';
import { styled } from 'styled-components';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { maxCompared } from '../../../domain/shortlist/compared';
import { useWords } from '../../../i18n/LocaleContext';
import { closeToast, showToast, useToasts } from '../../../state/notifications/toasts';
import { openPanel } from '../../../state/panels';
import { toggleComparedPod, useCompared } from '../../../state/shortlist/compared';
import { color, media } from '../../../ui/theme/tokens';
import { ToolButton } from './ToolButton';

/** Adds a pod to the comparison or removes it. A persistent toast shows the count and opens the comparison. */
export function CompareToggle({ product: { slug, title } }: { product: Pick<ProductSummary, 'slug' | 'title'> }) {
  const { t, plural } = useWords('details');
  const isCompared = useCompared(({ slugs }) => slugs.includes(slug));
  const showCompareBar = (message: string, count: number) => {
    // Replace the previous toast, whose count is outdated.
    for (const { id, action } of useToasts.getState().toasts) if (action?.run === openCompare) closeToast(id);
    if (count > 0)
      showToast({
        variant: 'info',
        message,
        isPersistent: true,
        action: { label: t('compare.open'), run: openCompare },
      });
  };
  const toggle = () => {
    const hasRoom = toggleComparedPod(slug);
    const count = useCompared.getState().slugs.length;
    showCompareBar(hasRoom ? plural('compare.count', count) : t('compare.full', { count: maxCompared }), count);
  };
  return (
    <Toggle type="button" aria-pressed={isCompared} aria-label={t('compare.add', { name: title })} onClick={toggle}>
      <Scale size={20} />
    </Toggle>
  );
}

const Toggle = styled(ToolButton)`
  &[aria-pressed='true'] > svg {
    background: ${color.ink};
    color: ${color.paper};
    forced-color-adjust: none;
    ${media.forcedColors} {
      outline: 3px solid ButtonText;
    }
  }
`;

const openCompare = () => openPanel('compare');
