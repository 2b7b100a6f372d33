export class EditError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 413 | 422,
    message: string,
    readonly details: object = {},
  ) {
    super(message);
    this.name = 'EditError';
  }
}
