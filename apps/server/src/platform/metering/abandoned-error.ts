/** Nobody waits for the answer any more: the connection is closed. No fault, and nothing to log. */
export class AbandonedError extends Error {
  constructor() {
    super("The request was abandoned.");
  }
}
