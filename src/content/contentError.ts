/** One thing that is wrong in a content file: where, and what was expected. */
export interface ContentFault {
  file: string;
  field: string;
  message: string;
}

/** A fault as a line of a report. */
export const faultLine = ({ file, field, message }: ContentFault): string =>
  `  ${file} · ${field || '(whole file)'} · ${message}`;

/** Every fault of the content at once, so that an editor mends them in one go. */
export class ContentError extends Error {
  constructor(readonly faults: ContentFault[]) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
    super(`The content has ${count}:\n${faults.map(faultLine).join('\n')}`);
    this.name = 'ContentError';
  }
}

/** What the build says of notes, which it does not fail for. */
export const notesMessage = (notes: ContentFault[]): string =>
  `The content has ${notes.length === 1 ? 'one note' : `${notes.length} notes`}:\n${notes.map(faultLine).join('\n')}`;
