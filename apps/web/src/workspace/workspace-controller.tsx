import type { Board, ItemId } from "@tracewright/board";
import type { Box } from "@tracewright/geometry";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useCircuit } from "../open-project/use-circuit.ts";
import type { Project } from "../open-project/use-project.ts";
import { useVersionInAddress } from "../open-project/use-version-in-address.ts";
import { withoutVersion } from "../open-project/version-in-address.ts";
import { useCandidates } from "./candidates/use-candidates.ts";
import { useComments } from "./comments/use-comments.ts";
import { useThreadInAddress } from "./comments/use-thread-in-address.ts";
import { BoardProvider } from "./controller/board.ts";
import { ReportsProvider } from "./controller/canvas-reports.ts";
import { CommentsProvider } from "./controller/comments.ts";
import { DropMapProvider } from "./controller/drop-map.ts";
import { FeedbackProvider } from "./controller/feedback.ts";
import { OrdersProvider, type WorkspaceOrders } from "./controller/orders.ts";
import type { PanelName } from "./controller/panel-pile.ts";
import { PanelsProvider } from "./controller/panels.ts";
import { PointingProvider } from "./controller/pointing.ts";
import { ProjectProvider } from "./controller/project.ts";
import { ResultsProvider } from "./controller/results.ts";
import { RunProvider } from "./controller/run.ts";
import { SheetsProvider } from "./controller/sheets.ts";
import { useSteady } from "./controller/use-steady.ts";
import { VersionsProvider } from "./controller/versions.ts";
import { useCopperAsk } from "./copper-ask/use-copper-ask.ts";
import { type OnOrder, useSavedFirst } from "./editing/use-saved-first.ts";
import { useComparedVersions } from "./history/use-compared-versions.ts";
import { useVersionCommands } from "./history/use-version-commands.ts";
import { useLiveChecks } from "./live-checks/use-live-checks.ts";
import { usePanels } from "./panels/use-panels.ts";
import { useSheets } from "./schematic/use-sheets.ts";
import { useDropMap } from "./supply-drop/use-drop-map.ts";
import { useBegunTask } from "./use-begun-task.ts";
import { useLastRouting } from "./use-last-routing.ts";
import { useOrders } from "./use-orders.ts";
import { usePlaceInAddress } from "./use-place-in-address.ts";
import { usePointing } from "./use-pointing.ts";
import { useProjectRun } from "./use-project-run.ts";
import { useShownBoard } from "./use-shown-board.ts";

const NO_PARTS: readonly ItemId[] = [];

/**
 * The controller of the workspace: all that its parts share, by concern (`controller/`). Header, panels, canvas and
 * dialogs below read the concerns that they are about.
 */
