import { formatCount } from '../../domain/text/formatCount';
export interface ContentFault {
  file: string;
  field: string;
  message: string;
}

export const formatFault = ({ file, field, message }: ContentFault): string =>
  `  ${file} · ${field || '(whole file)'} · ${message}`;

/** Lists all content faults at once, so that an editor can fix them together. */
export class ContentError extends Error {
  constructor(readonly faults: ContentFault[]) {
    super(`The content has ${formatCount(faults.length, 'fault')}:\n${faults.map(formatFault).join('\n')}`);
    this.name = 'ContentError';
  }
}

/** Returns null after adding the faults of a ContentError to a list. */
export function collectFaults<T>(faults: ContentFault[], read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(...error.faults);
    return null;
  }
}

export const formatNotes = (notes: ContentFault[]): string =>
  `The content has ${formatCount(notes.length, 'note')}:\n${notes.map(formatFault).join('\n')}`;
