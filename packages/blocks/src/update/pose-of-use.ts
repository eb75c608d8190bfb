import { type Board, blockPose, type Footprint, type Group, itemId, itemsById, padPosition } from "@tracewright/board";
import { normalizeDegrees, type Point, placePoint } from "@tracewright/geometry";
import { type Pose, posedItems } from "../pose/pose.ts";
import { idInUse } from "../put/id-in-use.ts";
import type { BlockDocument } from "../records/block-document.ts";
import { isNearlyAlike } from "./is-nearly-alike.ts";

/**
 * Where a use is, however its parts were moved: the pose that most of them agree with; of equal ones that of its anchor.
 * Undefined: no part of it is left.
 */
export function poseOfUse(board: Board, group: Group, layout: Board): Pose | undefined {
  const { block } = group;
  if (!block) return undefined;
  const present = itemsById(board);
  const parts = layout.footprints.flatMap((local) => {
    const item = present.get(itemId(idInUse(block.use, local.id)));
    return item?.list === "footprints" ? [{ local, now: item.record }] : [];
  });
  const own = blockPose(board, group);
  if (block.mode === "rigid" && own) return own;
  const poses = [...(own ? [own] : []), ...parts.map(({ local, now }) => poseOfPart(local, now))];
  const agreeing = (pose: Pose) => {
    const posed = new Map(posedItems(layout, pose, board).map(({ record }) => [record.id, record]));
    return parts.filter(({ local, now }) => {
      const there = posed.get(local.id) as Footprint | undefined;
      return there && isNearlyAlike(placeOf(there), placeOf(now));
    }).length;
  };
  const distinct = [...new Map(poses.map((pose) => [JSON.stringify(pose), pose])).values()];
  return distinct
    .map((pose) => ({ pose, count: agreeing(pose) }))
    .reduce<{ pose: Pose; count: number } | undefined>(
      (best, one) => (best && best.count >= one.count ? best : one),
      undefined,
    )?.pose;
}

function placeOf({ position, rotation, side }: Footprint) {
  return { position, rotation: normalizeDegrees(Math.round(rotation * 1e6) / 1e6), side };
}

/** The pose that brings a part of the block to where it is on the board. */
function poseOfPart(local: Footprint, now: Footprint): Pose {
  const isOver = local.side !== now.side;
  const rotation = normalizeDegrees(now.rotation - (isOver ? 180 - local.rotation : local.rotation));
  const from = isOver ? { x: -local.position.x + 0, y: local.position.y } : local.position;
  const to = placePoint(from, { x: 0, y: 0 }, rotation);
  return {
    position: { x: now.position.x - to.x + 0, y: now.position.y - to.y + 0 },
    rotation,
    side: isOver ? "back" : "front",
  };
}

/**
 * The pose for another version of the block: turned as it is, and where most pads of its ports stay, since copper beyond the
 * block ends on them; of equal places the one at which the origin stays.
 */
export function poseOfVersion(pose: Pose, from: BlockDocument, to: BlockDocument): Pose {
  const [before, after] = [portPads(from), portPads(to)];
  const counts = new Map<string, { readonly by: Point; count: number }>();
  for (const [pad, was] of before) {
    const is = after.get(pad);
    if (!is) continue;
    const by = { x: was.x - is.x, y: was.y - is.y };
    const known = counts.get(`${by.x} ${by.y}`) ?? { by, count: 0 };
    known.count += 1;
    counts.set(`${by.x} ${by.y}`, known);
  }
  const none = { by: { x: 0, y: 0 }, count: counts.get("0 0")?.count ?? 0 };
  const { by } = [...counts.values()].reduce((best, one) => (one.count > best.count ? one : best), none);
  const turned = placePoint(pose.side === "back" ? { x: -by.x + 0, y: by.y } : by, { x: 0, y: 0 }, pose.rotation);
  return { ...pose, position: { x: pose.position.x + turned.x, y: pose.position.y + turned.y } };
}

/** Places of the pads of ports in the block's own frame, by port, part and pin. */
function portPads({ board, ports }: BlockDocument): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const { key, pins } of ports)
    for (const { part, pin } of pins)
      for (const footprint of board?.footprints ?? [])
        if (footprint.reference === part)
          for (const [index, pad] of footprint.pads.entries())
            if (pad.number === pin) places.set(`${key} ${part} ${pin} ${index}`, padPosition(footprint, pad));
  return places;
}
