import { type Board, type Footprint, type Nm, type Side, toMm } from "@tracewright/board";
import { type PartBody, partBody } from "../body/part-body.ts";
import type { PlanePoint } from "../body/profile.ts";

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
  readonly remarks: readonly string[];
}

export interface PartsRequest {
  readonly origin: { readonly x: Nm; readonly y: Nm };
  /** Heights that people gave, by reference. */
  readonly heights?: ReadonlyMap<string, Nm>;
  /** Fields of the parts' symbols, by reference. */
  readonly fields?: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

const MOST_NAMED = 12;

/** The parts that are mounted, each with its body; equal bodies are one. */
export function boardParts(board: Board, { origin, heights, fields }: PartsRequest): BoardParts {
  const bodyByShape = new Map<string, PartBody>();
  const parts: BoardPart[] = [];
  const unfitted: string[] = [];
  for (const footprint of board.footprints) {
    if (footprint.placed === false) continue;
    if (footprint.attributes.doNotPopulate) {
      unfitted.push(footprint.reference);
      continue;
    }
    const { reference } = footprint;
    const height = heights?.get(reference);
    const of = fields?.get(reference);
    const made = partBody(footprint, {
      boardThickness: board.stackup.boardThickness,
      ...(height !== undefined && { height }),
      ...(of && { fields: of }),
    });
    if (!made) continue;
    const shape = JSON.stringify(made);
    const body = bodyByShape.get(shape) ?? made;
    bodyByShape.set(shape, body);
    parts.push(standing(footprint, body, origin));
  }
  const guessed = parts.filter(({ body }) => body.height === undefined).map(({ reference }) => reference);
  const remarks = [
    ...said(guessed, (count) =>
      count === 1
        ? "The height of 1 part is not known; it is shown as a grey stand-in"
        : `The heights of ${count} parts are not known; they are shown as grey stand-ins`,
    ),
    ...said(unfitted, (count) =>
      count === 1
        ? "1 part is marked as not fitted and left out"
        : `${count} parts are marked as not fitted and left out`,
    ),
  ];
  return { parts, bodies: [...bodyByShape.values()], remarks };
}

function standing(footprint: Footprint, body: PartBody, origin: PartsRequest["origin"]): BoardPart {
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

function said(references: readonly string[], sentence: (count: number) => string): string[] {
  if (references.length === 0) return [];
  const named = references.slice(0, MOST_NAMED).map((reference) => reference || "a part without reference");
  const rest = references.length - named.length;
  return [`${sentence(references.length)}: ${named.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`];
}
