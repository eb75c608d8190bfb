import { type Board, type Footprint, footprintBody, type Side } from "@tracewright/board";
import { type Nm, rotatePoint, toMm } from "@tracewright/geometry";
import { compareNaturally } from "@tracewright/text";
import { type PartBody, partBody } from "../body/part-body.ts";
import type { PlanePoint } from "../body/profile.ts";
import { solderedLands } from "../body/soldered-land.ts";
import type { ModelNote } from "../written-model.ts";

/** One body standing on the board. */
export interface BoardPart {
  readonly reference: string;
  readonly value: string;
  /** The footprint's bare name. */
  readonly package: string;
  readonly side: Side;
  /** Millimetres, y upwards, from the origin asked for. */
  readonly position: PlanePoint;
  /** Counter-clockwise seen from the front; on the back it comes after the half turn about x that lays the part there. */
  readonly rotation: number;
  readonly body: PartBody;
}

export interface BoardParts {
  readonly parts: readonly BoardPart[];
  /** The different bodies; parts of one body share it. */
  readonly bodies: readonly PartBody[];
  readonly notes: readonly ModelNote[];
}

export interface PartsRequest {
  readonly origin: { readonly x: Nm; readonly y: Nm };
  /** Heights that people gave, by reference. */
  readonly heights?: ReadonlyMap<string, Nm>;
  /** Fields of the parts' symbols, by reference. */
  readonly fields?: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

const MAX_NAMED = 12;
const FRONT_COPPER = /^(F|\*|F&B)\.Cu$/;
const BACK_COPPER = /^(B|\*|F&B)\.Cu$/;

/** The parts that are mounted, each with its body; equal bodies are one. */
export function boardParts(board: Board, { origin, heights, fields }: PartsRequest): BoardParts {
  const bodyByShape = new Map<string, PartBody>();
  const parts: BoardPart[] = [];
  const unfitted: string[] = [];
  const standing = board.footprints
    .map(asMounted)
    .filter((footprint) => isFitted(footprint) && solderedLands(footprint).length > 0);
  for (const drawn of board.footprints) {
    const { reference } = drawn;
    if (drawn.placed === false) continue;
    if (drawn.attributes.doNotPopulate) {
      unfitted.push(reference);
      continue;
    }
    const footprint = asMounted(drawn);
    const height = heights?.get(reference);
    const of = fields?.get(reference);
    const made = partBody(footprint, {
      boardThickness: board.stackup.boardThickness,
      ...(height !== undefined && { height }),
      ...(of && { fields: of }),
      surroundsOthers: surroundsOthers(footprint, standing),
    });
    if (!made) continue;
    const shape = JSON.stringify(made);
    const body = bodyByShape.get(shape) ?? made;
    bodyByShape.set(shape, body);
    parts.push(placedPart(footprint, body, origin));
  }
  const guessed = parts.filter(({ body }) => body.height === undefined).map(({ reference }) => reference);
  const notes = [
    ...note("height-unknown", guessed, (count) =>
      count === 1
        ? "The height of 1 part is not known; it is shown as a grey stand-in"
        : `The heights of ${count} parts are not known; they are shown as grey stand-ins`,
    ),
    ...note("not-fitted", unfitted, (count) =>
      count === 1
        ? "1 part is marked as not fitted and left out"
        : `${count} parts are marked as not fitted and left out`,
    ),
  ];
  return { parts, bodies: [...bodyByShape.values()], notes };
}

/**
 * On the side of its lands: a module to be soldered under the board may be drawn as a part of the front, and the
 * other way round.
 */
function asMounted(footprint: Footprint): Footprint {
  const side = mountedSide(footprint);
  return side === footprint.side ? footprint : { ...footprint, side };
}

function mountedSide({ pads, side }: Footprint): Side {
  const onFront = pads.some(({ layers }) => layers.some((layer) => FRONT_COPPER.test(layer)));
  const onBack = pads.some(({ layers }) => layers.some((layer) => BACK_COPPER.test(layer)));
  if (onFront === onBack) return side;
  return onFront ? "front" : "back";
}

function isFitted({ placed, attributes }: Footprint): boolean {
  return placed !== false && !attributes.doNotPopulate;
}

/**
 * Whether at least two other parts of its side stand within a part: a shield, a carrier, the frame of a plug-in module.
 * One alone may be a mark or a capacitor under a socket.
 */
function surroundsOthers(footprint: Footprint, standing: readonly Footprint[]): boolean {
  const box = footprintBody(footprint);
  if (!box) return false;
  const within = standing.filter((other) => {
    if (other.id === footprint.id || other.side !== footprint.side) return false;
    const { x, y } = other.position;
    const from = { x: x - footprint.position.x, y: y - footprint.position.y };
    const local = rotatePoint(from, -footprint.rotation);
    return local.x > box.minX && local.x < box.maxX && local.y > box.minY && local.y < box.maxY;
  });
  return within.length >= 2;
}

function placedPart(footprint: Footprint, body: PartBody, origin: PartsRequest["origin"]): BoardPart {
  const { reference, value, library, side, position, rotation } = footprint;
  return {
    reference,
    value,
    package: library.slice(library.lastIndexOf(":") + 1),
    side,
    position: { x: toMm(position.x - origin.x), y: -toMm(position.y - origin.y) + 0 },
    rotation,
    body,
  };
}

function note(
  kind: ModelNote["kind"],
  references: readonly string[],
  sentence: (count: number) => string,
): ModelNote[] {
  const count = references.length;
  if (count === 0) return [];
  const known = references.map((reference) => reference || "?").toSorted(compareNaturally);
  const rest = count - MAX_NAMED;
  const named = `${known.slice(0, MAX_NAMED).join(", ")}${rest > 0 ? ` … +${rest}` : ""}`;
  return [{ kind, count, named, message: `${sentence(count)}: ${named}.` }];
}
