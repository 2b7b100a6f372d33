import font from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import { followAddress, transformDuplicates, CMS } from './cmsStore';
import { en } from 'decap-cms-locales';
import ListWidget from 'decap-cms-widget-list';
import ObjectWidget from 'decap-cms-widget-object';
import SelectWidget from 'decap-cms-widget-select';
import { contentFolders, type ContentFolder } from '../../content/source/contentFolders';
import type { CmsConfig } from '../forms/cmsConfig';
import { collectionFolder, formatName } from '../forms/collections';
import { copyEntry } from '../entries/copyEntry';
import { readEntry, writeEntry, type EditorEntry } from '../entries/entryFile';
import { listValues } from '../entries/listValues';
import { addressAsWritten } from './changes/fileCase';
import { backUpFormBases } from './changes/formBackups';
import { checkBeforeSave } from './checkBeforeSave';
import { choiceField } from './choiceField';
import { dateField } from './dateField';
import { currentEntries } from './entries';
import { editorWords } from './editorWords';
import { withFrame } from './fieldFrame';
import { formBar } from './formBar';
import { framingFields } from './framingFields';
import { gitHubBackend, repositoryPictures } from './gitHubBackend';
import { groupHeading } from './groupHeading';
import { localBackend } from './localBackend';
import { numberField } from './numberField';
import { PagePreview } from './preview/PagePreview';
import { photoField } from './photoField';
import { plainFields } from './plainFields';
import { serverUploads, stagedUploads } from './uploadPicture';

const chevron = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='%2314130f' stroke-width='1.6'%3E%3Cpath d='m1 1.5 5 5 5-5'/%3E%3C/svg%3E")`;
// The preview's tools are in a frame of their own, without the editor's fonts.
const previewStyle = `
  @font-face { font-family: Text; font-weight: 400 700; src: url(/admin/${font.replace(/^.*\//, '')}) }
  body { margin: 0; background: #f2f0ea; color: #14130f; font: 14px/1.4 Text, system-ui, sans-serif; }
  .preview-tools { display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 8px 64px 8px 12px; border-bottom: 1px solid #dedad0; background: #fbfaf7; }
  .preview-tools label { display: flex; align-items: center; gap: 6px; }
  .preview-tools select { min-height: 36px; padding: 0 32px 0 12px; border: 1px solid #8c877a; border-radius: 8px; appearance: none; background: #fff ${chevron} no-repeat right 12px center; color: inherit; font: inherit; }
  .preview-problems { margin: 0; padding: 8px 12px 8px 28px; background: #fff0cf; }
  .preview-note { margin: 0; padding: 8px 12px; border-bottom: 1px solid #dedad0; background: #fbfaf7; }
  .preview-failure { position: absolute; inset: 0 0 auto; margin: 0; padding: 8px 12px; background: #fff0cf; }
  .preview-waiting { padding: 12px; }
  .preview-room { position: relative; overflow: hidden; }
  .preview-room iframe { display: block; border: 0; background: #fff; transform-origin: 0 0; }
`;

interface Widget {
  name: string;
  controlComponent: unknown;
}

const decapWidgets = [ListWidget, ObjectWidget, SelectWidget] as { Widget: () => Widget }[];

/** Decap's types require formatters to handle comments, and lack some field options. */
type Loose = { registerCustomFormat: (name: string, extension: string, formatter: object) => void };

/** Decap looks up a preview by the name of a folder collection, or of a file in a collection of single files. */
const previewNames = ({ collections }: CmsConfig): string[] =>
  collections.flatMap(({ name, files }) => files?.map((file) => file.name) ?? [name]);

export function startCms(config: CmsConfig, isLocal: boolean): void {
  // Decap calls backends with `new`, which returns the object that the function returns.
  CMS.registerBackend('github', gitHubBackend as never);
  CMS.registerBackend('proxy', localBackend as never);
  const widgets: Widget[] = [
    ...decapWidgets.map(({ Widget }) => Widget()),
    ...plainFields,
    numberField,
    dateField,
    choiceField,
    photoField(isLocal ? serverUploads : stagedUploads(repositoryPictures)),
    ...framingFields,
    formBar,
    groupHeading,
  ];
  CMS.registerWidget(widgets.map(withFrame) as never);
  CMS.registerLocale('en', editorWords(en) as never);
  for (const folder of Object.keys(contentFolders) as ContentFolder[])
    (CMS as Loose).registerCustomFormat(formatName(folder), 'json', {
      fromFile: (text: string) => {
        const entry = readEntry(text);
        return { ...entry, ...listValues(folder, entry, { names: currentEntries().names, now: new Date() }) };
      },
      toFile: (entry: EditorEntry) => writeEntry(folder, entry),
    });
  CMS.registerEventListener({ name: 'preSave', handler: checkBeforeSave as never });
  for (const name of previewNames(config)) CMS.registerPreviewTemplate(name, PagePreview as never);
  CMS.registerPreviewStyle(previewStyle, { raw: true });
  transformDuplicates((collection, fields) => copyEntry(collectionFolder(collection), fields));
  backUpFormBases();
  followAddress(addressAsWritten);
  CMS.init({ config: config as never });
}
