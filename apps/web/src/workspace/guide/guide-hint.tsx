import { CloseButton } from "@mantine/core";
import type { Editor } from "@tracewright/editor";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../toasts/show-toast.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import { useActions, useSituationNow } from "../input/actions/use-actions.ts";
import { writeKeys } from "../input/keymap/stroke.ts";
import { IS_MAC, useKeymap } from "../input/keymap/use-keymap.ts";
import { chooseHint } from "./choose-hint.ts";
import classes from "./guide-hint.module.css";
import { useGuideMode } from "./guide-mode.ts";

/** What one may do next, in a line at the canvas' foot, with the keys of this browser. */
export function GuideHint({
  editor,
  mayRun,
  open,
}: {
  editor: Editor;
  mayRun: boolean;
  /** Connections still to be made; undefined: not known yet. */
  open: number | undefined;
}) {
  const { t } = useTranslation();
  const { tool, settings, board } = useEditorState(editor);
  const situation = useSituationNow();
  const keymap = useKeymap();
  const [mode, choose] = useGuideMode();
  useActions([
    { id: "guideAll", isOn: () => mode === "GUIDE", run: () => choose("GUIDE") },
    { id: "guideRuns", isOn: () => mode === "AI_ONLY", run: () => choose("AI_ONLY") },
    { id: "guideNone", isOn: () => mode === "NONE", run: () => choose("NONE") },
  ]);
  const unplaced = useMemo(() => board.footprints.filter(({ placed }) => placed === false).length, [board.footprints]);
  const isReadOnly = settings.isReadOnly ?? false;
  const hint = chooseHint(mode, { situation, tool: tool.name, mayRun, isReadOnly, open, unplaced });
  if (!hint) return null;
  // An action without a key is found by its name.
  const [a = "", b = "", c = ""] = hint.keys.map((id) => {
    const [keys] = keymap[id] ?? [];
    return keys === undefined ? t(`workspace.actions.${id}`) : writeKeys(keys, IS_MAC);
  });
  return (
    <p className={classes.hint}>
      <span>{t(`workspace.guide.${hint.name}`, { a, b, c, count: hint.count ?? 0 })}</span>
      <CloseButton
        size={24}
        iconSize={12}
        aria-label={t("workspace.guide.close")}
        onClick={() => {
          choose("NONE");
          showToast(t("workspace.guide.closed"), "info");
        }}
      />
    </p>
  );
}
