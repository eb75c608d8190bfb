import type { Board } from "@tracewright/board";
import type { Project } from "../open-project/use-project.ts";
import type { Candidates } from "./candidates/use-candidates.ts";
import { EndedStrip } from "./ended-strip.tsx";
import { RoutingPanel } from "./routing-panel.tsx";
import { RunningStrip } from "./running-strip.tsx";
import type { LastRouting } from "./use-last-routing.ts";
import type { Pointing } from "./use-pointing.ts";
import type { ProjectRun } from "./use-project-run.ts";

/** What the project's task has to say, under the board. */
export function RunFoot({
  project,
  run: { view, commands, putAside, keepRouted },
  candidates,
  lastRouting,
  board,
  pointing,
}: {
  project: Project;
  run: ProjectRun;
  candidates: Candidates;
  lastRouting: LastRouting;
  /** The board on the canvas. */
  board: Board | undefined;
  pointing: Pointing;
}) {
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
            projectId={project.id}
            historyId={view.result.id}
            requestGroupId={project.run?.requestGroupId}
            routing={view.result.routing}
            board={board}
            commands={commands}
            onShowPlace={pointing.showPlace}
            onShowNets={pointing.showNets}
          />
        )
      );
    default:
      return (
        !candidates.all &&
        lastRouting.result?.routing && (
          <RoutingPanel
            projectId={project.id}
            historyId={lastRouting.result.id}
            again={lastRouting}
            routing={lastRouting.result.routing}
            board={board}
            commands={commands}
            onShowPlace={pointing.showPlace}
            onShowNets={pointing.showNets}
          />
        )
      );
  }
}
