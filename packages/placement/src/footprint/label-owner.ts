import { type Board, type Footprint, footprintCourtyard, padPosition, type Text } from "@tracewright/board";
import { type Box, boxDistance, boxOfPoints, fromMm } from "@tracewright/geometry";

/** A text that names a part, its value or a pin, means the one that is no farther away than this: 5 mm. */
const REACH = fromMm(5);
/** Where people read what stands beside parts. */
const LABELLED = new Set(["F.SilkS", "B.SilkS", "F.Fab", "B.Fab"]);
const PRINTED = new Set(["F.SilkS", "B.SilkS"]);

/** The part with which each free text of the board goes along: the one that it stands on or names. Locked texts go with none. */
export function labelOwners(board: Board): (text: Text) => Footprint | undefined {
  const owners = board.footprints.map((part) => ({ part, box: boxOf(part), names: namesOf(board, part) }));
  return (text) => (LABELLED.has(text.layer) && !text.locked ? ownerOf(text, owners) : undefined);
}

/** The free texts of silkscreen that go along with none of these parts, wherever they are put. */
export function stayingLabels(board: Board, movable: readonly Footprint[]): readonly Text[] {
  const printed = board.texts.filter(({ layer, hidden, text }) => PRINTED.has(layer) && !hidden && text.trim() !== "");
  if (printed.length === 0) return printed;
  const ownerOfLabel = labelOwners(board);
  const moves = new Set(movable.map(({ id }) => id));
  return printed.filter((text) => {
    const owner = ownerOfLabel(text);
    return !owner || !moves.has(owner.id);
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
