import type { Locale } from '../../domain/region/locales';
import type { Content } from '../source/readContent';
import { resolveWords } from '../source/resolveWords';
import type { PagePicture } from './sectionViews';
import type { Pictures } from './productSummaries';

interface PictureSource {
  locale: Locale;
  content: Pick<Content, 'photos'>;
  pictures: Pictures;
}

/** A photo has its own alt text. A drawing is decorative unless the caller describes it. */
export function pagePicture(name: string, { locale, content, pictures }: PictureSource): PagePicture {
  const photo = content.photos.get(name);
  return { ...pictures[name]!, ...(photo && { alt: resolveWords(photo.alt, locale) }) };
}
