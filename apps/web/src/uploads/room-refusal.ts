import type { CallFailure } from "../graphql/call-failure.ts";
import { fullPlace } from "../graphql/error-signs.ts";
import { ServerFullError } from "./send-file.ts";

/** What to throw when no address was given for a file: the account or the disk may be full, and the server says so. */
export function noAddressError(error: CallFailure | undefined): Error {
  return fullPlace(error)
    ? new ServerFullError(error?.graphQLErrors[0])
    : new Error("The server gave no place for the file.");
}
