/** A call that failed, as the query client tells it, too: either it did not get through, or the server refused it. */
export interface CallFailure {
  readonly message: string;
  readonly graphQLErrors: readonly {
    readonly message: string;
    readonly extensions: { readonly [name: string]: unknown };
  }[];
  readonly networkError?: Error | undefined;
  /** The Response, where one came. */
  readonly response?: unknown;
}

/**
 * What is done about a call that failed, further to what its screen does. `handlesFaults`: the screen that asked tells
 * an internal server error.
 */
export type OnCallError = (failure: CallFailure, options: { readonly handlesFaults: boolean }) => void;
