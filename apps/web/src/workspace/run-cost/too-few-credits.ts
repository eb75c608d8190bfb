import type { CallFailure } from "../../graphql/call-failure.ts";

/** Whose credits did not suffice for a run: those of a team or one's own; undefined of any other failure. */
export function walletTooSmall(error: CallFailure | undefined): "USER" | "TEAM" | undefined {
  const refused = error?.graphQLErrors.find(({ extensions }) => extensions.reason === "INSUFFICIENT_CREDITS");
  if (refused === undefined) return undefined;
  return refused.extensions.wallet === "TEAM" ? "TEAM" : "USER";
}
