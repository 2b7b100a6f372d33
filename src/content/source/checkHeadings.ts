import type { ContentFault } from '../files/contentError';
import type { ContentFiles } from './contentFiles';
import { contentTexts } from './contentTexts';
import type { ContentFile } from './readFolder';

/** Texts that stand alone in large type or on a control. A store's name may end with an abbreviation. */
const isHeading = (field: string): boolean =>
  /(?:^|\.)(?:heading|eyebrow|title|question|label)\.(?:en|enCa|fr)$/.test(field);

/** A heading may ask or exclaim, but ends with no full stop: some with one and some without look like mistakes. */
export function checkHeadings(files: ContentFiles): ContentFault[] {
  return (Object.values(files).flat() as ContentFile<unknown>[]).flatMap(({ file, value }) =>
    contentTexts(value)
      .filter(([field, text]) => isHeading(field) && /(?<!\.)\.\s*$/.test(text))
      .map(([field, text]) => ({
        file: `content/${file}`,
        field,
        message: `expected no full stop at the end of a heading, got “${text}”`,
      })),
  );
}
