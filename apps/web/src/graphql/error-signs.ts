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

/** Statuses that a proxy or the server answers with a page of its own. 503 and 504 pass by themselves: the call may be repeated. */
const FAULT_STATUSES: ReadonlySet<number> = new Set([500, 501, 502]);

/** Whether the server itself failed, by a code of the catalogue or, where no GraphQL answer came, by the HTTP status. */
export function isServerFault(error: CallFailure): boolean {
  const { codes, httpStatus } = errorSigns(error);
  if (codes.length > 0) return errorCode(error) === 500;
  return httpStatus !== undefined && FAULT_STATUSES.has(httpStatus);
}

/** The catalogue's number of the first error that has one. */
export function errorCode(error: CallFailure | undefined): number | undefined {
  return error?.graphQLErrors.map(({ extensions }) => extensions.code).find((code) => typeof code === "number");
}
