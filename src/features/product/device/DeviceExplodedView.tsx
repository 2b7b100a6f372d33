import type { CSSProperties } from 'react';
import type { PagePicture } from '../../../content/pages/pageContext';
import { useWords } from '../../../i18n/LocaleContext';
import { useClientValue } from '../../../state/hooks/useClientValue';
import { Heading } from '../../../ui/text/Heading';
import { Text } from '../../../ui/text/Text';
import { Inner, Label, Layer, Root, Stage, Steps, Stick, Words } from './DeviceExplodedView.styles';

/** Each part's label: how far down the picture it points, and on which side it stands. */
const labels = [
  { id: 'mouthpiece', at: 5.5, side: 'right' },
  { id: 'glass', at: 14.8, side: 'left' },
  { id: 'heater', at: 25.2, side: 'right' },
  { id: 'contacts', at: 32.4, side: 'left' },
  { id: 'cell', at: 44.7, side: 'right' },
  { id: 'shell', at: 66, side: 'left' },
  { id: 'ring', at: 91, side: 'right' },
  { id: 'port', at: 95.6, side: 'left' },
] as const;

/** The layers that the picture is cut into, from back to front. */
const parts = ['cell', 'foot', 'heater', 'glass', 'crown', 'shell', 'litRing', 'litOil'] as const;

const steps = ['click', 'ring.turns', 'glow'] as const;

/**
 * The battery and a pod taken apart, with the name of each part. Where the browser has scroll timelines and the reader
 * allows motion, scrolling puts them together: the pod clicks in, the ring turns and the oil glows. The HTML has only the
 * section's frame.
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
          <Text size="lead">{t('device.apart.text')}</Text>
          <Steps>
            {steps.map((id) => (
              <li key={id} data-step={id}>
                {t(`device.apart.${id}`)}
              </li>
            ))}
          </Steps>
        </Words>
        <Stage>
          <Stick role="img" aria-label={alt} style={{ '--apart': `url("${file}")` } as CSSProperties}>
            <i data-glow />
            {parts.map((part) => (
              <Layer key={part} data-part={part} />
            ))}
            <i data-bloom />
            <i data-sweep />
          </Stick>
          <ul>
            {labels.map(({ id, at, side }) => (
              <Label key={id} data-side={side} style={{ top: `${at}%` }}>
                {t(`device.apart.${id}`)}
              </Label>
            ))}
          </ul>
        </Stage>
      </Inner>
    </Root>
  );
}
