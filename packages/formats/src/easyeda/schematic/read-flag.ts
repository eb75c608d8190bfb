import type { SymbolGraphic } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { RawPoint, ShapeRecord } from "../shape-record.ts";
import { isDrawing, readDrawing } from "./read-drawing.ts";
import { schematicText } from "./read-schematic-text.ts";
import { addGraphics, netName, type SheetContent } from "./sheet-content.ts";

const SEGMENT = "^^";
/** A probe of the simulation carries a name but joins nothing. */
const PROBE = /volProbe/i;

/** F~kind~x~y~angle~id~locked^^dot^^name~colour~x~y~angle~anchor~visible~font~size^^shape^^shape…: ground, supply or port. */
export function readFlag(content: SheetContent, shape: ShapeRecord): void {
  const { reading, items } = content;
  const [, dotText = "", markText = "", ...drawings] = shape.fields.join("~").split(SEGMENT);
  const part = (text: string) => shape.derive(text);
  const dot = part(`~${dotText}`);
  const at = dot.point(1, "its-dot");
  const mark = part(`~${markText}`);
  const name = mark.text(1);
  const textAt = mark.point(3, "its-text");
  const turned = mark.numberOr(5, 0, "its-angle");
  if (dot.problem !== undefined) shape.fail(dot.problem);
  if (shape.problem !== undefined) return;
  const position = reading.point(at);
  const isProbe = PROBE.test(shape.text(1));
  if (isProbe) reading.count("probes", "dropped");
  else reading.count("net flags");
  const isShown = mark.problem === undefined && mark.text(7) !== "0";
  const isNet = !isProbe && name !== "";
  const origin = isNet ? position : { x: 0, y: 0 };
  const place = (raw: RawPoint): Point => {
    const { x, y } = reading.point(raw);
    return { x: x - origin.x, y: y - origin.y };
  };
  const graphics: SymbolGraphic[] = [];
  for (const text of drawings) {
    const drawing = part(text);
    if (!isDrawing(drawing.kind)) continue;
    const drawn = readDrawing(reading, drawing, place);
    if (drawing.problem !== undefined) continue;
    if (isNet) graphics.push(...drawn);
    else addGraphics(content, drawing, drawn);
  }
  if (name === "" || (isProbe && !isShown)) return;
  const text = schematicText(reading, {
    id: `${shape.text(5)}-name`,
    text: isNet ? netName(name) : name,
    position: mark.problem === undefined ? reading.point(textAt) : position,
    turned: mark.problem === undefined ? turned : 0,
    anchor: mark.text(6),
    fontSize: mark.text(9),
    hidden: !isShown,
  });
  if (isNet) content.flags.push({ id: shape.text(5), name: netName(name), position, graphics, text });
  else items.push({ kind: "text", id: text.id, text });
}
