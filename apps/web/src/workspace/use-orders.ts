import type { Board, ItemId, NetId, Point } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { useMemo, useState } from "react";
import type { PartActions } from "./canvas/part-actions.ts";
import { useActions } from "./input/actions/use-actions.ts";
import { movableOf } from "./placement-options/movable-of.ts";
import { partsAround } from "./placement-options/parts-around.ts";
import type { RunCommands } from "./use-run-commands.ts";
import type { OpenDialog } from "./workspace-dialogs.tsx";

export interface Orders {
  /** The dialog that is open to word an order. */
  readonly dialog: OpenDialog | undefined;
  readonly closeDialog: () => void;
  /** With those of the chosen parts that may move; with none, of all parts. */
  readonly openPlacement: (chosen: readonly ItemId[]) => void;
  readonly openRouting: () => void;
  /** Undefined while no newer version may be made. */
  readonly openUpdate: (() => void) | undefined;
  /** Undefined while the board may not be edited. */
  readonly openRules: (() => void) | undefined;
  /** Undefined while no run may be started. */
  readonly routeNet: ((net: NetId) => void) | undefined;
  /** What can be ordered about parts; undefined while no run may be started. */
  readonly partActions: PartActions | undefined;
}

/** What can be ordered of the board on view: a run at once, or in a dialog. */
export function useOrders(
  commands: RunCommands,
  {
    board,
    mayRun,
    editor,
  }: {
    board: Board | undefined;
    mayRun: boolean /** Of the board, where it may be edited now. */;
    editor: Editor | undefined;
  },
): Orders {
  const [dialog, setDialog] = useState<OpenDialog>();
  const openRules = () => setDialog({ kind: "rules" });
  const openUpdate = () => setDialog({ kind: "update" });
  useActions([
    { id: "designRules", isEnabled: () => editor !== undefined, run: openRules },
    { id: "updateFromFiles", isEnabled: () => mayRun, run: openUpdate },
  ]);
  const partActions = useMemo(() => {
    if (!mayRun || !board) return undefined;
    return {
      onPlaceAnew: (parts: readonly ItemId[]) =>
        setDialog({ kind: "placement", preset: { mode: "selected", parts: movableOf(board, parts) } }),
      onImproveAround: (place: Point) =>
        setDialog({
          kind: "placement",
          preset: { mode: "improve", isLimited: true, parts: partsAround(board, place) },
        }),
    };
  }, [mayRun, board]);
  return {
    dialog,
    closeDialog: () => setDialog(undefined),
    openPlacement: (chosen) => {
      const parts = board ? movableOf(board, chosen) : new Set<ItemId>();
      setDialog({ kind: "placement", preset: parts.size > 0 ? { mode: "selected", parts } : {} });
    },
    openRouting: () => setDialog({ kind: "routing" }),
    openUpdate: mayRun ? openUpdate : undefined,
    openRules: editor && openRules,
    routeNet: mayRun ? (net) => void commands.start("ROUTING", { control: { nets: [net] } }) : undefined,
    partActions,
  };
}
