import { styled } from 'styled-components';
import type { ProductView } from '../../content/pageContext';
import { routePath } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useDetailsWords } from '../../i18n/LocaleContext';
import { color, radius, space, text, type Hue } from '../../ui/theme/tokens';
import { TextLink } from '../../ui/TextLink';
import { FactList } from './FactList';

/** The list of pods that share this value. */
const podsWith = (name: string, value: string) => `${routePath('pods')}?${new URLSearchParams({ [name]: value })}`;

function Tags({ words }: { words: string[] }) {
  return (
    <TagList>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </TagList>
  );
}

interface OilProfileProps {
  oil: NonNullable<ProductView['oil']>;
  summary: ProductView['summary'];
}

/** The oil's maker, type, aroma, flavor and effects. */
export function OilProfile({ oil, summary }: OilProfileProps) {
  const { t } = useDetailsWords();
  const link = (name: string, value: string, words: string) => (
    <TextLink as={LocalLink} to={podsWith(name, value)}>
      {words}
    </TextLink>
  );
  const { plantType, oilType, strain, effects, aromas, flavors } = oil;
  const facts = [
    { name: t('product.brand'), value: link('brand', summary.brandSlug, summary.brand) },
    {
      name: t('product.plantType'),
      value: (
        <Dot $hue={plantType.toLowerCase() as Hue}>{link('plant', plantType, t(`product.plantType.${plantType}`))}</Dot>
      ),
    },
    { name: t('product.oilType'), value: link('method', oilType, t(`product.oilType.${oilType}`)) },
    { name: t('product.strain'), value: strain.name },
    ...(strain.lineage ? [{ name: t('product.lineage'), value: strain.lineage }] : []),
    { name: t('product.effects'), value: <Tags words={effects.map((each) => t(`product.effect.${each}`))} /> },
    { name: t('product.aromas'), value: <Tags words={aromas.map((each) => t(`product.aroma.${each}`))} /> },
    { name: t('product.flavors'), value: <Tags words={flavors.map((each) => t(`product.aroma.${each}`))} /> },
  ];
  return <FactList facts={facts} />;
}

const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  li {
    padding: 1px ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    ${text.label};
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
    forced-color-adjust: none;
  }
`;
