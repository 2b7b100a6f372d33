import type { VariantView } from '../../../content/pages/pageContext';
import { formatMoney } from '../../../domain/money';
import { shownWhereOn } from '../../../domain/region/shownIn';
import { useWords } from '../../../i18n/LocaleContext';
import { RadioTiles } from '../../../ui/fields/RadioTiles';
import { Text } from '../../../ui/text/Text';
import { useChosen, type PartProps } from './choice';
import { chooseVariant, availabilityWithoutAddress, usePriceOf, useVariant } from './chosenVariant';
import { useReleaseLabel } from './useReleaseLabel';

/** The sizes of a product, if there are several and the region allows a choice. */
export function VariantChoice(part: PartProps) {
  const { t } = useWords('product');
  const chosen = useVariant(part);
  const unknown = useChosen(part.choice, (state) => state.unknownVariant);
  const soon = useReleaseLabel(part.product);
  const live = useChosen(part.choice, (state) => state.live);
  const priceOf = usePriceOf(part.choice);
  const detail = (variant: VariantView) => {
    const state = live?.get(variant.id)?.state ?? availabilityWithoutAddress[variant.availability];
    if (state === 'COMING_SOON') return soon;
    if (state === 'SOLDOUT' || state === 'UNAVAILABLE') return t(`product.availability.${state}`);
    const price = formatMoney({ amount: priceOf(variant) });
    return price && <span {...shownWhereOn('priceDisplay')}>{price}</span>;
  };
  return (
    <div {...shownWhereOn('variantSelector')}>
      <RadioTiles
        legend={t('product.size')}
        name="variant"
        value={chosen.id}
        onChange={(id) => chooseVariant(part, id)}
        options={part.product.variants.map((variant) => ({
          value: variant.id,
          label: variant.title,
          detail: detail(variant),
        }))}
      />
      {unknown && <Text role="status">{t('product.unknownVariant', { title: chosen.title })}</Text>}
    </div>
  );
}
