import {
  type Board,
  type Box,
  boxDistance,
  boxOfPoints,
  type Footprint,
  flipFootprint,
  footprintCourtyard,
  fromMm,
  normalizeDegrees,
  padPosition,
  placePoint,
  rotatePoint,
  type Text,
} from "@tracewright/board";

/** A text that names a part, its value or a pin, means the one that is no farther away than this: 5 mm. */
const REACH = fromMm(5);
/** Where people read what stands beside parts. */
const LABELLED = new Set(["F.SilkS", "B.SilkS", "F.Fab", "B.Fab"]);

export interface MovedPart {
  readonly before: Footprint;
  readonly after: Footprint;
}

/**
 * The free texts of a board where its parts have moved: a label goes along with the part that it stands on or names. Locked
 * texts stay, and so does what belongs to no part or to one that stays.
 */
export function carryLabels(board: Board, moved: readonly MovedPart[]): readonly Text[] {
  if (moved.length === 0 || board.texts.length === 0) return board.texts;
  const owners = board.footprints.map((part) => ({ part, box: boxOf(part), names: namesOf(board, part) }));
  const afterOf = new Map(moved.map(({ before, after }) => [before.id, after]));
  return board.texts.map((text) => {
    const owner = LABELLED.has(text.layer) && !text.locked ? ownerOf(text, owners) : undefined;
    const after = owner && afterOf.get(owner.id);
    return owner && after ? standWith(board, text, { before: owner, after }) : text;
  });
}

interface Owner {
  readonly part: Footprint;
  readonly box: Box;
  readonly names: ReadonlySet<string>;
}

/** The nearest part that the text names; else the only one that it stands on. */
function ownerOf(text: Text, owners: readonly Owner[]): Footprint | undefined {
  const at = { minX: text.position.x, minY: text.position.y, maxX: text.position.x, maxY: text.position.y };
  const side = text.layer.startsWith("F.") ? "front" : "back";
  const near = owners
    .filter(({ part }) => part.side === side || part.pads.some(({ drill }) => drill))
    .map((owner) => ({ ...owner, distance: boxDistance(owner.box, at) }))
    .filter(({ distance }) => distance <= REACH)
    .sort((a, b) => a.distance - b.distance);
  const words = text.text.toLowerCase();
  const named = near.find(({ names }) => names.has(words));
  if (named) return named.part;
  const under = near.filter(({ distance, part }) => distance === 0 && part.side === side);
  return under.length === 1 ? under[0]?.part : undefined;
}

function boxOf(part: Footprint): Box {
  const courtyard = footprintCourtyard(part);
  const corners = [...courtyard.front, ...courtyard.back].flatMap(({ outer }) => outer);
  const own = [part.position, ...part.pads.map((pad) => padPosition(part, pad))];
  return boxOfPoints(corners.length > 0 ? corners : own) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
}

/** Reference, value, and what its pins are called and join. */
function namesOf({ nets }: Board, { reference, value, pads }: Footprint): ReadonlySet<string> {
  const ofNet = new Map(nets.map(({ id, name }) => [id, name.slice(name.lastIndexOf("/") + 1)]));
  const ofPads = pads.flatMap(({ pinFunction, net }) => [pinFunction, net && ofNet.get(net)]);
  return new Set([reference, value, ...ofPads].flatMap((name) => (name ? [name.toLowerCase()] : [])));
}

/** The text as if it were one of the part's own. */
function standWith(board: Board, text: Text, { before, after }: MovedPart): Text {
  const { x, y } = text.position;
  const local: Text = {
    ...text,
    position: rotatePoint({ x: x - before.position.x, y: y - before.position.y }, -before.rotation),
    rotation: text.rotation - before.rotation,
  };
  const carrier = { ...before, pads: [], graphics: [], zones: [], texts: [local] };
  const [own = local] = (before.side === after.side ? carrier : flipFootprint(carrier, board)).texts;
  const place = placePoint(own.position, after.position, after.rotation);
  return {
    ...own,
    position: { x: Math.round(place.x), y: Math.round(place.y) },
    rotation: readable(own, normalizeDegrees(own.rotation + after.rotation)),
  };
}

/** Never upside down, where a half turn leaves the text on its place. */
function readable({ style: { horizontal, vertical } }: Text, rotation: number): number {
  const isUpsideDown = rotation > 90 && rotation <= 270;
  return isUpsideDown && horizontal === "center" && vertical === "middle" ? normalizeDegrees(rotation + 180) : rotation;
}
