import { styled } from 'styled-components';
import type { PagePicture } from '../../content/pageContext';
import { useLocale } from '../../i18n/LocaleContext';
import { Picture } from '../../ui/Picture';
import { color, media, radius, space } from '../../ui/theme/tokens';

interface GalleryProps {
  title: string;
  pictures: PagePicture[];
}

/** Every picture of a product, the featured one large. */
export function Gallery({ title, pictures }: GalleryProps) {
  const { t } = useLocale();
  return (
    <Root>
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

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: 1fr 1fr;
  align-content: start;
`;

const Frame = styled.div`
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow: hidden;
  &:first-child {
    grid-column: 1 / -1;
  }
  &:only-child img,
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
