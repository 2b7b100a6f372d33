import type { VariantView } from '../../../content/pages/pageContext';
import { formatMoney } from '../../../domain/money/money';
import { shownWhereOn } from '../../../domain/region/shownIn';
import { useWords } from '../../../i18n/LocaleContext';
import { RadioTiles } from '../../../ui/fields/RadioTiles';
import { Paragraph } from '../../../ui/text/Paragraph';
import { useChoice, type ProductSectionProps } from './choice';
import { chooseVariant, stateByAvailability, useVariantPrices, useChosenVariant } from './chosenVariant';
import { useReleaseLabel } from './useReleaseLabel';

export function VariantChoice(props: ProductSectionProps) {
  const { t } = useWords('product');
  const chosen = useChosenVariant(props);
  const hasUnknownVariant = useChoice(props.choice, (state) => state.unknownVariant);
  const releaseLabel = useReleaseLabel(props.product);
  const liveOffers = useChoice(props.choice, (state) => state.liveOffers);
  const getPrice = useVariantPrices(props.choice);
  const detail = (variant: VariantView) => {
    const state = liveOffers?.get(variant.id)?.state ?? stateByAvailability[variant.availability];
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
        onChange={(id) => chooseVariant(props, id)}
        options={props.product.variants.map((variant) => ({
          value: variant.id,
          label: variant.title,
          detail: detail(variant),
        }))}
      />
      {hasUnknownVariant && <Paragraph role="status">{t('product.unknownVariant', { title: chosen.title })}</Paragraph>}
    </div>
  );
}
