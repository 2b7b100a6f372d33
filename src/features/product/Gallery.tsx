import { Suspense, useState, type ReactNode, type UIEvent } from 'react';
import { css, styled } from 'styled-components';
import type { PagePicture } from '../../content/pages/sectionViews';
import { endWithPeriod } from '../../domain/text/endWithPeriod';
import { useWords } from '../../i18n/LocaleContext';
import { useClientValue } from '../../state/hooks/useClientValue';
import { Picture } from '../../ui/Picture';
import {
  color,
  desktopQuery,
  media,
  motion,
  radius,
  space,
  tabletQuery,
  focusRingInside,
  vastQuery,
} from '../../ui/theme/tokens';
import { lazyNamed } from '../../ui/hydration/lazyNamed';

const PictureDialog = lazyNamed(() => import('./PictureDialog'), 'PictureDialog');

interface GalleryProps {
  title: string;
  pictures: PagePicture[];
  /** Renders only after hydration, so that the server HTML contains none of it. */
  tools?: ReactNode;
}

/** Shows the first picture large. Clicking a picture opens it full screen. */
export function Gallery({ title, pictures, tools }: GalleryProps) {
  const { t } = useWords('product');
  const [currentIndex, setCurrentIndex] = useState(0);
  const [enlarged, setEnlarged] = useState<{ index: number; isOpen: boolean } | null>(null);
  const isHydrated = useClientValue(() => true, false);
  const total = pictures.length;
  const updateCurrentIndex = ({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent) => {
    if (scrollWidth > clientWidth)
      setCurrentIndex(Math.round((scrollLeft / (scrollWidth - clientWidth)) * (total - 1)));
  };
  return (
    <div>
      {isHydrated && (
        <Suspense>
          <Corner>{tools}</Corner>
        </Suspense>
      )}
      <Strip data-gallery role="group" aria-label={t('product.pictures', { title })} onScroll={updateCurrentIndex}>
        {pictures.map((picture, index) => (
          <Frame
            key={picture.base}
            type="button"
            aria-label={`${endWithPeriod(picture.alt ?? t('product.pictureOf', { title }))} ${t('product.enlarge', { at: index + 1, total })}`}
            onClick={() => setEnlarged({ index, isOpen: true })}
          >
            <Picture
              base={picture.base}
              ratio={picture.width / picture.height}
              widths={picture.widths}
              alt={picture.alt ?? (index === 0 ? title : '')}
              isEager={index === 0}
              sizes={`${vastQuery} ${index === 0 ? 45 : 22}vw, ${desktopQuery} ${index === 0 ? 600 : 290}px, ${tabletQuery} 92vw, 24svh`}
            />
          </Frame>
        ))}
      </Strip>
      {total > 1 && (
        <Dots aria-hidden>
          {pictures.map(({ base }, index) => (
            <i key={base} data-shown={index === currentIndex || undefined} />
          ))}
        </Dots>
      )}
      {enlarged && (
        <Suspense>
          <PictureDialog
            title={title}
            pictures={pictures}
            index={enlarged.index}
            isOpen={enlarged.isOpen}
            onChange={(index) => setEnlarged({ index, isOpen: true })}
            onClose={() => setEnlarged({ ...enlarged, isOpen: false })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** As large on phones as the price and the order button below leave room for. */
const frameWidth = css`
  --frame: 88%;
  ${media.belowTablet} {
    --frame: min(88%, max(20svh, 100svh - 640px));
    ${media.shortPage} {
      --frame: min(88%, 60svh);
    }
  }
`;

/** Has no height, so that nothing shifts when the controls appear. */
const Corner = styled.div`
  ${frameWidth}
  position: relative;
  z-index: 1;
  ${media.belowDesktop} {
    margin-right: calc(100% - var(--frame));
  }
`;

/** A swipeable strip on phones; one large picture above thumbnails on desktops. */
const Strip = styled.div`
  ${frameWidth}
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--frame);
  gap: ${space[3]};
  margin-inline: calc(-1 * ${space.gutter});
  padding-inline: ${space.gutter};
  scroll-padding-inline: ${space.gutter};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  ${media.desktop} {
    grid-auto-flow: row;
    grid-template-columns: 1fr 1fr;
    grid-auto-columns: auto;
    align-content: start;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

const Frame = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow: hidden;
  scroll-snap-align: start;
  cursor: zoom-in;
  &:focus-visible {
    ${focusRingInside};
  }
  img {
    width: 100%;
    height: auto;
  }
  ${media.desktop} {
    &:first-child,
    &:last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
    /* An even number of thumbnails would leave a gap, so the last one fills its row. */
    &:last-child:nth-child(even) img {
      aspect-ratio: 2;
      object-fit: contain;
    }
  }
`;

/** Decorative, because each picture's accessible name includes its position. */
const Dots = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space[2]};
  padding-top: ${space[4]};
  i {
    width: 8px;
    height: 8px;
    border-radius: 4px;
    background: ${color.line};
    transition: width ${motion.medium} ${motion.ease};
  }
  [data-shown] {
    width: 24px;
    background: ${color.ink};
    forced-color-adjust: none;
  }
  ${media.belowTablet} {
    padding-top: ${space[2]};
  }
  ${media.desktop} {
    display: none;
  }
`;
