import type { Board, Box, ItemId } from "@tracewright/board";
import { useCallback, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { Project } from "../open-project/use-project.ts";
import { useVersionInAddress } from "../open-project/use-version-in-address.ts";
import { withoutVersion } from "../open-project/version-in-address.ts";
import { useCandidates } from "./candidates/use-candidates.ts";
import { useLiveChecks } from "./checks-panel/use-live-checks.ts";
import { CopperDialog } from "./copper-ask/copper-dialog.tsx";
import { useCopperAsk } from "./copper-ask/use-copper-ask.ts";
import { type OnOrder, useSavedFirst } from "./editing/use-saved-first.ts";
import { FeedbackAsk } from "./feedback/feedback-ask.tsx";
import { useComparedVersions } from "./history/use-compared-versions.ts";
import { useVersionCommands } from "./history/use-version-commands.ts";
import type { PanelName } from "./panels/panel-pile.ts";
import { ShownPanel } from "./panels/shown-panel.tsx";
import { usePanels } from "./panels/use-panels.ts";
import { RunFoot } from "./run-foot.tsx";
import { BoardAndSchematic } from "./schematic/board-and-schematic.tsx";
import { useSheets } from "./schematic/use-sheets.ts";
import { SchematicInFront } from "./schematic-in-front.tsx";
import { SchematicView } from "./schematic-view.tsx";
import { useBegunTask } from "./use-begun-task.ts";
import { useLastRouting } from "./use-last-routing.ts";
import { useOrders } from "./use-orders.ts";
import { usePlaceInAddress } from "./use-place-in-address.ts";
import { usePointing } from "./use-pointing.ts";
import { useProjectRun } from "./use-project-run.ts";
import { useShownBoard } from "./use-shown-board.ts";
import classes from "./workspace.module.css";
import { WorkspaceDialogs } from "./workspace-dialogs.tsx";
import { WorkspaceHeader } from "./workspace-header.tsx";
import { WorkspaceNotes } from "./workspace-notes.tsx";

const NO_PARTS: readonly ItemId[] = [];

/** One project on screen: the canvas, and under it whatever its task has to say. */
export function Workspace({ project, reload }: { project: Project; reload: () => Promise<void> }) {
  const [search, setSearch] = useSearchParams();
  const { older, project: olderProject, error: olderError } = useVersionInAddress(project, search);
  const hasBoard = project.boardDocumentUrl !== null;

  // Commands are there before the board is, and what saves it with the board.
  const order = useRef<OnOrder>(async () => true);
  const versions = useVersionCommands(project.id, { reload, onOrder: () => order.current("newVersion") });
  const shownBoard = useRef<Board>(undefined);
  const copper = useCopperAsk(shownBoard);
  const run = useProjectRun(project, {
    reload,
    onTaken: () => setSearch(withoutVersion, { replace: true }),
    onOrder: (what) => order.current(what),
    onStart: (task, told) => copper.ask(task, told),
  });
  const { view, commands } = run;
  const candidates = useCandidates(project, view);
  const lastRouting = useLastRouting(project, view);

  const panels = usePanels({
    // Before the first placement of a project there is time to look at what the placer goes by.
    firstOpen: () => (project.jobType === "PLACEMENT" && project.run === null && hasBoard ? "intents" : undefined),
    areCandidatesShown: candidates.all !== undefined,
  });
  const canShowIntents = !older && hasBoard;
  const shownPanel = panels.shown === "intents" && !canShowIntents ? undefined : panels.shown;
  const comparing = useComparedVersions(project.id, shownPanel === "history");

  const mayRun = !older && !comparing.compared && view.kind === "none" && hasBoard;
  const result =
    candidates.all?.[candidates.shown] ??
    (view.kind === "routed" ? view.result : older ? undefined : lastRouting.result);
  const url =
    comparing.comparison?.answer?.after.boardDocumentUrl ??
    (older ? olderProject?.boardDocumentUrl : (result?.boardDocumentUrl ?? project.boardDocumentUrl));
  const { board, editing, isEditing, failed, retry } = useShownBoard(project, {
    mayEdit: mayRun && !candidates.all && !lastRouting.result,
    url,
  });
  const editor = isEditing ? editing?.editor : undefined;
  shownBoard.current = board;
  order.current = useSavedFirst(editing);
  useBegunTask({ mayRun: mayRun && board !== undefined, commands });
  const checks = useLiveChecks(board, editor);

  const pointing = usePointing(board);
  usePlaceInAddress(board !== undefined, pointing.showPlace);
  const sheets = useSheets(project, panels.has("receipt"));
  /** What a panel pointed at goes with it. */
  const turnTo = (turn: () => void) => {
    pointing.pointAt(undefined);
    sheets.showPlace(undefined);
    turn();
  };
  const togglePanel = (panel: PanelName) =>
    turnTo(() => {
      if (panel === "history") comparing.compare(undefined);
      panels.toggle(panel);
    });

  const orders = useOrders(commands, { board, mayRun, editor });

  const inView = useRef<Box>(undefined);
  const look = useCallback((box: Box) => {
    inView.current = box;
  }, []);
  const [chosen, choose] = useState(NO_PARTS);

  const [isFeedbackOpen, setFeedbackOpen] = useState(false);
  const openFeedback = useCallback(() => setFeedbackOpen(true), []);
  const feedbackButton = useRef<HTMLButtonElement>(null);

  return (
    <div className={classes.workspace}>
      <WorkspaceHeader
        project={project}
        editing={editing}
        onExporting={() => order.current("asItIs")}
        view={view}
        commands={commands}
        isReadOnly={older !== undefined}
        onPlacements={older ? undefined : candidates.lookAgain}
        onLastRouting={older ? undefined : lastRouting.lookAgain}
        board={board}
        shownPanel={shownPanel}
        onPanel={togglePanel}
        hasChecks={hasBoard}
        hasIntents={canShowIntents}
        views={sheets.canSwitch ? sheets.views.shown : undefined}
        onViews={(shown) => sheets.setViews({ shown })}
        feedbackButton={feedbackButton}
        onFeedback={project.needsFeedback ? openFeedback : undefined}
        onPlacementOptions={() => orders.openPlacement(chosen)}
        onRoutingOptions={orders.openRouting}
        onUpdate={orders.openUpdate}
      />
      <main id="content" tabIndex={-1} className={classes.main} aria-label={project.name}>
        <WorkspaceNotes
          project={project}
          older={comparing.comparison ? undefined : older}
          olderError={olderError}
          versions={versions}
          run={run}
          isErrorInDialog={orders.dialog !== undefined && orders.dialog.kind !== "rules"}
          onRetry={failed ? retry : undefined}
        />
        <FeedbackAsk
          project={project}
          opened={isFeedbackOpen}
          onOpen={openFeedback}
          onClose={() => setFeedbackOpen(false)}
          button={feedbackButton}
          reload={reload}
        />
        <div className={classes.stage}>
          <ShownPanel
            shown={shownPanel}
            onClose={(panel) => turnTo(() => panels.close(panel))}
            project={project}
            board={board}
            isCurrent={url === project.boardDocumentUrl}
            sheets={sheets}
            checks={checks}
            candidates={older ? undefined : candidates}
            older={older}
            versions={versions}
            comparing={comparing}
            run={run}
            pointing={pointing}
            orders={orders}
          />
          <div className={classes.canvas}>
            {!hasBoard && <SchematicView documentUrl={project.circuitDocumentUrl} place={sheets.place} />}
            {hasBoard && board && (
              <BoardAndSchematic
                sheets={sheets}
                chosen={chosen}
                projectId={project.id}
                editor={editor}
                board={board}
                view={view}
                focus={pointing.focus}
                pointed={pointing.pointed}
                compared={candidates.overlay}
                before={comparing.before}
                onViewChange={look}
                onRouteNet={orders.routeNet}
                partActions={orders.partActions}
                onChosen={choose}
                checks={checks}
                onChecks={() => turnTo(() => panels.open("checks"))}
              />
            )}
            {sheets.inFront && (
              <SchematicInFront
                loaded={sheets.loaded}
                place={sheets.inFront}
                onBack={() => sheets.showPlace(undefined)}
              />
            )}
          </div>
        </div>
        {!older && (
          <RunFoot
            project={project}
            run={run}
            candidates={candidates}
            lastRouting={lastRouting}
            board={board}
            pointing={pointing}
          />
        )}
      </main>
      {copper.asked && <CopperDialog asked={copper.asked} />}
      <WorkspaceDialogs
        open={orders.dialog}
        onClose={orders.closeDialog}
        project={project}
        commands={commands}
        editor={editor}
        inView={inView.current}
        onOrder={(what) => order.current(what)}
        onUpdated={reload}
      />
    </div>
  );
}
