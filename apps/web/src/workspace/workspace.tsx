import { CloseButton } from "@mantine/core";
import {
  type Board,
  type Box,
  type Circuit,
  type ComponentId,
  freeParts,
  type ItemId,
  type NetId,
  type PlaceOnSheet,
  type Point,
} from "@tracewright/board";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useErrorText } from "../graphql/use-error-text.ts";
import { useLiveRuns } from "../session/session.ts";
import { ConnectionBanner } from "../shell/connection-banner.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { LateDialog } from "../shell/late-dialog.tsx";
import { LatePanel } from "../shell/late-panel.tsx";
import { RetryButton } from "../shell/retry-button.tsx";
import { useActions } from "./actions/use-actions.ts";
import { BoardStage } from "./board-stage.tsx";
import { CandidatesPanel } from "./candidates/candidates-panel.tsx";
import { useCandidates } from "./candidates/use-candidates.ts";
import type { WantedParts } from "./canvas/use-wishes-from-lists.ts";
import { useLiveChecks } from "./checks-panel/use-live-checks.ts";
import { useBoardEditing, useEditedBoard } from "./editing/use-board-editing.ts";
import { type OnOrder, useSavedFirst } from "./editing/use-saved-first.ts";
import { FeedbackAsk } from "./feedback/feedback-ask.tsx";
import { type Focus, placeOfNets } from "./focus.ts";
import type { ComparedVersions } from "./history/history-panel.tsx";
import { useComparison } from "./history/use-comparison.ts";
import { useVersionCommands } from "./history/use-version-commands.ts";
import { VersionBanner } from "./history/version-banner.tsx";
import type { Intent } from "./intents/arrange-intents.ts";
import { placeOfIntent } from "./intents/place-of-intent.ts";
import { partsAround } from "./placement-options/parts-around.ts";
import type { PlacementPreset } from "./placement-options/placement-options-dialog.tsx";
import { ReceiptPanel } from "./receipt-panel.tsx";
import { RoutingPanel } from "./routing-panel.tsx";
import { EndedStrip, RunningStrip } from "./run-strip.tsx";
import { runView } from "./run-view.ts";
import { componentsOf, footprintsOf } from "./schematic/linked-parts.ts";
import { SchematicPane } from "./schematic/schematic-pane.tsx";
import { useViews } from "./schematic/use-views.ts";
import { ViewSplitter } from "./schematic/view-splitter.tsx";
import { SchematicInFront } from "./schematic-in-front.tsx";
import { SchematicView } from "./schematic-view.tsx";
import { useBoard } from "./use-board.ts";
import { useCircuit } from "./use-circuit.ts";
import { useKeepRouted } from "./use-keep-routed.ts";
import type { Project } from "./use-project.ts";
import { useOlderVersion } from "./use-project.ts";
import { useRunCommands } from "./use-run-commands.ts";
import { useRunPutAside } from "./use-run-put-aside.ts";
import { olderVersion, withoutVersion } from "./version-in-address.ts";
import classes from "./workspace.module.css";
import { WorkspaceHeader } from "./workspace-header.tsx";

const loadChecks = () => import("./checks-panel/checks-panel.tsx");
const loadDesignRules = () => import("./design-rules/design-rules-dialog.tsx");
const loadHistory = () => import("./history/history-panel.tsx");
const loadIntents = () => import("./intents/intents-panel.tsx");
const loadPlacementOptions = () => import("./placement-options/placement-options-dialog.tsx");
const loadRoutingOptions = () => import("./routing-options/routing-options-dialog.tsx");

const NO_PARTS: readonly ItemId[] = [];
const NO_COMPONENTS: ReadonlySet<ComponentId> = new Set();

