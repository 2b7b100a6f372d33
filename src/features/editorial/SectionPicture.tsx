import type { PagePicture } from '../../content/pages/sectionViews';
import { Picture } from '../../ui/Picture';

interface SectionPictureProps {
  picture: PagePicture;
  sizes: string;
}

/** A picture of a section. A drawing is decorative, because the text next to it describes it; a photo has alt text. */
export function SectionPicture({ picture, sizes }: SectionPictureProps) {
  return (
    <Picture
      base={picture.base}
      ratio={picture.width / picture.height}
      widths={picture.widths}
      alt={picture.alt ?? ''}
      sizes={sizes}
    />
  );
}
