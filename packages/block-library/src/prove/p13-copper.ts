import { fromMm, toMm } from "@tracewright/geometry";
import type { Proof } from "./proof.ts";

/** Tracks and gaps of 0.2 mm and more, 0.15 mm only where the pitch of a part forces it; everything within the room. */
export const copperIsCoarse: Proof = ({ definition, document: { layout, board } }) => {
  if (!layout || !board) return ["there is no layout"];
  const least = definition.layout.isFine ? fromMm(0.15) : fromMm(0.2);
  const { minTrack, minClearance, minDrill } = layout.rules;
  const [room = []] = layout.hull.front;
  const [left, right] = [Math.min(...room.map(({ x }) => x)), Math.max(...room.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...room.map(({ y }) => y)), Math.max(...room.map(({ y }) => y))];
  const places = [
    ...board.tracks.flatMap(({ start, end }) => [start, end]),
    ...board.vias.map(({ position }) => position),
  ];
  const beyond = places.filter(({ x, y }) => x < left || x > right || y < top || y > bottom);
  return [
    ...(minTrack < least ? [`a track of ${toMm(minTrack)} mm`] : []),
    ...(minClearance < least ? [`a clearance of ${toMm(minClearance)} mm`] : []),
    ...(minDrill < fromMm(0.3) ? [`a drill of ${toMm(minDrill)} mm`] : []),
    ...beyond.map(({ x, y }) => `copper at ${toMm(x)}, ${toMm(y)} is beyond the room`),
  ];
};
