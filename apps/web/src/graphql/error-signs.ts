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

/** The catalogue's number of the first error that has one. */
export function errorCode(error: CallFailure | undefined): number | undefined {
  return error?.graphQLErrors.map(({ extensions }) => extensions.code).find((code) => typeof code === "number");
}
