import { setFrenchTypography } from '../../domain/site/frenchTypography';
import type { Shape } from '../schemaShape';
import { isSame } from './writeJson';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What forms leave behind in a field that nobody filled. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  Number.isNaN(value) ||
  (isFields(value) && Object.values(value).every(isBlank));

/** Of a blank field: null where the schema wants it, nothing where the field may be left out. */
function blank(shape: Shape, old: unknown): unknown {
  if (shape.isNullable) return shape.isOptional && old === undefined ? undefined : null;
  if (shape.kind === 'list' && !shape.isOptional) return [];
  if (shape.kind === 'fixed') return shape.value;
  return undefined;
}

const tidyFrench = (value: unknown): unknown => (typeof value === 'string' ? setFrenchTypography(value) : value);

function tidyFields(value: Fields, shape: Shape, old: unknown): Fields {
  const known = shape.fields ?? {};
  const tidied = Object.entries(known).map(([name, field]): [string, unknown] => [
    name,
    tidyValue(name === 'fr' ? tidyFrench(value[name]) : value[name], field, isFields(old) ? old[name] : undefined),
  ]);
  const unknown = Object.entries(value).filter(([name]) => !Object.hasOwn(known, name));
  return Object.fromEntries([...tidied, ...unknown].filter(([, each]) => each !== undefined));
}

function tidyValue(value: unknown, shape: Shape, old?: unknown): unknown {
  // Of an object that must be there the schema names the field that is blank.
  const isDemanded = shape.kind === 'object' && !shape.isOptional && !shape.isNullable;
  if (isBlank(value) && !(isDemanded && isFields(value))) return blank(shape, old);
  if (old === undefined && shape.isOptional && 'fallback' in shape && isSame(value, shape.fallback)) return undefined;
  if (shape.kind === 'object' && isFields(value)) return tidyFields(value, shape, old);
  if (shape.kind === 'list' && Array.isArray(value)) {
    if (value.length === 0 && shape.isOptional && old === undefined) return undefined;
    const olds = Array.isArray(old) ? old : [];
    return value.map((each, at) => (isFields(each) ? tidyFields(each, shape.item!, olds[at]) : each));
  }
  return value;
}

/**
 * A form's value as a file has it: what was left blank is left out, or null where the schema says so, and a default is not
 * written where the file did not have it. `old` is what the file had. What the schema refuses is left to be refused.
 */
export const tidyEntry = (value: Fields, shape: Shape, old?: Fields): Fields => tidyFields(value, shape, old);
