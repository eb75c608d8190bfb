import type { Footprint, FootprintAttributes, Motion, Side } from "@tracewright/board";
import { moveItem, renamePart } from "@tracewright/board";
import type { Degrees, Nm } from "@tracewright/geometry";
import type { PropertyKey } from "./property.ts";
import { ANYWHERE, lockedTrait, NAME, type Trait } from "./trait.ts";

type Board = Parameters<typeof moveItem>[2];

export const PART_TRAITS: readonly Trait<Footprint>[] = [
  {
    key: "reference",
    kind: "text",
    read: ({ reference }) => reference,
    write: (part, reference: string) => renamePart(part, "reference", reference),
    letters: { ...NAME, isNeeded: true },
  },
  {
    key: "value",
    kind: "text",
    read: ({ value }) => value,
    write: (part, value: string) => renamePart(part, "value", value),
    letters: NAME,
  },
  { key: "footprint", kind: "text", read: ({ library }) => library },
  {
    key: "x",
    kind: "length",
    read: ({ position }) => position.x,
    write: (part, x: Nm, board) => moved(part, { kind: "shift", by: { x: x - part.position.x, y: 0 } }, board),
    isHeld: true,
    limits: () => ANYWHERE,
  },
  {
    key: "y",
    kind: "length",
    read: ({ position }) => position.y,
    write: (part, y: Nm, board) => moved(part, { kind: "shift", by: { x: 0, y: y - part.position.y } }, board),
    isHeld: true,
    limits: () => ANYWHERE,
  },
  {
    key: "rotation",
    kind: "angle",
    read: ({ rotation }) => rotation,
    write: (part, to: Degrees, board) =>
      moved(part, { kind: "turn", about: part.position, by: to - part.rotation }, board),
    isHeld: true,
  },
  {
    key: "side",
    kind: "choice",
    read: ({ side }) => side,
    write: (part, side: Side, board) =>
      side === part.side ? part : moved(part, { kind: "flip", x: part.position.x }, board),
    isHeld: true,
    choices: () => ["front", "back"] satisfies Side[],
  },
  attribute("doNotPopulate"),
  attribute("excludeFromBom"),
  attribute("excludeFromPositionFiles"),
  lockedTrait(),
];

function attribute(key: PropertyKey & keyof FootprintAttributes): Trait<Footprint> {
  return {
    key,
    kind: "flag",
    read: ({ attributes }) => attributes[key],
    write: (part, value: boolean) => ({ ...part, attributes: { ...part.attributes, [key]: value } }),
  };
}

function moved(part: Footprint, motion: Motion, board: Board): Footprint {
  return moveItem({ list: "footprints", record: part }, motion, board).record as Footprint;
}
