import type { CSSProperties } from 'react';
import type { PagePicture } from '../../../content/pages/sectionViews';
import { useWords } from '../../../i18n/LocaleContext';
import { useClientValue } from '../../../state/hooks/useClientValue';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { Inner, Label, Layer, Root, Stage, Steps, DevicePicture, Words } from './DeviceExplodedView.styles';

/** Label positions: percent from the top of the picture, and the side on which the label stands. */
const labels = [
  { id: 'mouthpiece', top: 5.5, side: 'right' },
  { id: 'glass', top: 14.8, side: 'left' },
  { id: 'heater', top: 25.2, side: 'right' },
  { id: 'contacts', top: 32.4, side: 'left' },
  { id: 'cell', top: 44.7, side: 'right' },
  { id: 'shell', top: 66, side: 'left' },
  { id: 'ring', top: 91, side: 'right' },
  { id: 'port', top: 95.6, side: 'left' },
] as const;

/** Layers of the picture, from back to front. */
const parts = ['cell', 'foot', 'heater', 'glass', 'crown', 'shell', 'litRing', 'litOil'] as const;

const steps = ['click', 'ring.turns', 'glow'] as const;

/**
 * An exploded view of the battery with a pod. With scroll timelines and motion allowed, scrolling assembles it: the pod
 * clicks in, the ring turns and the oil glows. Only the frame is in the HTML.
 */
export function DeviceExplodedView({ picture }: { picture: PagePicture }) {
  const { t } = useWords('details', 'device');
  const isHydrated = useClientValue(() => true, false);
  const file = `${picture.base}-${picture.widths.at(-1)}.webp`;
  const alt = t('device.apart.picture');
  if (!isHydrated)
    return (
      <Root as="div" data-tone="dark">
        <noscript>
          <img src={file} alt={alt} />
        </noscript>
      </Root>
    );
  return (
    <Root aria-labelledby="apart" data-tone="dark">
      <Inner>
        <Words>
          <Heading level={2} id="apart">
            {t('device.apart')}
          </Heading>
          <Paragraph size="lead">{t('device.apart.text')}</Paragraph>
          <Steps>
            {steps.map((id) => (
              <li key={id} data-step={id}>
                {t(`device.apart.${id}`)}
              </li>
            ))}
          </Steps>
        </Words>
        <Stage>
          <DevicePicture role="img" aria-label={alt} style={{ '--apart': `url("${file}")` } as CSSProperties}>
            <i data-glow />
            {parts.map((part) => (
              <Layer key={part} data-part={part} />
            ))}
            <i data-bloom />
            <i data-sweep />
          </DevicePicture>
          <ul>
            {labels.map(({ id, top, side }) => (
              <Label key={id} data-side={side} style={{ top: `${top}%` }}>
                {t(`device.apart.${id}`)}
              </Label>
            ))}
          </ul>
        </Stage>
      </Inner>
    </Root>
  );
}
