import type { NumberKind } from '../../domain/text/typedNumber';
import type { FieldShape } from './schemaShape';

/** For a field without limits. */
export const maxFieldNumber = 999_999_999;

/** Describes the numbers that fit a field of a content file, as an editor types them. */
export function fieldNumber(name: string, { step, min, max }: Pick<FieldShape, 'step' | 'min' | 'max'>): NumberKind {
  const range = { min: min ?? -maxFieldNumber, max: max ?? maxFieldNumber };
  if (step === 1) return { expected: 'a whole number such as 12', decimals: 0, ...range };
  if (step === 0.01) return { expected: 'dollars such as 34.50', decimals: 2, unit: 'dollars', ...range };
  if (/percent$/i.test(name)) return { expected: 'a percentage such as 12.5', decimals: 12, unit: 'percent', ...range };
  return { expected: 'a number such as 12.5', decimals: 12, ...range };
}
