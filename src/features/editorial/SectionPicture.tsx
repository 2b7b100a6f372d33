import type { PagePicture } from '../../content/pageContext';
import { Picture } from '../../ui/Picture';

interface SectionPictureProps {
  picture: PagePicture;
  sizes: string;
}

/** A picture that goes with words: they say what it shows. */
export function SectionPicture({ picture, sizes }: SectionPictureProps) {
  return (
    <Picture base={picture.base} ratio={picture.width / picture.height} widths={picture.widths} alt="" sizes={sizes} />
  );
}
