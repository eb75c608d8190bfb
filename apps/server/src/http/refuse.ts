import { type ApplicationError, ERROR_CODES, type ErrorName } from "../platform/application-error.ts";

/** An answer that refuses, for screens and programs: the error by number and name, and a sentence. */
export function refuse(status: number, name: ErrorName, message: string, more: object = {}): Response {
  return Response.json({ ...more, code: ERROR_CODES[name], name, message }, { status });
}

export function refuseSignature(status: "expired" | "forged"): Response {
  return refuse(403, "BAD_REQUEST", status === "expired" ? "This address has run out." : "This address is not valid.");
}

/** The rest of the body is not read, so the connection cannot carry another request. */
export function breakOff(response: Response): Response {
  response.headers.set("connection", "close");
  return response;
}

/** The same in the shape of a GraphQL answer, for what asks at /graphql: clients read `errors[0].extensions` alone. */
export function refuseOperation(status: number, name: ErrorName, message: string, more: object = {}): Response {
  return Response.json({ errors: [{ message, extensions: { ...more, code: ERROR_CODES[name], name } }] }, { status });
}

/** In the shape expected by clients of this address. */
export function refuseAt(path: string, status: number, name: ErrorName, message: string, more: object = {}): Response {
  return path === "/graphql" ? refuseOperation(status, name, message, more) : refuse(status, name, message, more);
}

/** What the metering refuses: 429 where it says when to come again (RFC 6585). */
export function refuseMetered({ errorName, message, details }: ApplicationError, path: string): Response {
  const seconds = details.retryAfterSeconds;
  const status = seconds === undefined ? 400 : 429;
  const response =
    path === "/graphql"
      ? refuseOperation(status, errorName, message, details)
      : refuse(status, errorName, message, details);
  if (seconds !== undefined) response.headers.set("retry-after", String(seconds));
  return breakOff(response);
}
