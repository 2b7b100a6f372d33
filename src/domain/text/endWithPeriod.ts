/** 'Bright' → 'Bright.', but 'Ready?' stays as it is. */
export function endWithPeriod(text: string): string {
  const trimmed = text.trimEnd();
  return /[.!?…]\s?[”"’»)]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
