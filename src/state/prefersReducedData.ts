interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True with a browser's data saver, and on a connection as slow as 2G. */
export function prefersReducedData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}
