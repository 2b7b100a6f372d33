import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import type { PagePicture } from '../../../content/pages/sectionViews';
import { useWords } from '../../../i18n/LocaleContext';
import { useClientValue } from '../../../state/hooks/useClientValue';
import { prefersReducedData } from '../../../state/prefersReducedData';
import { IconButton } from '../../../ui/IconButton';
import { Picture } from '../../../ui/Picture';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { desktopQuery } from '../../../ui/theme/tokens';
import { columnCount, frameDegrees, frameCount, frameSide } from './turntableFrames';
import { Controls, Root, Stage, Strip, Words } from './Turntable.styles';
import { useTurntable } from './useTurntable';

interface TurntableProps {
  /** The front view, centered in the middle third of the picture. */
  still: PagePicture;
  /** All frames in two rows. */
  strip: PagePicture;
}

/**
 * Turns by drag, arrow keys or buttons; the first interaction loads the frames. Without scripts, and when the browser
 * asks for reduced data, only the still picture is shown. The HTML contains just the frame, because the page is close
 * to its size budget.
 */
export function Turntable({ still, strip }: TurntableProps) {
  const { t } = useWords('details', 'device');
  const isHydrated = useClientValue(() => true, false);
  const alt = t('device.turn.picture');
  if (!isHydrated)
    return (
      <Root data-tone="light" as="div">
        <noscript>
          <img src={`${still.base}-240.webp`} alt={alt} />
        </noscript>
      </Root>
    );
  const isStill = prefersReducedData();
  return (
    <Root data-tone="light" aria-labelledby="turn">
      <Words>
        <Heading level={2} id="turn">
          {t('device.turn')}
        </Heading>
        {!isStill && <Paragraph size="lead">{t('device.turn.text')}</Paragraph>}
      </Words>
      {isStill ? (
        <Stage>
          <Still picture={still} alt={alt} />
        </Stage>
      ) : (
        <Viewer still={still} strip={strip} />
      )}
    </Root>
  );
}

const Still = ({ picture, alt }: { picture: PagePicture; alt: string }) => (
  <Picture base={picture.base} ratio={picture.width / picture.height} widths={picture.widths} alt={alt} sizes="274px" />
);

type LoadState = 'idle' | 'loading' | 'shown' | 'failed';

function Viewer({ still, strip }: TurntableProps) {
  const { t } = useWords('details', 'device');
  const [loading, setLoading] = useState<LoadState>('idle');
  const { frame, turn, events } = useTurntable(() => {
    if (loading === 'idle' || loading === 'failed') setLoading('loading');
  });
  const [column, row] = [frame % columnCount, Math.floor(frame / columnCount)];
  return (
    <>
      <Stage
        role="slider"
        tabIndex={0}
        aria-label={t('device.turn.slider')}
        aria-valuemin={0}
        aria-valuemax={frameDegrees(frameCount - 1)}
        aria-valuenow={frameDegrees(frame)}
        aria-valuetext={t('device.turn.at', {
          side: t(`device.turn.${frameSide(frame)}`),
          degrees: frameDegrees(frame),
        })}
        aria-busy={loading === 'loading'}
        data-turns
        {...events}
      >
        <Still picture={still} alt="" />
        {(loading === 'loading' || loading === 'shown') && (
          <Strip data-shown={loading === 'shown' || undefined}>
            <picture
              style={{ transform: `translate(${(-column * 100) / columnCount}%, ${-row * 50}%)` }}
              onLoad={() => setLoading('shown')}
              onError={() => setLoading('failed')}
            >
              <source
                type="image/avif"
                srcSet={strip.widths.map((width) => `${strip.base}-${width}.avif ${width}w`).join(', ')}
                // The width of twelve frames side by side. Desktops load the larger file even where it is 1.3 times too
                // wide.
                sizes={`${desktopQuery} 1500px, 823px`}
              />
              <img src={`${strip.base}-${strip.widths[0]}.webp`} alt="" draggable={false} />
            </picture>
          </Strip>
        )}
      </Stage>
      <Controls>
        <IconButton label={t('device.turn.toLeft')} onClick={() => turn(-1)}>
          <ChevronLeft size={24} aria-hidden />
        </IconButton>
        <span role="status">{loading === 'failed' ? t('device.turn.failed') : ''}</span>
        <IconButton label={t('device.turn.toRight')} onClick={() => turn(1)}>
          <ChevronRight size={24} aria-hidden />
        </IconButton>
      </Controls>
    </>
  );
}
