import type { Subcountry } from '../../region/regions';

export const previewReady = 'preview-ready';

/** `context` is the page's data, of the type that the build passes to templates. */
export interface PreviewMessage {
  type: 'preview-draft';
  /** Other pages in the window stay as they are built. */
  path: string;
  region: Subcountry;
  context: unknown;
  files: Record<string, unknown>;
}

/** The window keeps this name while an editor follows links in the preview. */
export const previewFrame = 'draft-preview';
