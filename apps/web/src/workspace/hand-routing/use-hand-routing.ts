import { netClassOf, type ViaSize } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import type { Nm } from "@tracewright/geometry";
import { useEffect } from "react";
import { STORAGE_KEYS } from "../../storage-keys.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import type { Action } from "../input/actions/action.ts";
import { useActions } from "../input/actions/use-actions.ts";
import { usePreference } from "../input/use-preference.ts";
import { nextMode, type RoutingHabit, readRoutingHabit } from "./routing-habit.ts";
import { trackWidths } from "./track-widths.ts";
import { viaSizes } from "./via-sizes.ts";

export interface HandRouting {
  readonly habit: RoutingHabit;
  readonly setHabit: (change: Partial<RoutingHabit>) => void;
  /** Of the track in hand, or of the next one. */
  readonly width: Nm;
  readonly viaSize: ViaSize;
  /** For this track and those to come; undefined: what the net class says. */
  readonly setWidth: (width: Nm | undefined) => void;
  readonly setViaSize: (size: ViaSize | undefined) => void;
}

/** How tracks are drawn and dragged: habits that the browser keeps, and the sizes that were chosen for this board. */
export function useHandRouting(editor: Editor): HandRouting {
  const { board, tool, settings } = useEditorState(editor);
  const [habit, store] = usePreference(STORAGE_KEYS.handRouting, readRoutingHabit);
  const { mode, keepsLoops, dragsAtAnyAngle } = habit;
  useEffect(
    () => editor.set({ routeMode: mode, keepsLoops, dragsAtAnyAngle }),
    [editor, mode, keepsLoops, dragsAtAnyAngle],
  );
  const { routing } = tool.view;
  const ofClass = netClassOf(board, routing?.net);
  const width = routing?.width ?? settings.trackWidth ?? ofClass.trackWidth;
  const viaSize = routing?.viaSize ?? settings.viaSize ?? { diameter: ofClass.viaDiameter, drill: ofClass.viaDrill };

  const setHabit = (change: Partial<RoutingHabit>) => store((before) => ({ ...before, ...change }));
  const setWidth = (wanted: Nm | undefined) => {
    editor.set({ trackWidth: wanted });
    if (routing) editor.send({ kind: "width", width: wanted ?? ofClass.trackWidth });
  };
  const setViaSize = (wanted: ViaSize | undefined) => {
    editor.set({ viaSize: wanted });
    const { diameter, drill } = wanted ?? { diameter: ofClass.viaDiameter, drill: ofClass.viaDrill };
    if (routing) editor.send({ kind: "via-size", diameter, drill });
  };
  const stepWidth = (by: 1 | -1) => () =>
    setWidth(stepped(trackWidths(board, routing?.net), (other) => other - width, by) ?? width);
  const stepViaSize = (by: 1 | -1) => () =>
    setViaSize(
      stepped(
        viaSizes(board, routing?.net),
        ({ diameter, drill }) => diameter - viaSize.diameter || drill - viaSize.drill,
        by,
      ) ?? viaSize,
    );

  const mayEdit = !settings.isReadOnly;
  const isRouting = tool.name === "route";
  const drawsVias = isRouting || tool.name === "via";
  useActions([
    {
      id: "routeMode",
      isEnabled: () => mayEdit,
      run: () => setHabit({ mode: nextMode(mode) }),
    },
    {
      id: "keepLoops",
      isEnabled: () => mayEdit,
      isOn: () => keepsLoops,
      run: () => setHabit({ keepsLoops: !keepsLoops }),
    },
    {
      id: "dragAnyAngle",
      isEnabled: () => mayEdit,
      isOn: () => dragsAtAnyAngle,
      run: () => setHabit({ dragsAtAnyAngle: !dragsAtAnyAngle }),
    },
    { id: "trackWidthNext", isEnabled: () => isRouting, run: stepWidth(1) },
    { id: "trackWidthPrevious", isEnabled: () => isRouting, run: stepWidth(-1) },
    { id: "viaSizeNext", isEnabled: () => drawsVias, run: stepViaSize(1) },
    { id: "viaSizePrevious", isEnabled: () => drawsVias, run: stepViaSize(-1) },
  ] satisfies Action[]);
  return { habit, setHabit, width, viaSize, setWidth, setViaSize };
}

/**
 * The next one up or down a sorted list, from its end to its beginning; `farther`: above 0 where it lies beyond the
 * present one.
 */
function stepped<Value>(values: readonly Value[], farther: (value: Value) => number, by: 1 | -1): Value | undefined {
  const next = by === 1 ? values.find((value) => farther(value) > 0) : values.findLast((value) => farther(value) < 0);
  return next ?? (by === 1 ? values[0] : values.at(-1));
}
