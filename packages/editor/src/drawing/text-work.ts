import type { LayerId, Text } from "@tracewright/board";
import { type Degrees, normalizeDegrees } from "@tracewright/geometry";
import type { TextStyle } from "@tracewright/text";
import { EditBuilder } from "../edit-builder.ts";
import { drawingTextStyle, hasLayer } from "./drawing-style.ts";
import type { PlacesWork } from "./drawing-work.ts";

export interface TextWorkOptions {
  readonly text: string;
  readonly layer: LayerId;
  readonly rotation?: Degrees;
  /** Absent: as texts of the layer are written. */
  readonly style?: TextStyle;
}

/** A text, set down with one press and turned on the way. */
export function textWork(options: TextWorkOptions): PlacesWork {
  const { text, layer, rotation = 0, style = drawingTextStyle(layer) } = options;
  return {
    name: "text",
    count: 1,
    draw([position], { board }, nameItem) {
      if (!position || text.trim() === "") return undefined;
      if (!hasLayer(board, layer)) return { refusal: "no-layer" };
      const record: Text = { id: nameItem(), role: "user", text, layer, position, rotation, style, hidden: false };
      const builder = new EditBuilder(board);
      builder.add("texts", record);
      const edit = builder.build();
      return edit && { edit, selection: [record.id] };
    },
    turned: (by) => textWork({ ...options, rotation: normalizeDegrees(rotation + by) }),
  };
}
