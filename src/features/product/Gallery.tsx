import { styled } from 'styled-components';
import type { PagePicture } from '../../content/pageContext';
import { useProductWords } from '../../i18n/LocaleContext';
import { Picture } from '../../ui/Picture';
import { color, media, radius, space } from '../../ui/theme/tokens';

interface GalleryProps {
  title: string;
  pictures: PagePicture[];
}

/** Every picture of a product, the featured one large. */
export function Gallery({ title, pictures }: GalleryProps) {
  const { t } = useProductWords();
  return (
    // A strip that scrolls must be within reach of the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Root role="group" aria-label={t('product.pictures', { title })} tabIndex={0}>
      {pictures.map((picture, at) => (
        <Frame key={picture.base}>
          <Picture
            base={picture.base}
            ratio={picture.width / picture.height}
            widths={picture.widths}
            alt={at === 0 ? t('product.pictureOf', { title }) : ''}
            isEager={at === 0}
            sizes={at === 0 ? '(min-width:1024px) 600px, 92vw' : '(min-width:1024px) 290px, 46vw'}
          />
        </Frame>
      ))}
    </Root>
  );
}

/** A strip to swipe on a phone, a large picture over small ones on a desktop. */
const Root = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 88%;
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

const Frame = styled.div`
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow: hidden;
  scroll-snap-align: start;
  img {
    width: 100%;
    height: auto;
  }
  ${media.desktop} {
    &:first-child {
      grid-column: 1 / -1;
    }
  }
`;
