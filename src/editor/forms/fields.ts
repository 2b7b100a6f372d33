import type { FieldShape } from '../../content/source/schemaShape';
import { fieldHint } from './hints';
import { isMultiline, fieldLabel, choiceLabel, singular } from './labels';
import { timezoneLabel, timezones } from './timezones';

export interface CmsField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  default?: unknown;
  [option: string]: unknown;
}

interface Choice {
  label: string;
  value: string;
}

/** The kind of entry that a field refers to. The choices depend on the content, so `choiceField` reads them when the form is open. */
export type ChoiceSource = 'brands' | 'batches' | 'variants' | 'products' | 'pictures';

/** Fields that refer to other files, matched by the end of their path. */
const sources: [path: RegExp, source: ChoiceSource][] = [
  [/^products\.brand$|^stores\.brands$/, 'brands'],
  [/\.batchIds$/, 'batches'],
  [/^batches\.productVariantId$/, 'variants'],
  [/\.product\.slug$/, 'products'],
  [/\.pictures?$/, 'pictures'],
];

interface Context {
  /** The folder and the names of the parent fields: 'products.variants'. */
  path: string;
  /** The form accepts empty fields of an optional object. The schema checks them on save. */
  isLoose: boolean;
  /** The name of the field, or of the parent of its translations. */
  name: string;
}

type Parts = Omit<CmsField, 'name' | 'label' | 'required' | 'hint'>;

const widgets: { [kind in FieldShape['kind']]: (shape: FieldShape, context: Context) => Parts } = {
  object: (shape, context) => ({
    // A photo's framing is edited on the photo itself.
    widget: /^photos\.(crop|focus)$/.test(context.path) ? context.name : 'object',
    collapsed: /^(visibility|meta|publishAt|takeDownAt)$/.test(context.name),
    fields: formFields(shape, context),
  }),
  list: (shape, context) => list(shape, context),
  text: (shape, context) => text(shape, context),
  number: ({ step, min, max }) => ({ widget: 'number', ...defined({ step, min, max }) }),
  flag: (shape) => ({ widget: 'boolean', default: shape.fallback ?? false }),
  choice: (shape) => ({
    widget: 'select',
    options: shape.options?.map(asChoice),
    ...defined({ default: shape.fallback }),
  }),
  fixed: ({ value }) => ({ widget: 'hidden', default: value }),
};

/** Returns the bare value if the label would repeat it. */
function asChoice(value: string | number): Choice | string | number {
  const label = choiceLabel(String(value));
  return label === value || typeof value === 'number' ? value : { label, value };
}

const defined = (parts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

function text({ format }: FieldShape, { path, name }: Context): Parts {
  const source = sources.find(([where]) => where.test(path))?.[1];
  if (source) return { widget: 'choice', source };
  if (path === 'photos.name') return { widget: 'photo' };
  if (name === 'timezone')
    return { widget: 'select', options: timezones.map((value) => ({ label: timezoneLabel(value), value })) };
  if (format === 'date')
    return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
  if (format === 'date-time') return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm:ss[Z]', picker_utc: true };
  return { widget: isMultiline(name) ? 'text' : 'string' };
}

function list(shape: FieldShape, context: Context): Parts {
  const item = shape.item!;
  const inner = widgets[item.kind](item, context);
  // The order of pictures matters, which requires a sortable list.
  if (inner.widget === 'select' || (inner.widget === 'choice' && inner.source !== 'pictures'))
    return { ...inner, multiple: true };
  const single = singular(fieldLabel(context.path));
  const summary = summaryTemplate(item);
  const shared = {
    widget: 'list',
    label_singular: single,
    // Sizes and pictures are few and edited most, so they are expanded.
    collapsed: context.name !== 'variants' && context.name !== 'pictures',
    default: [],
  };
  return inner.fields
    ? { ...shared, fields: inner.fields, ...(summary && { summary }) }
    : { ...shared, field: { ...inner, name: 'item', label: single, required: true } };
}

/** Returns the title template of a collapsed list entry. */
function summaryTemplate({ fields = {} }: FieldShape): string | null {
  const name = ['en', 'heading', 'title', 'question', 'label', 'name', 'id', 'slug'].find((each) => each in fields);
  if (!name) return null;
  return fields[name]!.kind === 'object' ? `{{fields.${name}.en}}` : `{{fields.${name}}}`;
}

/** Sorts the title first, the id last, and the rest in schema order. */
const fieldRank = ([name]: [string, FieldShape]): number => (name === 'title' ? 0 : name === 'originalId' ? 2 : 1);

export function formFields(shape: FieldShape, context: Context): CmsField[] {
  const fields = Object.entries(shape.fields ?? {}).sort((a, b) => fieldRank(a) - fieldRank(b));
  return fields.map(([name, field]) => {
    const path = `${context.path}.${name}`;
    const isWords = name === 'en' || name === 'enCa' || name === 'fr';
    const mayMiss = field.isOptional || field.isNullable || (field.kind === 'list' && !field.min);
    const inner: Context = {
      ...context,
      path,
      isLoose: context.isLoose || ((field.isOptional || field.isNullable) && field.kind === 'object'),
      name: isWords ? context.name : name,
    };
    return {
      name,
      label: fieldLabel(path),
      // Only decides which labels say "optional": an incomplete draft can be saved.
      required: !mayMiss && !context.isLoose && path !== 'products.originalId',
      ...defined({ hint: fieldHint(path) }),
      ...widgets[field.kind](field, inner),
    } as CmsField;
  });
}
