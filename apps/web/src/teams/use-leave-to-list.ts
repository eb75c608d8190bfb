import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useMembershipEndText } from "../holder/use-membership-end-text.ts";
import { showToast } from "../toasts/show-toast.ts";
import { clearUnsavedChanges } from "../unsaved/unsaved-changes.ts";
import { TEAM_LIST_PATH } from "./team-path.ts";

/** After the person left or deleted a team. The live news about it may come before or never: one toast, by its id. */
export function useLeaveToList(): (
  team: { readonly id: string; readonly name: string },
  occasion: "TEAM_LEFT" | "TEAM_DELETED",
) => void {
  const textOf = useMembershipEndText();
  const navigate = useNavigate();
  return useCallback(
    ({ id, name }, occasion) => {
      showToast(textOf({ teamId: id, teamName: name, occasion }), "info", { id: `team-${id}` });
      // Nothing of the team can be saved now.
      clearUnsavedChanges();
      navigate(TEAM_LIST_PATH, { replace: true });
    },
    [textOf, navigate],
  );
}