export function WorkspaceController({
  project,
  reload,
  children,
}: {
  project: Project;
  reload: () => Promise<void>;
  children: ReactNode;
}) {
  const [search, setSearch] = useSearchParams();
  const { older, project: olderProject, error: olderError } = useVersionInAddress(project, search);
  const hasBoard = project.boardDocumentUrl !== null;

  // Commands are there before the board is, and what saves it with the board.
  const order = useRef<OnOrder>(async () => true);
  const shownBoard = useRef<Board>(undefined);
  const versionCommands = useSteady(
    useVersionCommands(project.id, { reload, onOrder: () => order.current("newVersion") }),
  );
  const copper = useCopperAsk(shownBoard);
  const run = useProjectRun(project, {
    reload,
    onTaken: () => setSearch(withoutVersion, { replace: true }),
    onOrder: (what) => order.current(what),
    onStart: (task, told) => copper.ask(task, told),
  });
  const { view, commands } = run;
  const candidates = useSteady(useCandidates(project, view));
  const lastRouting = useSteady(useLastRouting(project, view));

  const panels = usePanels({
    // Before the first placement of a project there is time to look at what the placer goes by.
    // Of a schematic alone there is nothing else to do than to look at what the rules object to.
    firstOpen: () =>
      !hasBoard
        ? project.circuitDocumentUrl === null
          ? undefined
          : "checks"
        : project.jobType === "PLACEMENT" && project.run === null
          ? "intents"
          : undefined,
    areCandidatesShown: candidates.all !== undefined,
  });
  const hasIntents = !older && hasBoard;
  const shownPanel = panels.shown === "intents" && !hasIntents ? undefined : panels.shown;
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
  // An older version, or a comparison, is not the board of this schematic.
  const { circuit } = useCircuit(older || comparing.compared || !hasBoard ? null : project.circuitDocumentUrl);
  const checks = useLiveChecks(board, editor, circuit);

  const pointing = useSteady(usePointing(board));
  const dropMap = useSteady(useDropMap(board));
  usePlaceInAddress(board !== undefined, pointing.showPlace);
  const sheets = useSteady(
    useSheets(project, {
      isReceiptOpen: panels.has("receipt"),
      isPlaceShown: shownPanel === "comments" || shownPanel === "checks",
    }),
  );
  const turnTo = (turn: () => void) => {
    pointing.pointAt(undefined);
    sheets.showPlace(undefined);
    turn();
  };

  const openComments = () => turnTo(() => panels.open("comments"));
  const comments = useSteady(
    useComments(project, {
      isOpen: shownPanel === "comments",
      board,
      pointing,
      sheets,
      openPanel: openComments,
    }),
  );
  useThreadInAddress(comments, useSteady({ isDrawn: board !== undefined || !hasBoard, openPanel: openComments }));

  const inView = useRef<Box>(undefined);
  const look = useCallback((box: Box) => {
    inView.current = box;
  }, []);
  const [chosen, choose] = useState(NO_PARTS);
  const orders = useOrders(commands, { board, mayRun, editor, chosen });

  const [isFeedbackOpen, setFeedbackOpen] = useState(false);
  const feedbackButton = useRef<HTMLButtonElement>(null);

  const concerns = {
    project: useSteady({ project, reload, hasBoard, older, olderError }),
    results: useSteady({ candidates, lastRouting }),
    versions: useSteady({ commands: versionCommands, ...comparing }),
    board: useSteady({
      board,
      editor,
      editing,
      isCurrent: url === project.boardDocumentUrl,
      checks,
      retry: failed ? retry : undefined,
    }),
    panels: useSteady({
      shown: shownPanel,
      hasIntents,
      toggle: (panel: PanelName) =>
        turnTo(() => {
          if (panel === "history") comparing.compare(undefined);
          panels.toggle(panel);
        }),
      open: (panel: PanelName) => turnTo(() => panels.open(panel)),
      close: (panel: PanelName) => turnTo(() => panels.close(panel)),
    }),
    orders: useSteady<WorkspaceOrders>({
      ...orders,
      saveFirst: (what, step) => order.current(what, step),
      askedCopper: copper.asked,
    }),
    reports: useSteady({ chosen, choose, inView, look }),
    feedback: useSteady({
      isOpen: isFeedbackOpen,
      open: () => setFeedbackOpen(true),
      close: () => setFeedbackOpen(false),
      button: feedbackButton,
    }),
  };
  return (
    <ProjectProvider value={concerns.project}>
      <RunProvider value={run}>
        <ResultsProvider value={concerns.results}>
          <VersionsProvider value={concerns.versions}>
            <BoardProvider value={concerns.board}>
              <PointingProvider value={pointing}>
                <DropMapProvider value={dropMap}>
                  <PanelsProvider value={concerns.panels}>
                    <OrdersProvider value={concerns.orders}>
                      <SheetsProvider value={sheets}>
                        <ReportsProvider value={concerns.reports}>
                          <CommentsProvider value={comments}>
                            <FeedbackProvider value={concerns.feedback}>{children}</FeedbackProvider>
                          </CommentsProvider>
                        </ReportsProvider>
                      </SheetsProvider>
                    </OrdersProvider>
                  </PanelsProvider>
                </DropMapProvider>
              </PointingProvider>
            </BoardProvider>
          </VersionsProvider>
        </ResultsProvider>
      </RunProvider>
    </ProjectProvider>
  );
}
