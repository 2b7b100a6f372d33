import { dequal } from 'dequal/lite';
import { applyFrenchTypography } from '../../domain/text/frenchTypography';
import type { FieldShape } from '../../content/source/schemaShape';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Forms leave these values in an empty field. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  Number.isNaN(value) ||
  (isFields(value) && Object.values(value).every(isBlank));

/** Null if the schema requires the field, undefined if the file may omit it. */
function blankValue(shape: FieldShape, old: unknown): unknown {
  if (shape.isNullable) return shape.isOptional && old === undefined ? undefined : null;
  if (shape.kind === 'list' && !shape.isOptional) return [];
  if (shape.kind === 'fixed') return shape.value;
  return undefined;
}

const tidyFrench = (value: unknown): unknown => (typeof value === 'string' ? applyFrenchTypography(value) : value);

function normalizeFields(value: Fields, shape: FieldShape, old: unknown): Fields {
  const fields = shape.fields ?? {};
  const tidied = Object.entries(fields).map(([name, field]): [string, unknown] => [
    name,
    tidyValue(name === 'fr' ? tidyFrench(value[name]) : value[name], field, isFields(old) ? old[name] : undefined),
  ]);
  const unknown = Object.entries(value).filter(([name]) => !Object.hasOwn(fields, name));
  return Object.fromEntries([...tidied, ...unknown].filter(([, each]) => each !== undefined));
}

function tidyValue(value: unknown, shape: FieldShape, old?: unknown): unknown {
  // Keeps a required object even if it is blank, so that the schema reports its blank field.
  const isDemanded = shape.kind === 'object' && !shape.isOptional && !shape.isNullable;
  if (isBlank(value) && !(isDemanded && isFields(value))) return blankValue(shape, old);
  if (old === undefined && shape.isOptional && 'fallback' in shape && dequal(value, shape.fallback)) return undefined;
  if (shape.kind === 'object' && isFields(value)) return normalizeFields(value, shape, old);
  if (shape.kind === 'list' && Array.isArray(value)) {
    if (value.length === 0 && shape.isOptional && old === undefined) return undefined;
    const olds = Array.isArray(old) ? old : [];
    return value.map((each, index) => (isFields(each) ? normalizeFields(each, shape.item!, olds[index]) : each));
  }
  return value;
}

/**
 * Converts a form's value to a file's. Omits blank fields, and default values that `old`, the file's present value, lacks.
 * Keeps invalid values, so that the schema reports them.
 */
export const normalizeEntry = (value: Fields, shape: FieldShape, old?: Fields): Fields =>
  normalizeFields(value, shape, old);
