/** The reason an edit is refused, with its HTTP status. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 413 | 422,
    message: string,
    /** More fields for the response. */
    readonly details: object = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
