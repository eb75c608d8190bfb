import type { CallFailure } from "../graphql/call-failure.ts";
import { ServerFullError } from "./send-file.ts";

/** What to throw when no address was given for a file: the account may be full, and the server says so with the numbers. */
export function noAddressError(error: CallFailure | undefined): Error {
  const full = error?.graphQLErrors.find(({ extensions }) => "storage" in extensions);
  return full ? new ServerFullError(full.message) : new Error("The server gave no place for the file.");
}