/** One project on screen: the canvas, and under it whatever its task has to say. */
export function Workspace({ project, reload }: { project: Project; reload: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [search, setSearch] = useSearchParams();
  const older = useMemo(() => olderVersion(search, project), [search, project]);
  const { version: olderProject, error: olderError } = useOlderVersion(project.id, older);
  const order = useRef<OnOrder>(async () => true);
  const versions = useVersionCommands(project.id, { reload, onOrder: () => order.current("newVersion") });
  const [historyOpened, setHistoryOpened] = useState(false);
  const [comparedVersions, setCompared] = useState<ComparedVersions>();
  const versionComparison = useComparison(project.id, historyOpened ? comparedVersions : undefined);
  const commands = useRunCommands(project.id, {
    reload: reload,
    onTaken: () => setSearch(withoutVersion, { replace: true }),
    onOrder: (what) => order.current(what === "start" ? "asItIs" : "newVersion"),
  });
  const live = useLiveRuns().get(project.id);
  const standing = useMemo(() => runView(project, live), [project, live]);
  const [view, putAside] = useRunPutAside(standing);
  const keepRouted = useKeepRouted(view, commands);
  const candidates = useCandidates(project, view);
  const [focus, setFocus] = useState<Focus>();
  const [optionsOpened, setOptionsOpened] = useState(false);
  // Before the first placement of a project there is time to look at what the placer goes by.
  const [intentsOpened, setIntentsOpened] = useState(
    () => project.jobType === "PLACEMENT" && project.run === null && project.boardDocumentUrl !== null,
  );
  const [intent, setIntent] = useState<Intent>();
  const [receiptOpened, setReceiptOpened] = useState(false);
  const [checksOpened, setChecksOpened] = useState(false);
  const [rulesOpened, setRulesOpened] = useState(false);
  const [views, setViews] = useViews();
  const canSwitchViews = project.circuitDocumentUrl !== null && project.boardDocumentUrl !== null;
  const shownViews = canSwitchViews ? views.shown : "board";
  const schematic = useCircuit(receiptOpened || shownViews !== "board" ? project.circuitDocumentUrl : null);
  const [placeOnSheet, setPlaceOnSheet] = useState<PlaceOnSheet>();
  const isSchematicInFront = receiptOpened && placeOnSheet !== undefined && project.boardDocumentUrl !== null;
  const [feedbackOpened, setFeedbackOpened] = useState(false);
  const openFeedback = useCallback(() => setFeedbackOpened(true), []);
  const feedbackButton = useRef<HTMLButtonElement>(null);
  const areCandidatesShown = candidates.all !== undefined;
  useEffect(() => {
    // They stand in the same place, and what has just come is what one waits for.
    if (areCandidatesShown) {
      setHistoryOpened(false);
      setIntentsOpened(false);
      setReceiptOpened(false);
      setChecksOpened(false);
    }
  }, [areCandidatesShown]);
  const inView = useRef<Box>(undefined);
  const [chosen, choose] = useState<readonly ItemId[]>(NO_PARTS);
  const [wanted, setWanted] = useState<WantedParts>();
  const [placing, setPlacing] = useState<PlacementPreset>();
  const look = useCallback((box: Box) => {
    inView.current = box;
  }, []);

  const mayRun = !older && !comparedVersions && view.kind === "none" && project.boardDocumentUrl !== null;
  const routeNet = (net: NetId) => void commands.start("ROUTING", { control: { nets: [net] } });

  /** With what is selected on the canvas, as far as it may move. */
  const openPlacing = () => {
    const parts = board ? movable(board, chosen) : new Set<ItemId>();
    setPlacing(parts.size > 0 ? { mode: "selected", parts } : {});
  };
  const candidate = older ? undefined : candidates.all?.[candidates.shown];
  const result = candidate ?? (view.kind === "routed" ? view.result : undefined);
  const answer = versionComparison?.answer;
  const url =
    answer?.after.boardDocumentUrl ??
    (older ? olderProject?.boardDocumentUrl : (result?.boardDocumentUrl ?? project.boardDocumentUrl));
  const mayEdit = mayRun && !candidates.all;
  const editing = useBoardEditing(project, mayEdit);
  const isEditing = mayEdit && editing !== undefined;
  const edited = useEditedBoard(editing);
  order.current = useSavedFirst(editing);
  const { board: loaded, boardUrl, failed, retry } = useBoard(isEditing ? undefined : url);
  const lastShown = useRef<Board>(undefined);
  // While another one loads the board before stays, be it one that was edited here.
  const board = isEditing ? edited : boardUrl === url ? loaded : (lastShown.current ?? loaded);
  lastShown.current = board;
  const checks = useLiveChecks(board, isEditing ? editing.editor : undefined);
  const areChecksShown = checksOpened && !receiptOpened && !historyOpened;
  const openChecks = () => {
    setIntent(undefined);
    setPlaceOnSheet(undefined);
    setHistoryOpened(false);
    setReceiptOpened(false);
    setChecksOpened(true);
  };
  const toggleChecks = () => (areChecksShown ? setChecksOpened(false) : openChecks());
  useActions([
    {
      id: "checks",
      isOn: () => areChecksShown,
      isEnabled: () => board !== undefined,
      run: toggleChecks,
    },
    { id: "designRules", isEnabled: () => isEditing, run: () => setRulesOpened(true) },
  ]);
  const { board: beforeBoard } = useBoard(answer?.before.boardDocumentUrl);
  const before = answer && beforeBoard;
  const showPlace = (place: Omit<Focus, "key">) => setFocus((last) => ({ ...place, key: (last?.key ?? 0) + 1 }));
  const { circuit } = schematic;
  const components = useMemo(
    () => (board && circuit && shownViews !== "board" ? componentsOf(board, circuit, chosen) : NO_COMPONENTS),
    [board, circuit, chosen, shownViews],
  );
  const chooseComponent = (component: ComponentId, on: Circuit) => {
    const parts = board ? footprintsOf(board, on, component) : [];
    setWanted((last) => ({ parts, isFollowed: views.isFollowing, key: (last?.key ?? 0) + 1 }));
  };
  useActions([
    {
      id: "selectInSchematic",
      isEnabled: () => canSwitchViews && chosen.length > 0,
      run: () => setViews({ shown: "both", isFollowing: true }),
    },
  ]);
  const showNets = (nets: readonly string[]) => {
    const shown = board && placeOfNets(board, nets);
    if (shown) showPlace(shown);
  };

  const partActions = useMemo(
    () =>
      mayRun && board
        ? {
            onPlaceAnew: (parts: readonly ItemId[]) => setPlacing({ mode: "selected", parts: movable(board, parts) }),
            onImproveAround: (place: Point) =>
              setPlacing({ mode: "improve", isLimited: true, parts: partsAround(board, place) }),
          }
        : undefined,
    [mayRun, board],
  );

  const pointed = useMemo(() => (board && intent ? placeOfIntent(board, intent) : undefined), [board, intent]);
  const { other, comparison } = candidates;
  const share = comparison?.share;
  const compared = useMemo(() => (other && share !== undefined ? { board: other, share } : undefined), [other, share]);
  const showIntent = (shown: Intent) => {
    const box = board && placeOfIntent(board, shown).box;
    if (box)
      showPlace({
        x: (box.minX + box.maxX) / 2,
        y: (box.minY + box.maxY) / 2,
        items: placeOfIntent(board, shown).items,
        nets: [],
      });
  };
  const canShowIntents = !older && project.boardDocumentUrl !== null;

  return (
    <div className={classes.workspace}>
      <WorkspaceHeader
        project={project}
        editing={editing}
        onExporting={() => order.current("asItIs")}
        view={view}
        commands={commands}
        isReadOnly={older !== undefined}
        historyOpened={historyOpened}
        onHistory={() => {
          setIntent(undefined);
          setPlaceOnSheet(undefined);
          setCompared(undefined);
          setHistoryOpened(!historyOpened);
        }}
        onPlacements={older ? undefined : candidates.lookAgain}
        intentsOpened={canShowIntents && intentsOpened && !areChecksShown && !receiptOpened && !historyOpened}
        onIntents={
          canShowIntents
            ? () => {
                setIntentsOpened(areChecksShown || receiptOpened || historyOpened || !intentsOpened);
                setChecksOpened(false);
                setReceiptOpened(false);
                setHistoryOpened(false);
              }
            : undefined
        }
        receiptOpened={receiptOpened && !historyOpened}
        onReceipt={() => {
          setIntent(undefined);
          setPlaceOnSheet(undefined);
          setHistoryOpened(false);
          setReceiptOpened(historyOpened || !receiptOpened);
        }}
        views={canSwitchViews ? views.shown : undefined}
        onViews={(shown) => setViews({ shown })}
        feedbackButton={feedbackButton}
        onFeedback={project.needsFeedback ? openFeedback : undefined}
        onPlacementOptions={openPlacing}
        onRoutingOptions={() => setOptionsOpened(true)}
      />
      <main id="content" tabIndex={-1} className={classes.main} aria-label={project.name}>
        {older && !versionComparison && (
          <VersionBanner
            project={project}
            version={{ majorVersion: older.m, revisionVersion: older.r }}
            error={olderError}
            isRunning={view.kind === "running"}
            commands={versions}
          />
        )}
        <ConnectionBanner />
        {commands.error && !optionsOpened && !placing && (
          <ErrorNote
            error={errorText(commands.error)}
            action={<CloseButton aria-label={t("common.close")} onClick={commands.dismissError} />}
          />
        )}
        {failed && (
          <ErrorNote
            error={{ sentence: t("workspace.loadFailed"), code: undefined }}
            action={<RetryButton onClick={retry} />}
          />
        )}
        <div className={classes.stage}>
          {historyOpened && (
            <LatePanel
              load={loadHistory}
              props={{
                project,
                shown: older ? { majorVersion: older.m, revisionVersion: older.r } : project,
                isRunning: view.kind === "running",
                commands: versions,
                compared: comparedVersions,
                onCompare: setCompared,
                comparison: versionComparison && {
                  ...versionComparison,
                  before,
                  after: board,
                  onShowPlace: showPlace,
                },
                onClose: () => setHistoryOpened(false),
              }}
            />
          )}
          {receiptOpened && !historyOpened && (
            <ReceiptPanel
              project={project}
              board={board}
              circuit={schematic.circuit}
              onShowPlace={showPlace}
              onShowSheet={setPlaceOnSheet}
              onClose={() => {
                setPlaceOnSheet(undefined);
                setReceiptOpened(false);
              }}
            />
          )}
          {areChecksShown && board && checks && (
            <LatePanel
              load={loadChecks}
              props={{
                board,
                checks,
                routing: view.kind === "routed" ? view.result.routing : undefined,
                onShowPlace: showPlace,
                onRouteNet: mayRun ? routeNet : undefined,
                onRoutingOptions: mayRun ? () => setOptionsOpened(true) : undefined,
                onRules: isEditing ? () => setRulesOpened(true) : undefined,
                onClose: () => setChecksOpened(false),
              }}
            />
          )}
          {canShowIntents && intentsOpened && !areChecksShown && !receiptOpened && !historyOpened && (
            <LatePanel
              load={loadIntents}
              props={{
                project,
                board,
                onPoint: setIntent,
                onShow: showIntent,
                onPlace: mayRun
                  ? () => {
                      setIntent(undefined);
                      setIntentsOpened(false);
                      void commands.start("PLACEMENT");
                    }
                  : undefined,
                onClose: () => {
                  setIntent(undefined);
                  setIntentsOpened(false);
                },
              }}
            />
          )}
          {!older && candidates.all && !intentsOpened && !areChecksShown && !receiptOpened && !historyOpened && (
            <CandidatesPanel
              project={project}
              candidates={candidates.all}
              shown={candidates.shown}
              onShow={candidates.show}
              comparison={comparison}
              onComparison={candidates.compare}
              board={board}
              other={other}
              commands={commands}
              onClose={candidates.leave}
            />
          )}
          <div className={classes.canvas}>
            {project.boardDocumentUrl === null ? (
              <SchematicView documentUrl={project.circuitDocumentUrl} place={placeOnSheet} />
            ) : (
              board && (
                <div className={classes.views} data-shown={shownViews} inert={isSchematicInFront}>
                  {shownViews !== "board" && (
                    <div
                      className={classes.schematic}
                      style={{ flexBasis: shownViews === "both" ? `${views.share * 100}%` : "100%" }}
                    >
                      <SchematicPane
                        loaded={schematic}
                        chosen={components}
                        onChoose={chooseComponent}
                        isFollowing={views.isFollowing}
                        onFollowing={(isFollowing) => setViews({ isFollowing })}
                      />
                    </div>
                  )}
                  {shownViews === "both" && (
                    <ViewSplitter share={views.share} onShare={(share) => setViews({ share })} />
                  )}
                  {/* Kept where only the schematic is shown: what is selected and in view stays so. */}
                  <div className={classes.board} hidden={shownViews === "schematic"}>
                    <BoardStage
                      projectId={project.id}
                      editor={isEditing ? editing.editor : undefined}
                      board={board}
                      view={view}
                      focus={focus}
                      wanted={wanted}
                      pointed={pointed}
                      compared={compared}
                      before={before}
                      onLook={look}
                      onRouteNet={mayRun ? routeNet : undefined}
                      partActions={partActions}
                      onChosen={choose}
                      checks={checks}
                      onChecks={openChecks}
                    />
                  </div>
                </div>
              )
            )}
            {isSchematicInFront && (
              <SchematicInFront loaded={schematic} place={placeOnSheet} onBack={() => setPlaceOnSheet(undefined)} />
            )}
          </div>
        </div>
        {!older && view.kind === "running" && <RunningStrip run={view} commands={commands} />}
        {!older && (view.kind === "paused" || view.kind === "failed") && (
          <EndedStrip run={view} commands={commands} onEdit={putAside} onKeep={keepRouted} />
        )}
        {!older && !candidates.all && view.kind === "routed" && view.result.routing && (
          <RoutingPanel
            projectId={project.id}
            historyId={view.result.id}
            routing={view.result.routing}
            board={board}
            commands={commands}
            onShowPlace={showPlace}
            onShowNets={showNets}
          />
        )}
      </main>
      <FeedbackAsk
        project={project}
        opened={feedbackOpened}
        onOpen={openFeedback}
        onClose={() => setFeedbackOpened(false)}
        button={feedbackButton}
        reload={reload}
      />
      {placing && (
        <LateDialog
          load={loadPlacementOptions}
          props={{ project, preset: placing, commands, onClose: () => setPlacing(undefined) }}
        />
      )}
      {rulesOpened && isEditing && (
        <LateDialog load={loadDesignRules} props={{ editor: editing.editor, onClose: () => setRulesOpened(false) }} />
      )}
      {optionsOpened && (
        <LateDialog
          load={loadRoutingOptions}
          props={{ project, view: inView.current, commands, onClose: () => setOptionsOpened(false) }}
        />
      )}
    </div>
  );
}

/** Those of the chosen parts that a placement may move. */
function movable(board: Board, chosen: readonly ItemId[]): ReadonlySet<ItemId> {
  return new Set(
    freeParts(board)
      .map(({ id }) => id)
      .filter((id) => chosen.includes(id)),
  );
}
