import { ERROR_CODES, type ErrorName } from "../platform/application-error.ts";

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
