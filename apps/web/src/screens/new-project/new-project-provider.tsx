import { useMemo, useRef, useState } from "react";
import { Outlet } from "react-router";
import type { JobType } from "../../graphql/generated/documents.ts";
import { type HolderTeam, useHolder } from "../../holder/holder.ts";
import { type AwaitingProject, NewProjectContext } from "../../projects/new-project.ts";
import { LateDialog } from "../../shell/late-dialog.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { PartMatchingOpener } from "../part-matching/part-matching-opener.tsx";

const loadNewProject = () => import("./new-project-dialog.tsx");

interface Opening {
  /** Whose first board it is; undefined: a project of its own. */
  readonly project?: AwaitingProject;
  readonly task: JobType | undefined;
  /** "unknown" until the teams are there: a project may not land in somebody's own space because it was begun early. */
  readonly team: HolderTeam | undefined | "unknown";
  readonly number: number;
}

/** Lets every signed-in screen open the new-project steps; they are fetched when they are first wanted. */
export function NewProjectProvider() {
  const [opening, setOpening] = useState<Opening>();
  const { teams, team } = useHolder();
  const opener = useRef<Element>(null);
  const value = useMemo(() => {
    const open = (asked: Pick<Opening, "task" | "team" | "project">) => {
      opener.current = document.activeElement;
      setOpening((last) => ({ ...asked, number: (last?.number ?? 0) + 1 }));
    };
    return {
      openNewProject: (task?: JobType) => open({ task, team: teams ? team : "unknown" }),
      openNewBoard: (project: AwaitingProject) => open({ task: "PLACEMENT", team: undefined, project }),
    };
  }, [teams, team]);
  if (opening?.team === "unknown" && teams) setOpening({ ...opening, team });
  const begunIn = opening?.team === "unknown" ? undefined : opening?.team;
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
      {opening?.team === "unknown" && <LoadingOverlay />}
      {opening && opening.team !== "unknown" && (
        <LateDialog
          key={opening.number}
          load={loadNewProject}
          props={{
            initialTask: opening.task,
            team: begunIn && teams?.find(({ id }) => id === begunIn.id),
            begunFor: begunIn?.name,
            project: opening.project,
            onClose: close,
          }}
        />
      )}
    </NewProjectContext.Provider>
  );
}
