import type { Board, ItemId } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";
import { useMemo, useState } from "react";
import type { OpenDialog, WorkspaceOrders } from "./controller/orders.ts";
import { useActions } from "./input/actions/use-actions.ts";
import { movableOf } from "./placement-options/movable-of.ts";
import { partsAround } from "./placement-options/parts-around.ts";
import type { RunCommands } from "./use-run-commands.ts";

/** What can be ordered of the board on view: a run at once, or in a dialog. */
export function useOrders(
  commands: RunCommands,
  {
    board,
    mayRun,
    editor,
    chosen,
  }: {
    board: Board | undefined;
    mayRun: boolean;
    /** Of the board, where it may be edited now. */
    editor: Editor | undefined;
    /** The selected parts. */
    chosen: readonly ItemId[];
  },
): Omit<WorkspaceOrders, "saveFirst" | "askedCopper"> {
  const [dialog, setDialog] = useState<OpenDialog>();
  const openRules = () => setDialog({ kind: "rules" });
  const openUpdate = () => setDialog({ kind: "update" });
  useActions([
    { id: "designRules", isEnabled: () => editor !== undefined, run: openRules },
    {
      id: "explainClearance",
      isEnabled: () => editor !== undefined && editor.state.selection.length > 0,
      run: () => setDialog({ kind: "rules", tab: "resolution" }),
    },
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
    openPlacement: () => {
      const parts = board ? movableOf(board, chosen) : new Set<ItemId>();
      setDialog({ kind: "placement", preset: parts.size > 0 ? { mode: "selected", parts } : {} });
    },
    openRouting: () => setDialog({ kind: "routing" }),
    openUpdate: mayRun ? openUpdate : undefined,
    openRules: editor && openRules,
    explainLimit: editor && ((question) => setDialog({ kind: "rules", tab: "resolution", question })),
    routeNet: mayRun ? (net) => void commands.start("ROUTING", { control: { nets: [net] } }) : undefined,
    partActions,
  };
}
