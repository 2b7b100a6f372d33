import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import type { ProductView } from '../../../content/pages/pageContext';
import { useWords } from '../../../i18n/LocaleContext';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { color, media, space, text } from '../../../ui/theme/tokens';
import { KeyFigures } from '../KeyFigures';
import { FactList } from '../FactList';
import { MakerStory } from '../MakerStory';
import { BatteryStory } from './BatteryStory';
import { DeviceExplodedView } from './DeviceExplodedView';
import { DeviceCare } from './DeviceCare';
import { DeviceComparison } from './DeviceComparison';
import { DimensionDrawing } from './DimensionDrawing';
import { HeatLevels } from './HeatLevels';
import { RingColors } from './RingColors';
import { Turntable } from './Turntable';

/** The sections about the battery appear only on its own page, not on that of the starter kit. */
export function DeviceDetails({ product }: { product: ProductView }) {
  const { t } = useWords('product', 'details', 'device');
  const device = product.device!;
  const { battery } = device;
  return (
    <Root>
      <KeyFigures
        figures={(['size', 'heat', 'battery', 'charge'] as const).map((id) => ({
          name: t(`device.figure.${id}`),
          value: t(`device.figure.${id}.value`),
          meaning: t(`device.figure.${id}.meaning`),
        }))}
      />
      {battery?.turn && <Turntable {...battery.turn} />}
      {battery?.apart && <DeviceExplodedView picture={battery.apart} />}
      {battery && <BatteryStory pictures={battery.story} />}
      <Stack as="section">
        <Heading level={2}>{t('product.highlights')}</Heading>
        <Highlights>
          {device.highlights.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Highlights>
      </Stack>
      {battery && (
        <>
          <HeatLevels />
          <RingColors picture={battery.ring} />
        </>
      )}
      <Columns>
        <Stack as="section">
          <Heading level={2}>{t('product.specifications')}</Heading>
          <FactList facts={device.specifications} />
        </Stack>
        <Stack $gap={10}>
          <Stack as="section">
            <Heading level={2}>{t('product.inTheBox')}</Heading>
            <Box>
              {device.inTheBox.map((line) => (
                <li key={line}>
                  <Check size={20} aria-hidden />
                  {line}
                </li>
              ))}
            </Box>
          </Stack>
          <DimensionDrawing />
        </Stack>
      </Columns>
      {device.compared.length > 1 && <DeviceComparison slug={product.summary.slug} devices={device.compared} />}
      <DeviceCare questions={device.questions} />
      <MakerStory product={product} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.section};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[16]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Bullets instead of numbers, because the order has no meaning. */
const Highlights = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[6]} ${space[10]};
  li {
    flex: 1 1 220px;
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
