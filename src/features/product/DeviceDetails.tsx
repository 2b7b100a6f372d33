import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import type { ProductView } from '../../content/pageContext';
import { useDetailsWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/Heading';
import { color, media, space, text } from '../../ui/theme/tokens';
import { FactList } from './FactList';

/** A device's features, specifications and box contents. */
export function DeviceDetails({ device }: { device: NonNullable<ProductView['device']> }) {
  const { t } = useDetailsWords();
  return (
    <Columns>
      <section>
        <Heading level={2}>{t('product.highlights')}</Heading>
        <Highlights>
          {device.highlights.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Highlights>
      </section>
      <section>
        <Heading level={2}>{t('product.specifications')}</Heading>
        <FactList facts={device.specifications} />
      </section>
      <section>
        <Heading level={2}>{t('product.inTheBox')}</Heading>
        <Box>
          {device.inTheBox.map((line) => (
            <li key={line}>
              <Check size={20} aria-hidden />
              {line}
            </li>
          ))}
        </Box>
      </section>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[10]} ${space[16]};
  > section {
    display: grid;
    gap: ${space[4]};
    align-content: start;
  }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Marked with lamps instead of numbers, because the order has no meaning. */
const Highlights = styled.ul`
  display: grid;
  gap: ${space[5]} ${space[10]};
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    padding-top: ${space[4]};
    border-top: 2px solid ${color.light};
    ${text.lead};
  }
`;

const Box = styled.ul`
  display: grid;
  li {
    display: flex;
    gap: ${space[3]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  svg {
    flex: none;
    color: ${color.success};
  }
`;
