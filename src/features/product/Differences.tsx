import { styled } from 'styled-components';
import type { VariantView } from '../../content/pages/pageContext';
import { pricePerGram, variantThcPercent } from '../../domain/catalogue/productFigures';
import type { Feature } from '../../domain/region/features';
import { shownWhereOn } from '../../domain/region/shownIn';
import { formatGrams } from '../../i18n/formatGrams';
import { formatPotency } from '../../i18n/formatPotency';
import { useWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/text/Heading';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { color, media, radius, space, text } from '../../ui/theme/tokens';
import { useChoice, type ProductSectionProps } from './offer/choice';
import { stateByAvailability, useVariantPrices, useChosenVariant } from './offer/chosenVariant';
import { useReleaseLabel } from './offer/useReleaseLabel';
import { Stack } from '../../ui/layout/Stack';

interface Row {
  name: string;
  /** Null leaves the whole row out, because a size without a value cannot be compared. */
  value: (variant: VariantView) => string | null;
  requiredFeature?: Feature;
}

function useRows({ product, choice }: ProductSectionProps): Row[] {
  const { locale, t, formatMoney } = useWords('product', 'details');
  const liveOffers = useChoice(choice, (state) => state.liveOffers);
  const releaseLabel = useReleaseLabel(product);
  const getPrice = useVariantPrices(choice);
  const hasFixedState = product.variants.some(({ availability }) => stateByAvailability[availability]);
  return [
    {
      name: t('product.differences.thc'),
      value: ({ grams, thcGrams }) => {
        const percent = variantThcPercent({ grams, thcGrams });
        return percent === null
          ? null
          : t('product.amount', { grams: formatGrams(thcGrams!, locale), percent: formatPotency(percent, locale) });
      },
    },
    {
      name: t('product.differences.weight'),
      value: ({ title, weightText }) => (weightText === title ? null : weightText),
    },
    {
      name: t('product.differences.price'),
      value: (variant) => formatMoney({ amount: getPrice(variant) }) || null,
      requiredFeature: 'priceDisplay',
    },
    {
      name: t('product.differences.pricePerGram'),
      value: (variant) => formatMoney({ amount: pricePerGram(getPrice(variant), variant.grams) }) || null,
      requiredFeature: 'priceDisplay',
    },
    {
      name: t('product.differences.availability'),
      requiredFeature: hasFixedState ? undefined : 'expressDelivery',
      value: ({ id, availability }) => {
        const state = liveOffers?.get(id)?.state ?? stateByAvailability[availability];
        if (state === null) return null;
        return state === 'COMING_SOON' ? releaseLabel : t(`product.availability.${state}`);
      },
    },
  ];
}

export function Differences(props: ProductSectionProps) {
  const { t } = useWords('product', 'details');
  const chosen = useChosenVariant(props);
  const { variants } = props.product;
  const rows = useRows(props).filter(({ value }) => variants.every((variant) => value(variant) !== null));
  if (rows.length === 0) return null;
  return (
    <Stack as="section">
      <Heading level={2} size="sub" id="differences">
        {t('product.differences')}
      </Heading>
      <Table aria-labelledby="differences">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('product.size')}</VisuallyHidden>
            </th>
            {variants.map(({ id, title }) => (
              <th key={id} scope="col" data-chosen={id === chosen.id || undefined}>
                {title}
                {id === chosen.id && <VisuallyHidden> ({t('product.chosen')})</VisuallyHidden>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, requiredFeature }) => (
            <tr key={name} {...(requiredFeature && shownWhereOn(requiredFeature))}>
              <th scope="row">{name}</th>
              {variants.map((variant) => (
                <td key={variant.id} data-chosen={variant.id === chosen.id || undefined}>
                  {value(variant)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text.label};
  th,
  td {
    padding: ${space[3]};
    border-bottom: 1px solid ${color.line};
    font-weight: inherit;
    text-align: start;
    font-variant-numeric: tabular-nums;
    ${media.belowPhone} {
      padding-inline: ${space[1]};
      overflow-wrap: anywhere;
    }
  }
  tbody th {
    padding-inline-start: 0;
    color: ${color.muted};
  }
  thead th {
    ${text.strong};
  }
  [data-chosen] {
    background: ${color.surface};
  }
  thead [data-chosen] {
    border-radius: ${radius.small} ${radius.small} 0 0;
    box-shadow: inset 0 2px ${color.light};
  }
`;
