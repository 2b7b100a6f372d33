import { useCallback } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../../i18n/LocaleContext';
import { color, radius, space, text } from '../../../ui/theme/tokens';
import type { IdPhotoState } from './useIdPhoto';

/** Returns a ref that shows the blob in an image and revokes its object URL on unmount. */
const useBlobImage = (blob: Blob) =>
  useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );

/** Shows the photo as uploaded, so that the shopper notices if it is blurred. */
export function IdPhotoPreview({ photo }: { photo: IdPhotoState }) {
  const { t } = useWords('account', 'order');
  const imageRef = useBlobImage(photo.blob);
  return (
    <Figure>
      <img ref={imageRef} alt={t('checkout.id.preview')} />
      <figcaption>{photo.name}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${space[2]};
  margin: 0;

  & > img {
    width: 100%;
    height: 240px;
    object-fit: contain;
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.surface};
  }
  & > figcaption {
    ${text.small};
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;
