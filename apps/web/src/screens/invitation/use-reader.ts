import type { CallFailure } from "../../graphql/call-failure.ts";
import { errorSigns } from "../../graphql/error-signs.ts";
import { isExpiredLogin } from "../../graphql/expired-login.ts";
import { InvitationReaderDocument } from "../../graphql/generated/visitor-documents.ts";
import { NO_VARIABLES, useVisitorQuery } from "../../session/use-visitor-query.ts";

/** Who reads an invitation. */
export type Reader =
  | { readonly kind: "nobody" }
  | { readonly kind: "signed-in"; readonly email: string; readonly teamIds: readonly string[] };

type ReaderState =
  | Reader
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly error: CallFailure; readonly reload: () => void };

/** A refusal for want of a session says that nobody is signed in; any other failure says nothing. */
export function useReader(): ReaderState {
  const { data, error, reload } = useVisitorQuery(InvitationReaderDocument, NO_VARIABLES);
  if (data) return { kind: "signed-in", email: data.profile.email, teamIds: data.teamList.nodes.map(({ id }) => id) };
  if (!error) return { kind: "loading" };
  return isExpiredLogin(errorSigns(error)) ? { kind: "nobody" } : { kind: "failed", error, reload };
}
