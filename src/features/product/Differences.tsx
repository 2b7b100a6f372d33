import { styled } from 'styled-components';
import type { VariantView } from '../../content/pages/pageContext';
import { pricePerGram, variantThcPercent } from '../../domain/catalogue/productFigures';
import { formatMoney } from '../../domain/money';
import type { Feature } from '../../domain/region/features';
import { shownWhereOn } from '../../domain/region/shownIn';
import { useWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/text/Heading';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { color, media, radius, space, text } from '../../ui/theme/tokens';
import { useChosen, type PartProps } from './offer/choice';
import { availabilityWithoutAddress, usePriceOf, useVariant } from './offer/chosenVariant';
import { useReleaseLabel } from './offer/useReleaseLabel';

interface Row {
  name: string;
  /** Null if it is unknown: the row is left out, since it has nothing to compare. */
  value: (variant: VariantView) => string | null;
  /** Shown only in regions with this feature. */
  only?: Feature;
}

function useRows({ product, choice }: PartProps): Row[] {
  const { locale, t } = useWords('product', 'details');
  const live = useChosen(choice, (state) => state.live);
  const soon = useReleaseLabel(product);
  const number = (value: number) => new Intl.NumberFormat(locale.id, { maximumFractionDigits: 4 }).format(value);
  const price = usePriceOf(choice);
  const isStateKnown = product.variants.some(({ availability }) => availabilityWithoutAddress[availability]);
  return [
    {
      name: t('product.differences.thc'),
      value: ({ grams, thcGrams }) => {
        const percent = variantThcPercent({ grams, thcGrams });
        return percent === null ? null : t('product.amount', { grams: number(thcGrams!), percent: number(percent) });
      },
    },
    {
      name: t('product.differences.weight'),
      // The title is usually the weight.
      value: ({ title, weightText }) => (weightText === title ? null : weightText),
    },
    {
      name: t('product.differences.price'),
      value: (variant) => formatMoney({ amount: price(variant) }) || null,
      only: 'priceDisplay',
    },
    {
      name: t('product.differences.pricePerGram'),
      value: (variant) => formatMoney({ amount: pricePerGram(price(variant), variant.grams) }) || null,
      only: 'priceDisplay',
    },
    {
      name: t('product.differences.availability'),
      only: isStateKnown ? undefined : 'expressDelivery',
      value: ({ id, availability }) => {
        const state = live?.get(id)?.state ?? availabilityWithoutAddress[availability];
        if (state === null) return null;
        return state === 'COMING_SOON' ? soon : t(`product.availability.${state}`);
      },
    },
  ];
}

/** The sizes of a product side by side. */
export function Differences(part: PartProps) {
  const { t } = useWords('product', 'details');
  const chosen = useVariant(part);
  const { variants } = part.product;
  const rows = useRows(part).filter(({ value }) => variants.every((variant) => value(variant) !== null));
  if (rows.length === 0) return null;
  return (
    <Section>
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
          {rows.map(({ name, value, only }) => (
            <tr key={name} {...(only && shownWhereOn(only))}>
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
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

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
    ${media.few} {
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
