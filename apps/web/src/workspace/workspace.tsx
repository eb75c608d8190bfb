import type { Project } from "../open-project/use-project.ts";
import { useWorkspaceBoard } from "./controller/board.ts";
import { useWorkspaceFeedback } from "./controller/feedback.ts";
import { useWorkspaceProject } from "./controller/project.ts";
import { useWorkspaceSheets } from "./controller/sheets.ts";
import { FeedbackAsk } from "./feedback/feedback-ask.tsx";
import { ShownPanel } from "./panels/shown-panel.tsx";
import { RunFoot } from "./run-foot.tsx";
import { BoardAndSchematic } from "./schematic/board-and-schematic.tsx";
import { SchematicInFront } from "./schematic-in-front.tsx";
import { SchematicView } from "./schematic-view.tsx";
import classes from "./workspace.module.css";
import { WorkspaceController } from "./workspace-controller.tsx";
import { WorkspaceDialogs } from "./workspace-dialogs.tsx";
import { WorkspaceHeader } from "./workspace-header.tsx";
import { WorkspaceNotes } from "./workspace-notes.tsx";

/** One project on screen: the canvas, and under it whatever its task has to say. */
export function Workspace({ project, reload }: { project: Project; reload: () => Promise<void> }) {
  return (
    <WorkspaceController project={project} reload={reload}>
      <div className={classes.workspace}>
        <WorkspaceHeader />
        <main id="content" tabIndex={-1} className={classes.main} aria-label={project.name}>
          <WorkspaceNotes />
          <Feedback />
          <div className={classes.stage}>
            <ShownPanel />
            <div className={classes.canvas}>
              <Views />
            </div>
          </div>
          <RunFoot />
        </main>
        <WorkspaceDialogs />
      </div>
    </WorkspaceController>
  );
}

function Feedback() {
  const { project, reload } = useWorkspaceProject();
  const { isOpen, open, close, button } = useWorkspaceFeedback();
  return (
    <FeedbackAsk project={project} opened={isOpen} onOpen={open} onClose={close} button={button} reload={reload} />
  );
}

/** The board and its schematic, or the schematic of a project that has no board yet. */
function Views() {
  const { project, hasBoard, older } = useWorkspaceProject();
  const { board } = useWorkspaceBoard();
  const { loaded, place, inFront, showPlace } = useWorkspaceSheets();
  return (
    <>
      {!hasBoard && (
        <SchematicView project={project} mayAdd={!older && project.allowed.includes("EDIT")} place={place} />
      )}
      {hasBoard && board && <BoardAndSchematic board={board} />}
      {inFront && <SchematicInFront loaded={loaded} place={inFront} onBack={() => showPlace(undefined)} />}
    </>
  );
}
