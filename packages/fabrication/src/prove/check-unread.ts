import { type Board, type Foreign, isCopperLayer, type LayerId } from "@tracewright/board";
import { fromMm, type Point, placePoint } from "@tracewright/geometry";
import { atMm } from "./at-mm.ts";
import { type FabCheck, judge } from "./fab-proof.ts";

/**
 * Lists of a KiCad board that name a layer and put nothing on it: pictures are drawn by, what is generated stands in the file as
 * tracks, a target on the outline is a mark of KiCad 5 for the fab's camera.
 */
const WITHOUT_INK = new Set(["image", "generated", "group", "point"]);
/** Words within an item that change neither its shape nor where it is drawn. */
const WITHOUT_EFFECT = new Set([
  "teardrops",
  "die_delay",
  "zone_layer_connections",
  "zone_connect",
  "thermal_bridge_angle",
  "thermal_bridge_width",
  "thermal_gap",
  "attr",
  "hide",
  "unlocked",
  "placement",
  "autoplace_cost90",
  "autoplace_cost180",
]);
const FILM = /(?:^|[\s"(])((?:[FB*]|In\d+|F&B)\.Cu|[FB*]\.(?:SilkS|Silkscreen|Mask|Paste)|Edge\.Cuts)(?=[\s")]|$)/;

/** What an item with foreign pieces is called, and whether the films show it. */
interface Holder {
  readonly name: string;
  readonly at: Point;
  readonly isOnFilm: boolean;
}

/**
 * Whether all that the source puts on the films' layers was understood: what the model does not hold can be missing
 * from board and films alike, and no comparison of the two would find it.
 */
export function checkUnread(board: Board): FabCheck[] {
  const missing: string[] = [];
  const unclear: string[] = [];
  const look = (foreign: Foreign | undefined, holder: Holder) => {
    for (const fragment of foreign?.fragments ?? []) {
      const word = /^\((\w+)/.exec(fragment)?.[1] ?? fragment.slice(0, 20);
      const layer = FILM.exec(fragment)?.[1];
      if (layer !== undefined && !WITHOUT_INK.has(word) && !(word === "target" && layer === "Edge.Cuts"))
        missing.push(`${word} on ${layer} of ${holder.name} at ${atMm(placeIn(fragment) ?? holder.at)} was not read`);
      else if (holder.isOnFilm && !WITHOUT_INK.has(word) && !WITHOUT_EFFECT.has(word))
        unclear.push(`${word} of ${holder.name} at ${atMm(holder.at)} was not read`);
    }
  };
  for (const { foreign, holder } of holders(board)) look(foreign, holder);
  return [
    judge("read-whole", "Every item on the exported layers was read", `${missing.length} items not read`, missing),
    judge(
      "read-details",
      "Every detail of the exported items was read",
      `${unclear.length} details not read`,
      unclear,
      "warning",
    ),
  ];
}

function* holders(board: Board): Generator<{ readonly foreign: Foreign | undefined; readonly holder: Holder }> {
  const origin = { x: 0, y: 0 };
  yield { foreign: board.foreign, holder: { name: "the board", at: origin, isOnFilm: false } };
  for (const { layer, start, foreign } of board.tracks)
    yield { foreign, holder: { name: `a track on ${layer}`, at: start, isOnFilm: true } };
  for (const { position, foreign } of board.vias)
    yield { foreign, holder: { name: "a via", at: position, isOnFilm: true } };
  for (const { layer, start, foreign } of board.dimensions)
    yield { foreign, holder: { name: `a dimension on ${layer}`, at: start, isOnFilm: isOnFilm(layer) } };
  for (const part of [undefined, ...board.footprints]) {
    const { graphics, texts, zones } = part ?? board;
    const of = part ? ` of ${part.reference}` : "";
    const place = (point: Point) => (part ? placePoint(point, part.position, part.rotation) : point);
    if (part) yield { foreign: part.foreign, holder: { name: part.reference, at: part.position, isOnFilm: false } };
    for (const { layer, foreign } of graphics)
      yield {
        foreign,
        holder: { name: `a drawing${of} on ${layer}`, at: part?.position ?? origin, isOnFilm: isOnFilm(layer) },
      };
    for (const { layer, position, foreign } of texts)
      yield { foreign, holder: { name: `a text${of} on ${layer}`, at: place(position), isOnFilm: isOnFilm(layer) } };
    for (const { layers, outline, foreign } of zones)
      yield {
        foreign,
        holder: { name: `a zone${of} on ${layers.join(", ")}`, at: place(outline[0]?.[0] ?? origin), isOnFilm: true },
      };
    for (const { number, position, foreign } of part?.pads ?? [])
      yield { foreign, holder: { name: `${part!.reference} pad ${number}`, at: place(position), isOnFilm: true } };
  }
}

function isOnFilm(layer: LayerId): boolean {
  return isCopperLayer(layer) || /\.(SilkS|Mask|Paste)$|^Edge\.Cuts$/.test(layer);
}

/**
 * The first place that a fragment names, in millimetres; that of a footprint's own pieces counts from the footprint
 * and is left out.
 */
function placeIn(fragment: string): Point | undefined {
  if (!/^\(gr_|^\((table|target|barcode|dimension)/.test(fragment)) return undefined;
  const [, x, y] = /\((?:at|start|xy|center)\s+(-?[\d.]+)\s+(-?[\d.]+)/.exec(fragment) ?? [];
  return x === undefined || y === undefined ? undefined : { x: fromMm(Number(x)), y: fromMm(Number(y)) };
}
