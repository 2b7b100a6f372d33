import type { z } from 'zod';
import type { ContentFolder, contentFolders } from './contentFolders';
import type { ContentFile } from './readFolder';

/** The files of each folder. Legal pages are among the other pages. */
export type ContentFiles = {
  [Folder in Exclude<ContentFolder, 'legal'>]: ContentFile<z.infer<(typeof contentFolders)[Folder]>>[];
};
