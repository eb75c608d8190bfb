import type { Board, BoardEdit, ItemId } from "@tracewright/board";
import { type Motion, movePoint } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { freeItems } from "../commands/free-items.ts";
import { moveItems } from "../commands/move-items.ts";
import type { Collision, InTheWay } from "../copper/collision-finder.ts";
import type { NameItem } from "../edit-builder.ts";
import { joinEdits } from "../join-edits.ts";
import type { RouteMode } from "../routing/route-head.ts";
import { PartDrag } from "./part-drag.ts";
import { TrackDrag } from "./track-drag.ts";
import { ViaDrag } from "./via-drag.ts";

/** Where what is held has come. */
export interface HeldPlace {
  /** From the board as it was when it was taken up; undefined: nothing has moved. */
  readonly edit: BoardEdit | undefined;
  /** Why it may not stay there; none: it may. */
  readonly collisions: readonly Collision[];
  /** Why it has not come farther, where it goes only as far as there is room; absent: it has. */
  readonly inTheWay?: readonly InTheWay[];
  /** What is held is another record now; absent: it is the same. */
  readonly selection?: readonly ItemId[];
}

/** What is taken up, to be moved by motions from where it stood. */
export interface HeldItems {
  /** By a motion from where it stood: exact, and undone by the reverse. */
  readonly moveTo: (motion: Motion) => HeldPlace;
  /** All that moves, pads included. */
  readonly ids: ReadonlySet<ItemId>;
  /** A stretch of track only goes sideways: it neither turns nor flips. */
  readonly isStretch: boolean;
}

export interface HoldOptions {
  readonly nameItem: NameItem;
  readonly mode: RouteMode;
  readonly isAnyAngle: boolean;
  /** Where a stretch of track is held; absent: a track is moved as a whole, as it lies. */
  readonly grabbed?: Point | undefined;
}

const UNMOVED: HeldPlace = { edit: undefined, collisions: [] };

/**
 * Takes items up: the one law of moving by hand, by pointer and by keys. Parts take their tracks along and report what they
 * collide with, as are tracks and vias that move as they lie; a lone via takes its tracks along, a lone straight track is pushed
 * sideways; what is locked stays.
 */
export function holdItems(
  board: Board,
  ids: readonly ItemId[],
  { nameItem, mode, isAnyAngle, grabbed }: HoldOptions,
): HeldItems {
  const { free } = freeItems(board, ids);
  const [only] = free;
  if (free.length === 1 && only?.list === "tracks" && !only.record.mid && grabbed) {
    const drag = new TrackDrag(board, only.record, grabbed, { nameItem, mode, isAnyAngle });
    return {
      ids: new Set([only.record.id]),
      isStretch: true,
      moveTo: (motion) => {
        if (isRest(motion)) return UNMOVED;
        const edit = drag.moveTo(movePoint(grabbed, motion));
        const { inTheWay, stretch } = drag;
        return {
          edit,
          collisions: [],
          ...(inTheWay.length > 0 && { inTheWay }),
          ...(edit && stretch !== undefined && { selection: [stretch] }),
        };
      },
    };
  }
  if (free.length === 1 && only?.list === "vias") {
    const via = only.record;
    const drag = ViaDrag.begin(board, via, { nameItem, mode });
    if (drag)
      return {
        ids: new Set([via.id]),
        isStretch: false,
        moveTo: (motion) => {
          const edit = drag.moveTo(movePoint(via.position, motion));
          const { inTheWay } = drag;
          return { edit, collisions: [], ...(inTheWay.length > 0 && { inTheWay }) };
        },
      };
  }
  const parts = free.flatMap((item) => (item.list === "footprints" ? [item.record] : []));
  const others = free.filter(({ list }) => list !== "footprints").map(({ record }) => record.id);
  const drag = new PartDrag(
    board,
    parts.map(({ id }) => id),
    { nameItem, carried: new Set(others) },
  );
  return {
    ids: new Set([...others, ...parts.flatMap(({ id, pads }) => [id, ...pads.map((pad) => pad.id)])]),
    isStretch: false,
    moveTo: (motion) => {
      if (isRest(motion)) return UNMOVED;
      const { edit, collisions } = drag.moveTo(motion);
      return { edit: joinEdits(edit, moveItems(board, others, motion).edit), collisions };
    },
  };
}

/** Everything would lie as it did, whatever it took to come there. */
function isRest(motion: Motion): boolean {
  const corner = { x: 0, y: 0 };
  const other = { x: 1_000_000, y: 0 };
  const [a, b] = [movePoint(corner, motion), movePoint(other, motion)];
  const hasFlip = motion.kind === "sequence" && motion.motions.filter(({ kind }) => kind === "flip").length % 2 === 1;
  return (
    !hasFlip && motion.kind !== "flip" && a.x === corner.x && a.y === corner.y && b.x === other.x && b.y === other.y
  );
}
