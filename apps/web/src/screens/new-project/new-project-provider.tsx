import { useMemo, useRef, useState } from "react";
import { Outlet } from "react-router";
import type { JobType } from "../../graphql/generated/documents.ts";
import { type HolderTeam, useHolder } from "../../holder/holder.ts";
import { LateDialog } from "../../shell/late-dialog.tsx";
import { PartMatchingOpener } from "../part-matching/part-matching-opener.tsx";
import { NewProjectContext } from "./new-project.ts";

const loadNewProject = () => import("./new-project-dialog.tsx");

/** Lets every signed-in screen open the new-project steps; they are fetched when they are first wanted. */
export function NewProjectProvider() {
  const [opening, setOpening] = useState<{
    task: JobType | undefined;
    team: HolderTeam | undefined;
    number: number;
  }>();
  const { teams, team } = useHolder();
  const opener = useRef<Element>(null);
  const value = useMemo(
    () => ({
      openNewProject: (task?: JobType) => {
        opener.current = document.activeElement;
        setOpening((last) => ({ task, team, number: (last?.number ?? 0) + 1 }));
      },
    }),
    [team],
  );
  const close = () => {
    setOpening(undefined);
    // Back to where the keyboard was, once the dialog has let go of the focus.
    setTimeout(() => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    });
  };
  return (
    <NewProjectContext.Provider value={value}>
      <Outlet />
      <PartMatchingOpener />
      {opening && (
        <LateDialog
          key={opening.number}
          load={loadNewProject}
          props={{
            initialTask: opening.task,
            team: opening.team && teams?.find(({ id }) => id === opening.team?.id),
            begunFor: opening.team?.name,
            onClose: close,
          }}
        />
      )}
    </NewProjectContext.Provider>
  );
}
