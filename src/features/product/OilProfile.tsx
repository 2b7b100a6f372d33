import { styled } from 'styled-components';
import type { ProductView } from '../../content/pages/pageContext';
import { extractionPath, plantPath, makerPath } from '../../domain/catalogue/cataloguePaths';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { color, radius, space, text, type Hue } from '../../ui/theme/tokens';
import { TextLink } from '../../ui/text/TextLink';
import { FactList } from './FactList';

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
  strainPath: string | null;
}

export function OilProfile({ oil, summary, strainPath }: OilProfileProps) {
  const { t } = useWords('product', 'details', 'traits');
  const link = (to: string, words: string) => (
    <TextLink as={LocalLink} to={to}>
      {words}
    </TextLink>
  );
  const { plantType, oilType, strain, aromas, flavors } = oil;
  const facts = [
    { name: t('product.brand'), value: link(makerPath(summary.brandSlug), summary.brand) },
    {
      name: t('product.plantType'),
      value: (
        <Dot $hue={plantType.toLowerCase() as Hue}>
          {link(plantPath(plantType), t(`product.plantType.${plantType}`))}
        </Dot>
      ),
    },
    { name: t('product.oilType'), value: link(extractionPath(oilType), t(`product.oilType.${oilType}`)) },
    ...(strainPath
      ? [{ name: t('product.strain'), value: link(strainPath, t('product.strain.all', { name: strain.name })) }]
      : []),
    // Skip the strain when the title already names it.
    ...(strainPath || strain.name === summary.title ? [] : [{ name: t('product.strain'), value: strain.name }]),
    ...(strain.lineage ? [{ name: t('product.lineage'), value: strain.lineage }] : []),
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
