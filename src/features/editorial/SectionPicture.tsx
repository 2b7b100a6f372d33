import type { PagePicture } from '../../content/pageContext';
import { Picture } from '../../ui/Picture';

interface SectionPictureProps {
  picture: PagePicture;
  sizes: string;
}

/** A decorative picture; the text beside it describes it. */
export function SectionPicture({ picture, sizes }: SectionPictureProps) {
  return (
    <Picture base={picture.base} ratio={picture.width / picture.height} widths={picture.widths} alt="" sizes={sizes} />
  );
}
