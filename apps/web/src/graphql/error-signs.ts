import type { CallFailure } from "./call-failure.ts";
import type { AnswerSigns } from "./expired-login.ts";

/** What the expiry rule looks at in a failed answer. */
export function errorSigns(error: CallFailure): AnswerSigns {
  const response: unknown = error.response;
  return {
    codes: error.graphQLErrors.map(({ extensions }) => extensions.code),
    httpStatus: response instanceof Response ? response.status : undefined,
    message: error.message,
  };
}

/**
 * Statuses that a proxy or the server answers with a page of its own. 503 and 504 pass by themselves: the call may be
 * repeated.
 */
const FAULT_STATUSES: ReadonlySet<number> = new Set([500, 501, 502]);

/** What has no room left: the account's storage, or the server's disk. The server's sentence says it, with the numbers. */
export function fullPlace(error: CallFailure | undefined): "account" | "disk" | undefined {
  const signs = error?.graphQLErrors.map(({ extensions }) => extensions) ?? [];
  if (signs.some((extensions) => "storage" in extensions)) return "account";
  return signs.some(({ full }) => full === "disk") ? "disk" : undefined;
}

/** Whether the server itself failed, by a code of the catalogue or, where no GraphQL answer came, by the HTTP status. */
export function isServerFault(error: CallFailure): boolean {
  const { codes, httpStatus } = errorSigns(error);
  // It says what somebody can do about it.
  if (fullPlace(error)) return false;
  // A design that is not read yet is no failure of the server: the screen that asked says so and offers to try again.
  if (error.graphQLErrors.some(({ extensions }) => "reading" in extensions)) return false;
  if (codes.length > 0) return errorCode(error) === 500;
  return httpStatus !== undefined && FAULT_STATUSES.has(httpStatus);
}

/** The catalogue's number of the first error that has one. */
export function errorCode(error: CallFailure | undefined): number | undefined {
  return error?.graphQLErrors.map(({ extensions }) => extensions.code).find((code) => typeof code === "number");
}
