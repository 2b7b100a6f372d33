import { counted } from '../../domain/counted';
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
    super(`The content has ${counted(faults.length, 'fault')}:\n${faults.map(formatFault).join('\n')}`);
    this.name = 'ContentError';
  }
}

export const formatNotes = (notes: ContentFault[]): string =>
  `The content has ${counted(notes.length, 'note')}:\n${notes.map(formatFault).join('\n')}`;
