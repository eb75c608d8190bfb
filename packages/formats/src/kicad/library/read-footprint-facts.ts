import { type FootprintAttributes, type FootprintFacts, measureFacts, type PadPlace } from "@tracewright/board";
import { fromMm, type Point } from "@tracewright/geometry";
import { NodeReader } from "../../sexpr/node-reader.ts";
import { parseSExpression, type SourceText } from "../../sexpr/parse-s-expression.ts";

/**
 * What a `.kicad_mod` is searched by, without reading it whole: a library of 15,000 is gone through in seconds. Undefined for
 * what is no footprint.
 */
export function readFootprintFacts(text: SourceText, name: string): FootprintFacts | undefined {
  const parsed = parseSExpression(text);
  if ("problem" in parsed) return undefined;
  const root = new NodeReader(parsed.tree);
  if (root.name !== "footprint" && root.name !== "module") return undefined;
  const description = root.takeText("descr") ?? "";
  const keywords = root.takeText("tags") ?? "";
  const mount = mountOf(root.take("attr")?.takeAtom());
  const drawn = { fab: [] as Point[], courtyard: [] as Point[] };
  for (const graphic of root.takeAll("fp_line", "fp_rect", "fp_circle", "fp_arc", "fp_poly")) {
    const layer = graphic.takeText("layer") ?? "";
    if (layer.endsWith(".Fab")) drawn.fab.push(...pointsOf(graphic));
    else if (layer.endsWith(".CrtYd")) drawn.courtyard.push(...pointsOf(graphic));
  }
  const pads = root.takeAll("pad").flatMap((pad): PadPlace[] => {
    const number = pad.takeAtom() ?? "";
    const kind = pad.takeAtom();
    const position = pointOf(pad.take("at"));
    return position
      ? [{ number: kind === "np_thru_hole" ? "" : number, position, isThrough: kind === "thru_hole" }]
      : [];
  });
  return { name, description, keywords, ...measureFacts(pads, drawn, mount) };
}

/** KiCad 5 writes `virtual` where later versions name what the part is left out of. */
function mountOf(word: string | undefined): FootprintAttributes["mount"] {
  if (word === "smd") return "smd";
  return word === "through_hole" ? "through-hole" : "unspecified";
}

function pointsOf(graphic: NodeReader): Point[] {
  if (graphic.name === "fp_circle") {
    const center = pointOf(graphic.take("center"));
    const end = pointOf(graphic.take("end"));
    if (!center || !end) return [];
    const radius = Math.hypot(end.x - center.x, end.y - center.y);
    return [
      { x: center.x - radius, y: center.y - radius },
      { x: center.x + radius, y: center.y + radius },
    ];
  }
  const ends = graphic.takeAll("start", "mid", "end").flatMap((node) => pointOf(node) ?? []);
  const corners = graphic.take("pts")?.takeAll("xy") ?? [];
  return [...ends, ...corners.flatMap((node) => pointOf(node) ?? [])];
}

function pointOf(node: NodeReader | undefined): Point | undefined {
  const [x, y] = [node?.takeNumber() ?? Number.NaN, node?.takeNumber() ?? Number.NaN];
  return Number.isNaN(x + y) ? undefined : { x: fromMm(x), y: fromMm(y) };
}
