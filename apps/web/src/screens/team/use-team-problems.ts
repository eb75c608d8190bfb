import { useTranslation } from "react-i18next";
import type { CallFailure } from "../../graphql/call-failure.ts";
import { refusedField } from "../../graphql/refused-field.ts";
import type { ErrorText } from "../../graphql/use-error-text.ts";
import { useTeamErrorText } from "../../teams/use-team-error-text.ts";
import { isTeamName, type TeamDraft } from "./team-draft.ts";
import type { TeamProblems } from "./team-fields.tsx";

/** What is wrong with a form of a team: at its fields, and what the server refuses without naming one of them. */
export function useTeamProblems(
  draft: TeamDraft,
  isChecked: boolean,
  error: CallFailure | undefined,
): { readonly problems: TeamProblems; readonly note: ErrorText | undefined } {
  const { t } = useTranslation();
  const errorText = useTeamErrorText();
  if (isChecked && !isTeamName(draft.name)) return { problems: { name: t("teams.nameHint") }, note: undefined };
  if (!error) return { problems: {}, note: undefined };
  const field = refusedField(error);
  const text = errorText(error);
  if (field === "name" || field === "description") return { problems: { [field]: text.sentence }, note: undefined };
  return { problems: {}, note: text };
}
