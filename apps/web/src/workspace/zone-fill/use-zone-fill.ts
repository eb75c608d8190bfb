import { type Board, type ItemId, isAlike, type Zone } from "@tracewright/board";
import { type Editor, takeFills } from "@tracewright/editor";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../toasts/show-toast.ts";
import { staleFillsOf } from "./stale-fills-of.ts";
import { ZoneFiller } from "./zone-filler.ts";
import { staleZones, zonesToFill } from "./zones-to-fill.ts";

export interface ZoneFill {
  /** A fill is being computed. */
  readonly isFilling: boolean;
  readonly fillAll: () => void;
}

/**
 * Fills zones in a thread of its own: all when it is asked to, and by itself those that a hand has drawn or changed,
 * as a part of that step. A fill comes onto the board once nothing is in the hand.
 */
export function useZoneFill(editor: Editor): ZoneFill {
  const { t } = useTranslation();
  const [pending, setPending] = useState(0);
  const filler = useRef<ZoneFiller>(undefined);
  /** What is asked for, each question by itself. */
  const asked = useRef(new Set<ReadonlySet<ItemId>>());

  const fill = useCallback(
    async (asks: Board, ids: ReadonlySet<ItemId>, key: string | undefined) => {
      filler.current ??= new ZoneFiller(
        () => new Worker(new URL("./fill-worker.ts", import.meta.url), { type: "module", name: "fill zones" }),
      );
      setPending((count) => count + 1);
      asked.current.add(ids);
      const stale = staleFillsOf(editor);
      let board = asks;
      try {
        let [age, travels] = [stale.now, stale.travels];
        let fills = await filler.current.fill(board);
        await emptyHand(editor);
        while (stale.travels !== travels) {
          ({ board } = editor.state);
          [age, travels] = [stale.now, stale.travels];
          fills = await filler.current.fill(board);
          await emptyHand(editor);
        }
        const wanted = new Map([...fills].filter(([id]) => ids.has(id)));
        asked.current.delete(ids);
        const { done } = editor.state.history;
        // What was taken back while its fill was underway has none to be taken back to.
        if (key !== undefined && !done.some((step) => step.key === key)) return;
        editor.run("fill", (now) => takeFills(now, board, wanted), done.at(-1)?.key === key ? key : undefined);
        const isTaken = ({ id, fills: has }: Zone) => wanted.has(id) && isAlike(has, wanted.get(id));
        stale.settle(editor.state.board.zones.filter(isTaken), age);
      } catch {
        showToast(t("drawingTools.fillFailed"), "danger");
      } finally {
        asked.current.delete(ids);
        setPending((count) => count - 1);
      }
    },
    [editor, t],
  );

  useEffect(() => {
    let { board, history } = editor.state;
    const isAsked = (id: ItemId) => [...asked.current].some((ids) => ids.has(id));
    return editor.subscribe(() => {
      const before = { board, history };
      ({ board, history } = editor.state);
      if (board === before.board) return;
      const step = history.done.at(-1);
      // What undo and redo bring back is filled as it was; what others did, they filled.
      const isDone = step !== undefined && history.undone.length === 0 && !before.history.done.includes(step);
      const stale = isDone ? staleZones(before.board, board, isAsked) : [];
      if (stale.length > 0) void fill(board, zonesToFill(board, stale), step?.key);
    });
  }, [editor, fill]);

  useEffect(
    () => () => {
      filler.current?.close();
      filler.current = undefined;
    },
    [],
  );

  const fillAll = useCallback(() => {
    const { board } = editor.state;
    void fill(board, new Set(board.zones.map(({ id }) => id)), undefined);
  }, [editor, fill]);
  return { isFilling: pending > 0, fillAll };
}

/** Once the tool holds nothing that was begun on the board as it is. */
function emptyHand(editor: Editor): Promise<void> {
  return new Promise((resolve) => {
    if (!editor.state.tool.isHolding) {
      resolve();
      return;
    }
    const stop = editor.subscribe(() => {
      if (editor.state.tool.isHolding) return;
      stop();
      resolve();
    });
  });
}
