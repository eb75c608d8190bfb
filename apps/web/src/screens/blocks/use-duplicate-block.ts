import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { type BlockCardFragment, DuplicateBlockDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { useHolder } from "../../holder/holder.ts";
import { showToast } from "../../toasts/show-toast.ts";

/** Copies a block into the space that is worked in; the id of the copy, or undefined where it was refused. */
export function useDuplicateBlock(): (block: Pick<BlockCardFragment, "id" | "name">) => Promise<string | undefined> {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { team } = useHolder();
  const [, duplicate] = useMutation(DuplicateBlockDocument);
  const teamId = team?.id ?? null;
  return useCallback(
    async ({ id, name }) => {
      const { data, error } = await duplicate({ input: { id, teamId } });
      if (error) showToast(errorText(error).sentence, "danger");
      else showToast(t(teamId === null ? "library.duplicated" : "library.duplicatedInTeam", { name }));
      return data?.duplicateBlock.id;
    },
    [duplicate, errorText, t, teamId],
  );
}
