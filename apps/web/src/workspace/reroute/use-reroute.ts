import { type Editor, takeRoutes } from "@tracewright/editor";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../toasts/show-toast.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import { useActions } from "../input/actions/use-actions.ts";
import { rerouteInThread } from "./reroute-in-thread.ts";

/** The action that routes what is open at the selected parts, as one step that can be taken back. */
export function useReroute(editor: Editor): void {
  const { t } = useTranslation();
  const { board, selection, settings } = useEditorState(editor);
  const [isBusy, setBusy] = useState(false);
  const selected = new Set(selection);
  const parts = board.footprints.flatMap(({ id }) => (selected.has(id) ? [id] : []));
  const run = async () => {
    setBusy(true);
    try {
      const { edit, open } = await rerouteInThread({ board, parts });
      // What is in the hand was begun on the board without the new tracks.
      const isTaken = edit && !editor.state.tool.isHolding && editor.run("route", (now) => takeRoutes(now, edit)).edit;
      if (edit && !isTaken) showToast(t("drawingTools.rerouteLate"), "info");
      else if (open > 0) showToast(t("drawingTools.rerouteOpen", { count: open }), "info");
      else if (!edit) showToast(t("drawingTools.rerouteNothing"), "info");
    } catch {
      showToast(t("drawingTools.rerouteFailed"), "danger");
    } finally {
      setBusy(false);
    }
  };
  useActions([
    {
      id: "routeParts",
      isEnabled: () => !settings.isReadOnly && parts.length > 0 && !isBusy,
      run: () => void run(),
    },
  ]);
}
