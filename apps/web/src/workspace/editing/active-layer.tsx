import { copperLayers, indexBoard, type NetId } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import { toMm } from "@tracewright/geometry";
import { type BoardTheme, layerColour } from "@tracewright/rendering";
import { shownName } from "@tracewright/text";
import { useTranslation } from "react-i18next";
import classes from "./active-layer.module.css";
import { goToLayer } from "./go-to-layer.ts";
import { useEditorState } from "./use-editor-state.ts";

/** The copper layer that is drawn on, and of the track in hand its net and width. */
export function ActiveLayer({ editor, theme }: { editor: Editor; theme: BoardTheme }) {
  const { t } = useTranslation();
  const { board, tool, settings } = useEditorState(editor);
  const { routing } = tool.view;
  const layer = routing?.layer ?? settings.layer;
  const nameOf = (net: NetId | undefined) => shownName((net && indexBoard(board).netById.get(net)?.name) || "") || "—";
  return (
    <div className={classes.place}>
      <span className={classes.swatch} style={{ background: layerColour(theme, layer) }} />
      <select
        aria-label={t("editing.layer")}
        value={layer}
        onChange={({ currentTarget: { value } }) => {
          const chosen = copperLayers(board).find((id) => id === value);
          if (chosen) goToLayer(editor, chosen);
        }}
      >
        {copperLayers(board).map((id) => (
          <option key={id} value={id}>
            {board.layers.find((layer) => layer.id === id)?.userName ?? id}
          </option>
        ))}
      </select>
      {routing && (
        <span className="tw-number">
          {nameOf(routing.net)} · {toMm(routing.width).toFixed(3)} mm
        </span>
      )}
    </div>
  );
}
