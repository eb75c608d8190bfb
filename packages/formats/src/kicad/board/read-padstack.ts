import { type CopperLayerId, isCopperLayer } from "@tracewright/board";
import type { NodeReader } from "../../sexpr/node-reader.ts";
import type { BoardReading } from "./board-reading.ts";

/** What `(padstack …)` (KiCad 9 on) says of single copper layers; what no layer's entry names is as the item says. */
export interface Padstack<Entry> {
  readonly byLayer: Readonly<Partial<Record<CopperLayerId, Entry>>>;
  /** The list as written, if it contains unread data. */
  readonly unread?: string;
}

export function takePadstack<Entry>(
  reading: BoardReading,
  node: NodeReader,
  read: (entry: NodeReader) => Entry,
): Padstack<Entry> | undefined {
  const stack = node.take("padstack");
  if (!stack) return undefined;
  const isByEnds = stack.takeText("mode") !== "custom";
  const byLayer: Partial<Record<CopperLayerId, Entry>> = {};
  let isWhole = true;
  for (const entry of stack.takeAll("layer")) {
    const name = entry.takeAtom() ?? "";
    const layer = reading.layer(name);
    const layers = isByEnds && name === "Inner" ? reading.innerLayers : layer && isCopperLayer(layer) ? [layer] : [];
    const value = read(entry);
    for (const each of layers) byLayer[each] = value;
    if (entry.leftovers().length > 0 || (layers.length === 0 && name !== "Inner")) isWhole = false;
  }
  if (stack.leftovers().length > 0) isWhole = false;
  return { byLayer, ...(!isWhole && { unread: stack.source }) };
}
