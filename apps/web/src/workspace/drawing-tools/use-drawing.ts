import { itemsById } from "@tracewright/board";
import {
  clearFills,
  type DrawingToolName,
  type Editor,
  formAt,
  removeCorner,
  SelectTool,
  splitEdge,
} from "@tracewright/editor";
import type { Point } from "@tracewright/geometry";
import { useEffect, useMemo, useState } from "react";
import { CORNER_REACH } from "../corners/corner-reach.ts";
import { newItemId } from "../editing/new-item-id.ts";
import { useEditorState } from "../editing/use-editor-state.ts";
import type { Action } from "../input/actions/action.ts";
import type { ActionId } from "../input/actions/action-table.ts";
import { useActions } from "../input/actions/use-actions.ts";
import { useReroute } from "../reroute/use-reroute.ts";
import { useZoneFill } from "../zone-fill/use-zone-fill.ts";
import { type DrawingOptions, drawingTool, FIRST_OPTIONS, layerOn, layersOn, likelyNet } from "./drawing-options.ts";

/** The tools by their actions. */
const TOOLS = {
  zone: "zone",
  keepout: "keepout",
  zoneCutOut: "cut-out",
  viaTool: "via",
  hole: "hole",
  line: "line",
  rectangle: "rectangle",
  polygon: "polygon",
  circle: "circle",
  arc: "arc",
  text: "text",
  image: "image",
  dimension: "dimension",
} as const satisfies Partial<Record<ActionId, DrawingToolName>>;

export interface Drawing {
  /** The drawing tool that is wanted: in the hand, or waiting for what it cannot do without, as a text for its letters. */
  readonly name: DrawingToolName | undefined;
  readonly options: DrawingOptions;
  readonly setOptions: (change: Partial<DrawingOptions>) => void;
  /** Lays the tool down. */
  readonly stop: () => void;
  readonly isFilling: boolean;
}

/** The drawing tools of an editor: their actions, and what they draw with. `pressedAt`: where corners come and go. */
export function useDrawing(editor: Editor, pressedAt: Point | undefined): Drawing {
  const { board, selection, tool, settings } = useEditorState(editor);
  const [options, setKept] = useState(FIRST_OPTIONS);
  const [waiting, setWaiting] = useState<DrawingToolName>();
  const { isFilling, fillAll } = useZoneFill(editor);
  useReroute(editor);
  const inHand = Object.values(TOOLS).find((name) => name === tool.name);
  // Another tool was taken, or something else is being done.
  useEffect(() => {
    if (tool.name !== "select" || selection.length > 0) setWaiting(undefined);
  }, [tool.name, selection]);

  const take = (name: DrawingToolName) => {
    const chosen = {
      ...options,
      layer: layerOn(board, options.layer),
      // Copper is drawn on the layer that is looked at.
      layers: layersOn(board, [settings.layer]),
      net: options.net ?? likelyNet(board, selection),
    };
    setKept(chosen);
    const taken = drawingTool(name, chosen, { zone: selection[0] });
    if (name !== "cut-out") editor.select([]);
    if (taken) editor.take(taken);
    else setWaiting(name);
  };
  const setOptions = (change: Partial<DrawingOptions>) => {
    const chosen = { ...options, ...change };
    setKept(chosen);
    const name = inHand ?? waiting;
    // A cut-out has none of them.
    const taken = name && name !== "cut-out" ? drawingTool(name, chosen, { hand: tool }) : undefined;
    if (taken) editor.take(taken);
    else if (name === "image") {
      // There is nothing to set down, and the panel says why.
      editor.select([]);
      editor.take(new SelectTool());
      setWaiting(name);
    }
  };

  const only = selection.length === 1 ? selection[0] : undefined;
  const item = only && itemsById(board).get(only);
  const zone = item?.list === "zones" ? item.record : undefined;
  const cornerReach = CORNER_REACH * settings.reach;
  const { corner, side } = useMemo(
    () => (pressedAt ? formAt(board, selection, pressedAt, cornerReach) : { corner: undefined, side: undefined }),
    [board, selection, pressedAt, cornerReach],
  );
  const isWritable = !settings.isReadOnly;
  const isPour = board.zones.some(({ keepout }) => !keepout);
  const tools = Object.entries(TOOLS).map(
    ([id, name]): Action => ({
      id: id as keyof typeof TOOLS,
      isOn: () => inHand === name || waiting === name,
      isEnabled: () => isWritable && (name !== "cut-out" || (zone !== undefined && !zone.keepout)),
      run: () => take(name),
    }),
  );
  useActions([
    ...tools,
    { id: "zoneFill", isEnabled: () => isWritable && isPour && !isFilling, run: fillAll },
    {
      id: "zoneUnfill",
      isEnabled: () => isWritable && board.zones.some(({ filled, keepout }) => filled && !keepout),
      run: () => void editor.run("unfill", (now) => clearFills(now)),
    },
    {
      id: "cornerAdd",
      isEnabled: () => isWritable && side !== undefined,
      run: () => pressedAt && side && editor.run("corner", (now) => splitEdge(now, side, pressedAt, newItemId)),
    },
    {
      id: "cornerRemove",
      isEnabled: () => isWritable && corner !== undefined,
      run: () =>
        pressedAt && corner && editor.run("corner", (now) => removeCorner(now, corner, pressedAt, cornerReach)),
    },
  ]);
  const stop = () => {
    setWaiting(undefined);
    editor.take(new SelectTool());
  };
  return { name: inHand ?? waiting, options, setOptions, stop, isFilling };
}
