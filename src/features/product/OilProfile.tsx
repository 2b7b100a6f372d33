import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ProductView } from '../../content/pageContext';
import { useProductWords } from '../../i18n/LocaleContext';
import { color, media, space, text, type Hue } from '../../ui/theme/tokens';

/** S2-71: what the oil is, and how it smells, tastes and is felt. */
export function OilProfile({ oil }: { oil: NonNullable<ProductView['oil']> }) {
  const { t } = useProductWords();
  const facts: { name: string; value: ReactNode }[] = [
    {
      name: t('product.plantType'),
      value: <Dot $hue={oil.plantType.toLowerCase() as Hue}>{t(`product.plantType.${oil.plantType}`)}</Dot>,
    },
    { name: t('product.oilType'), value: t(`product.oilType.${oil.oilType}`) },
    { name: t('product.strain'), value: oil.strain.name },
    ...(oil.strain.lineage ? [{ name: t('product.lineage'), value: oil.strain.lineage }] : []),
    { name: t('product.effects'), value: oil.effects.map((effect) => t(`product.effect.${effect}`)).join(', ') },
    { name: t('product.aromas'), value: oil.aromas.map((aroma) => t(`product.aroma.${aroma}`)).join(', ') },
    { name: t('product.flavors'), value: oil.flavors.map((flavor) => t(`product.aroma.${flavor}`)).join(', ') },
  ];
  return <FactList facts={facts} />;
}

/** Names and values in two columns. */
export function FactList({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  return (
    <Root>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  display: grid;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    ${text.label};
  }
  ${media.desktop} {
    > div {
      padding-block: ${space[4]};
    }
  }
`;

const Dot = styled.span<{ $hue: Hue }>`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[2]};
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${({ $hue }) => color[$hue]};
  }
`;
