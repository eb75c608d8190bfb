import type { CallFailure } from "./call-failure.ts";

/** The field of a form that the server refuses, where it names one. */
export function refusedField(error: CallFailure | undefined): string | undefined {
  const field = error?.graphQLErrors[0]?.extensions.field;
  return typeof field === "string" ? field : undefined;
}
