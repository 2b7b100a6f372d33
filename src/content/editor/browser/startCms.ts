import { GitHubBackend } from 'decap-cms-backend-github';
import { DecapCmsCore as CMS } from 'decap-cms-core';
import { en } from 'decap-cms-locales';
import BooleanWidget from 'decap-cms-widget-boolean';
import DateTimeWidget from 'decap-cms-widget-datetime';
import ListWidget from 'decap-cms-widget-list';
import NumberWidget from 'decap-cms-widget-number';
import ObjectWidget from 'decap-cms-widget-object';
import RelationWidget from 'decap-cms-widget-relation';
import SelectWidget from 'decap-cms-widget-select';
import TextWidget from 'decap-cms-widget-text';
import { contentFolders, type ContentFolder } from '../../contentFolders';
import type { CmsConfig } from '../cmsConfig';
import { formatOf } from '../collections';
import { readEntry, writeEntry, type Entry } from '../entryFile';
import { checkBeforeSave } from './checkBeforeSave';
import { LocalBackend } from './localBackend';
import { PagePreview } from './PagePreview';
import { previewStyle } from './previewStyle';
import { ProductPreview } from './ProductPreview';
import { steadyString } from './steadyString';

const widgets = [
  BooleanWidget,
  DateTimeWidget,
  ListWidget,
  NumberWidget,
  ObjectWidget,
  RelationWidget,
  SelectWidget,
  TextWidget,
] as { Widget: () => never }[];

/** Decap's types lack formatters without comments, and some of a field's options. */
type Loose = { registerCustomFormat: (name: string, extension: string, formatter: object) => void };

/** Registers the widgets and backends that this site uses, and starts the editor. */
export function startCms(config: CmsConfig): void {
  CMS.registerBackend('github', GitHubBackend);
  CMS.registerBackend('proxy', LocalBackend as never);
  CMS.registerWidget([...widgets.map(({ Widget }) => Widget()), steadyString] as never);
  CMS.registerLocale('en', en as never);
  for (const folder of Object.keys(contentFolders) as ContentFolder[])
    (CMS as Loose).registerCustomFormat(formatOf(folder), 'json', {
      fromFile: readEntry,
      toFile: (entry: Entry) => writeEntry(folder, entry),
    });
  CMS.registerEventListener({ name: 'preSave', handler: checkBeforeSave as never });
  for (const name of ['pods', 'devices']) CMS.registerPreviewTemplate(name, ProductPreview as never);
  for (const name of ['pages', 'legal']) CMS.registerPreviewTemplate(name, PagePreview as never);
  CMS.registerPreviewStyle(previewStyle, { raw: true });
  CMS.init({ config: config as never });
}
