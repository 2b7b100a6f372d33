declare module '@adobe/structured-data-validator' {
  export interface Issue {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** Set if the vocabulary lacks this type or property. */
    errorType?: 'schemaOrg';
    fieldNames?: string[];
  }
  export default class Validator {
    constructor(vocabulary: object);
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
