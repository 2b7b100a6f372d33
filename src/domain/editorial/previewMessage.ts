import type { LabReportFile } from '../laboratory/labReportFile';
import type { InboxNotification } from '../notification/notification';
import type { LocaleId } from '../region/locales';
import type { Subcountry } from '../region/regions';

/** The build writes this script, which the editor adds to the page that its preview shows. */
export const previewScript = 'draft-preview.js';

export const previewReady = 'preview-ready';

/** The draft's version of the JSON files that the page fetches. */
export interface PreviewFiles {
  report?: LabReportFile;
  feed?: { localeId: LocaleId; notifications: readonly InboxNotification[] };
}

/** A panel of the shop that shows what no page does. */
export type PreviewPanel = 'menu' | 'notifications';

/** `context` is the page context that the build passes to templates. */
export interface PreviewMessage {
  type: 'preview-draft';
  /** The page that shows the draft. Other pages opened in the same window show the built content. */
  path: string;
  region: Subcountry;
  context: unknown;
  files: PreviewFiles;
  /** Opened with the page. */
  panel?: PreviewPanel;
}
