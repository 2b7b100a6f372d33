/** Why an edit is not taken, as an answer of HTTP. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 413 | 422,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
