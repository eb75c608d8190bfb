import type { Graphic, Text } from "@tracewright/board";
import type { Placement } from "@tracewright/geometry";
import type { NodeReader } from "../../sexpr/node-reader.ts";
import type { BoardReading } from "./board-reading.ts";
import { readTable } from "./read-table.ts";
import { readTextBox } from "./read-text-box.ts";

/** The text boxes and tables of a board or a footprint as texts and drawings; what is not understood stays as it was written. */
export function readBoxes(
  reading: BoardReading,
  node: NodeReader,
  prefix: "gr" | "fp",
  holder?: Placement,
): { readonly texts: readonly Text[]; readonly graphics: readonly Graphic[]; readonly unread: readonly string[] } {
  const texts: Text[] = [];
  const graphics: Graphic[] = [];
  const unread: string[] = [];
  for (const entry of node.takeAll(`${prefix}_text_box`, "table")) {
    const drawn = entry.name === "table" ? readTable(reading, entry, holder) : readTextBox(reading, entry, holder);
    if (!drawn) {
      unread.push(entry.source);
      continue;
    }
    texts.push(...drawn.texts);
    graphics.push(...drawn.graphics);
  }
  return { texts, graphics, unread };
}
