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
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
    super(`The content has ${count}:\n${faults.map(formatFault).join('\n')}`);
    this.name = 'ContentError';
  }
}

export const formatNotes = (notes: ContentFault[]): string =>
  `The content has ${notes.length === 1 ? 'one note' : `${notes.length} notes`}:\n${notes.map(formatFault).join('\n')}`;
