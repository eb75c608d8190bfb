import { type Footprint, type Pad, PLAIN_ATTRIBUTES, type Text } from "@tracewright/board";
import { normalizeDegrees } from "@tracewright/geometry";
import { readAttributes } from "../attributes.ts";
import type { ShapeRecord } from "../shape-record.ts";
import { type BoardReading, type Content, emptyContent, type Frame } from "./board-reading.ts";
import { readShapes } from "./read-shape.ts";

/** Attributes that describe the editor's library, not the part. */
const EDITOR_ATTRIBUTES: ReadonlySet<string> = new Set([
  "package",
  "Contributor",
  "spicePre",
  "spiceSymbolName",
  "nameAlias",
]);

/** LIB~x~y~attributes~angle~import~id~layer~uuid~time~locked#@$shape#@$shape…: a part and the shapes it is made of. */
export function readFootprint(reading: BoardReading, shape: ShapeRecord, _: Frame, into: Content): void {
  const corner = shape.point(1, "its-place");
  const angle = shape.numberOr(4, 0, "its-angle");
  if (shape.problem !== undefined) return;
  const side = shape.text(7) === "2" ? "back" : "front";
  const position = reading.point(corner);
  // The editor turns a part over about its upright axis, the model about the level one: half a turn between them.
  const rotation = normalizeDegrees(side === "back" ? angle + 180 : angle);
  const part = { position, rotation, side } as const;
  const own = emptyContent();
  readShapes(reading, shape.ownShapes(corner), { frame: reading.frameOf(part), into: own });
  const attributes = readAttributes(shape.text(3));
  const reference = own.texts.find(({ role }) => role === "reference")?.text ?? "";
  const value = own.texts.find(({ role }) => role === "value")?.text ?? "";
  const properties = Object.fromEntries(
    attributes.filter(([name, text]) => text !== "" && !EDITOR_ATTRIBUTES.has(name)),
  );
  const [body] = own.bodies;
  into.footprints.push({
    id: reading.id(shape.text(6)),
    reference,
    value,
    library: packageOf(attributes),
    ...part,
    locked: shape.text(10) === "1",
    attributes: { ...PLAIN_ATTRIBUTES, mount: mountOf(own.pads) },
    pads: own.pads,
    graphics: own.graphics,
    texts: singleRoles(own.texts),
    zones: own.zones,
    models: [],
    properties: { ...properties, ...(body !== undefined && !("3DModel" in properties) && { "3DModel": body }) },
  });
  // Vias and tracks stay the board's: the model has none within parts.
  for (const via of own.vias) into.vias.push(via);
  for (const count of own.counted) into.counted.push(count);
  into.counted.push({ kind: "footprints", what: "read", by: 1 });
}

/** The editor writes "undefined" where a part came without a name of its footprint. */
function packageOf(attributes: ReturnType<typeof readAttributes>): string {
  const written = attributes.find(([name]) => name === "package")?.[1] ?? "";
  return written === "undefined" ? "" : written;
}

function mountOf(pads: readonly Pad[]): Footprint["attributes"]["mount"] {
  if (pads.some(({ kind }) => kind === "through-hole")) return "through-hole";
  return pads.some(({ kind }) => kind === "smd") ? "smd" : "unspecified";
}

/** A part has one reference and one value; further texts of that kind are plain ones. */
function singleRoles(texts: readonly Text[]): Text[] {
  const seen = new Set<string>();
  return texts.map((text) => {
    if (text.role === "user" || !seen.has(text.role)) {
      seen.add(text.role);
      return text;
    }
    return { ...text, role: "user" };
  });
}
