/** One thing that is wrong in a content file: where, and what was expected. */
export interface ContentFault {
  file: string;
  field: string;
  message: string;
}

const line = ({ file, field, message }: ContentFault) => `  ${file} · ${field || '(whole file)'} · ${message}`;

/** Every fault of the content at once, so that an editor mends them in one go. */
export class ContentError extends Error {
  constructor(readonly faults: ContentFault[]) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
    super(`The content has ${count}:\n${faults.map(line).join('\n')}`);
    this.name = 'ContentError';
  }
}
