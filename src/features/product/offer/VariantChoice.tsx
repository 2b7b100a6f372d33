import type { VariantView } from '../../../content/pages/pageContext';
import { formatMoney } from '../../../domain/money';
import { shownWhereOn } from '../../../domain/region/shownIn';
import { useWords } from '../../../i18n/LocaleContext';
import { RadioTiles } from '../../../ui/fields/RadioTiles';
import { Text } from '../../../ui/text/Text';
import { useChoice, type ProductPartProps } from './choice';
import { chooseVariant, availabilityWithoutAddress, useVariantPrices, useChosenVariant } from './chosenVariant';
import { useReleaseLabel } from './useReleaseLabel';

export function VariantChoice(part: ProductPartProps) {
  const { t } = useWords('product');
  const chosen = useChosenVariant(part);
  const hasUnknownVariant = useChoice(part.choice, (state) => state.unknownVariant);
  const releaseLabel = useReleaseLabel(part.product);
  const liveOffers = useChoice(part.choice, (state) => state.liveOffers);
  const getPrice = useVariantPrices(part.choice);
  const detail = (variant: VariantView) => {
    const state = liveOffers?.get(variant.id)?.state ?? availabilityWithoutAddress[variant.availability];
    if (state === 'COMING_SOON') return releaseLabel;
    if (state === 'SOLDOUT' || state === 'UNAVAILABLE') return t(`product.availability.${state}`);
    const price = formatMoney({ amount: getPrice(variant) });
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
      {hasUnknownVariant && <Text role="status">{t('product.unknownVariant', { title: chosen.title })}</Text>}
    </div>
  );
}
