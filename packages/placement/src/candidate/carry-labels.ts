import { type Board, type Footprint, flipFootprint, type Text } from "@tracewright/board";
import { normalizeDegrees, placePoint, rotatePoint } from "@tracewright/geometry";
import { labelOwners } from "../footprint/label-owner.ts";

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
  const ownerOf = labelOwners(board);
  const afterOf = new Map(moved.map(({ before, after }) => [before.id, after]));
  return board.texts.map((text) => {
    const owner = ownerOf(text);
    const after = owner && afterOf.get(owner.id);
    return owner && after ? standWith(board, text, { before: owner, after }) : text;
  });
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
