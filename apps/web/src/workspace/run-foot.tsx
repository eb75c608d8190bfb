import { useWorkspaceBoard } from "./controller/board.ts";
import { useWorkspaceProject } from "./controller/project.ts";
import { useWorkspaceResults } from "./controller/results.ts";
import { useWorkspaceRun } from "./controller/run.ts";
import { EndedStrip } from "./ended-strip.tsx";
import { RoutingPanel } from "./routing-panel.tsx";
import { RunningStrip } from "./running-strip.tsx";

/** What the task of the newest version has to say, under the board. */
export function RunFoot() {
  const { project, older } = useWorkspaceProject();
  const { view, commands, putAside, keepRouted } = useWorkspaceRun();
  const { candidates, lastRouting } = useWorkspaceResults();
  const { board } = useWorkspaceBoard();
  if (older) return null;
  switch (view.kind) {
    case "running":
      return <RunningStrip run={view} commands={commands} board={board} />;
    case "paused":
    case "failed":
      return <EndedStrip run={view} commands={commands} onEdit={putAside} onKeep={keepRouted} />;
    case "routed":
      return (
        !candidates.all &&
        view.result.routing && (
          <RoutingPanel
            historyId={view.result.id}
            routing={view.result.routing}
            requestGroupId={project.run?.requestGroupId}
          />
        )
      );
    default:
      return (
        !candidates.all &&
        lastRouting.result?.routing && (
          <RoutingPanel historyId={lastRouting.result.id} routing={lastRouting.result.routing} again={lastRouting} />
        )
      );
  }
}
