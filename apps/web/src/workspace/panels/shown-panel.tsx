import type { Board } from "@tracewright/board";
import type { Project } from "../../open-project/use-project.ts";
import { LatePanel } from "../../shell/late-panel.tsx";
import { CandidatesPanel } from "../candidates/candidates-panel.tsx";
import type { Candidates } from "../candidates/use-candidates.ts";
import type { LiveChecks } from "../checks-panel/live-checks.ts";
import type { VersionsBesideEachOther } from "../history/use-compared-versions.ts";
import type { VersionCommands } from "../history/use-version-commands.ts";
import { ReceiptPanel } from "../receipt-panel.tsx";
import type { Sheets } from "../schematic/use-sheets.ts";
import type { Orders } from "../use-orders.ts";
import type { Pointing } from "../use-pointing.ts";
import type { ProjectRun } from "../use-project-run.ts";
import type { PanelName } from "./panel-pile.ts";

const loadChecks = () => import("../checks-panel/checks-panel.tsx");
const loadHistory = () => import("../history/history-panel.tsx");
const loadIntents = () => import("../intents/intents-panel.tsx");

/** The one panel that is seen beside the board. */
export function ShownPanel({
  shown,
  onClose,
  project,
  board,
  isCurrent,
  sheets,
  checks,
  candidates,
  older,
  versions,
  comparing,
  run: { view, commands },
  pointing,
  orders,
}: {
  /** Undefined: the candidates, where there are some to look at. */
  shown: PanelName | undefined;
  onClose: (panel: PanelName) => void;
  project: Project;
  /** The board on the canvas. */
  board: Board | undefined;
  /** It is the project's own, and no result or older version. */
  isCurrent: boolean;
  sheets: Sheets;
  checks: LiveChecks | undefined;
  /** Undefined where the board is not the newest one. */
  candidates: Candidates | undefined;
  /** The version on the canvas, where it is not the newest. */
  older: { readonly m: number; readonly r: number } | undefined;
  versions: VersionCommands;
  comparing: VersionsBesideEachOther;
  run: ProjectRun;
  pointing: Pointing;
  orders: Orders;
}) {
  const close = () => shown && onClose(shown);
  switch (shown) {
    case "history":
      return (
        <LatePanel
          key="history"
          load={loadHistory}
          props={{
            project,
            shown: older ? { majorVersion: older.m, revisionVersion: older.r } : project,
            isRunning: view.kind === "running",
            commands: versions,
            runCommands: commands,
            compared: comparing.compared,
            onCompare: comparing.compare,
            comparison: comparing.comparison && {
              ...comparing.comparison,
              before: comparing.before,
              after: board,
              onShowPlace: pointing.showPlace,
            },
            onClose: close,
          }}
        />
      );
    case "receipt":
      return (
        <ReceiptPanel
          project={project}
          board={board}
          circuit={sheets.loaded.circuit}
          onShowPlace={pointing.showPlace}
          onShowSheet={sheets.showPlace}
          onClose={close}
        />
      );
    case "checks":
      return (
        board &&
        checks && (
          <LatePanel
            key="checks"
            load={loadChecks}
            props={{
              board,
              project: isCurrent ? project : undefined,
              checks,
              routing: view.kind === "routed" ? view.result.routing : undefined,
              onShowPlace: pointing.showPlace,
              onRouteNet: orders.routeNet,
              onRoutingOptions: orders.routeNet && orders.openRouting,
              onRules: orders.openRules,
              onClose: close,
            }}
          />
        )
      );
    case "intents":
      return (
        <LatePanel
          key="intents"
          load={loadIntents}
          props={{
            project,
            board,
            onPoint: pointing.pointAt,
            onShow: pointing.showIntent,
            onPlace:
              orders.routeNet &&
              (() => {
                close();
                void commands.start("PLACEMENT");
              }),
            onClose: close,
          }}
        />
      );
    case undefined:
      return (
        candidates?.all && (
          <CandidatesPanel
            project={project}
            candidates={candidates.all}
            shown={candidates.shown}
            onShow={candidates.show}
            comparison={candidates.comparison}
            onComparison={candidates.compare}
            board={board}
            other={candidates.other}
            commands={commands}
            onClose={candidates.leave}
          />
        )
      );
  }
}
