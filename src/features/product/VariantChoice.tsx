import type { VariantView } from '../../content/pageContext';
import { formatMoney } from '../../domain/money';
import { shownWhereOn } from '../../domain/region/shownIn';
import { useProductWords } from '../../i18n/LocaleContext';
import { RadioTiles } from '../../ui/RadioTiles';
import { Text } from '../../ui/Text';
import { chooseVariant, useChosen, useVariant, type PartProps } from './choice';
import { useSoonLabel } from './useSoonLabel';

/** D-07: the sizes of a product, where there are several and the region lets choose. */
export function VariantChoice(part: PartProps) {
  const { t } = useProductWords();
  const chosen = useVariant(part);
  const unknown = useChosen(part.choice, (state) => state.unknownVariant);
  const soon = useSoonLabel(part.product);
  const detail = ({ availability, price }: VariantView) => {
    if (availability === 'coming-soon') return soon;
    if (availability === 'sold-out') return t('product.availability.SOLDOUT');
    return price === null ? null : <span {...shownWhereOn('priceDisplay')}>{formatMoney({ amount: price })}</span>;
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
