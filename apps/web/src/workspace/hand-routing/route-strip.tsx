import { findItems, netClassOf } from "@tracewright/board";
import type { Editor, EditorState, LengthUnit } from "@tracewright/editor";
import { parseLength } from "@tracewright/editor";
import { useTranslation } from "react-i18next";
import { useEditorState } from "../editing/use-editor-state.ts";
import { writeValue } from "../properties/typed-value.ts";
import { formatLength } from "../texts/format-length.ts";
import classes from "./route-strip.module.css";
import { ROUTE_MODES } from "./routing-habit.ts";
import { StripField } from "./strip-field.tsx";
import { trackWidths } from "./track-widths.ts";
import type { HandRouting } from "./use-hand-routing.ts";
import { readViaSize, viaSizeProblem, viaSizes, writeViaSize } from "./via-sizes.ts";

/** Over the canvas, while tracks are drawn or may be dragged: how that is done, and how wide. */
export function RouteStrip({ editor, routing, unit }: { editor: Editor; routing: HandRouting; unit: LengthUnit }) {
  const { t } = useTranslation();
  const state = useEditorState(editor);
  const { board, tool, settings } = state;
  const { habit, setHabit, width, viaSize, setWidth, setViaSize } = routing;
  const isRouting = tool.name === "route";
  if (settings.isReadOnly || !(isRouting || isTrackWork(state))) return null;
  const net = tool.view.routing?.net;
  const write = (length: number) => writeValue("length", length, unit);
  const { rules } = board;
  const ofClass = netClassOf(board, net);
  const widths = isRouting ? trackWidths(board, net) : [];
  const sizes = isRouting ? viaSizes(board, net) : [];
  const choiceOf = (value: string, isOfClass: boolean) => ({
    value,
    label: isOfClass ? t("editing.routing.ofClass", { size: value }) : value,
  });

  const takeWidth = (text: string): string | undefined => {
    if (text.trim() === "") return void setWidth(undefined);
    const parsed = parseLength(text, unit);
    if (parsed.kind !== "length") return t("editing.routing.noWidth");
    const least = Math.max(1, rules.minTrackWidth);
    if (parsed.value < least) return t("editing.routing.tooNarrow", { least: formatLength(least, unit) });
    return void setWidth(parsed.value);
  };
  const takeViaSize = (text: string): string | undefined => {
    if (text.trim() === "") return void setViaSize(undefined);
    const size = readViaSize(text, unit);
    if (!size) return t("editing.routing.noViaSize");
    const problem = viaSizeProblem(rules, size);
    if (problem) return t(`editing.routing.tooSmall.${problem.kind}`, { least: formatLength(problem.least, unit) });
    return void setViaSize(size);
  };
  return (
    <section className={classes.strip} aria-label={t("editing.routing.title")}>
      <label>
        {t("editing.routing.mode")}
        <select
          value={habit.mode}
          onChange={({ currentTarget: { value } }) => {
            const mode = ROUTE_MODES.find((known) => known === value);
            if (mode) setHabit({ mode });
          }}
        >
          {ROUTE_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {t(`editing.routing.modes.${mode}`)}
            </option>
          ))}
        </select>
      </label>
      {isRouting && (
        <>
          <StripField
            label={t("editing.routing.width")}
            shown={write(width)}
            unit={unit}
            hint={t("editing.routing.emptyIsClass")}
            listLabel={t("editing.routing.widths")}
            choices={widths.map((size) => choiceOf(write(size), size === ofClass.trackWidth))}
            onText={takeWidth}
          />
          <StripField
            label={t("editing.routing.via")}
            shown={writeViaSize(viaSize, unit)}
            unit={unit}
            hint={t("editing.routing.emptyIsClass")}
            listLabel={t("editing.routing.viaSizes")}
            choices={sizes.map((size) =>
              choiceOf(
                writeViaSize(size, unit),
                size.diameter === ofClass.viaDiameter && size.drill === ofClass.viaDrill,
              ),
            )}
            onText={takeViaSize}
          />
          <label>
            <input
              type="checkbox"
              checked={habit.keepsLoops}
              onChange={() => setHabit({ keepsLoops: !habit.keepsLoops })}
            />
            {t("editing.routing.keepLoops")}
          </label>
        </>
      )}
      {!isRouting && (
        <label>
          <input
            type="checkbox"
            checked={habit.dragsAtAnyAngle}
            onChange={() => setHabit({ dragsAtAnyAngle: !habit.dragsAtAnyAngle })}
          />
          {t("editing.routing.anyAngle")}
        </label>
      )}
    </section>
  );
}

/** Nothing but tracks and vias is selected, and what is done with them is moving. */
function isTrackWork({ board, selection, tool }: EditorState): boolean {
  if (selection.length === 0 || (tool.name !== "select" && tool.name !== "drag")) return false;
  const items = findItems(board, selection);
  return items.length > 0 && items.every(({ list }) => list === "tracks" || list === "vias");
}
