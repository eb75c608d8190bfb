import { type Board, type ItemId, indexBoard, padCenter } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { useState } from "react";
import type { Action } from "../input/actions/action.ts";
import { useActions, useWalking } from "../input/actions/use-actions.ts";
import { useDescribePlace } from "./use-describe-place.ts";
import { type WalkPlace, type WalkStep, walk } from "./walk.ts";

const STEPS = [
  ["walkNext", "next"],
  ["walkPrevious", "previous"],
  ["walkUp", "up"],
  ["walkDown", "down"],
  ["walkNet", "net"],
  ["walkNetBack", "netBack"],
] as const satisfies readonly (readonly [Action["id"], WalkStep])[];

export interface Walk {
  /** The keyboard has come to the canvas: arrows walk from now on. */
  readonly begin: () => void;
  /** The pointer is used, or the board is left. */
  readonly end: () => void;
}

/**
 * Keyboard navigation from part to part. Enter opens parts and their pads, Esc goes back; after the last step what
 * was reached stays selected. Every step is announced.
 */
export function useWalk({
  board,
  selected,
  isFromBelow,
  onPlace,
  say,
}: {
  board: Board;
  /** The part that is selected, where it is one: a walk begins there. */
  selected: ItemId | undefined;
  isFromBelow: boolean;
  /** A part was reached, or a pad, `at` nanometres. */
  onPlace: (place: WalkPlace, at: Point) => void;
  /** Tells those who do not see. */
  say: (sentence: string) => void;
}): Walk {
  const [isWalking, setWalking] = useState(false);
  const [last, setLast] = useState<WalkPlace>();
  const describe = useDescribePlace(board, isFromBelow);
  useWalking(isWalking);
  // What is selected otherwise meanwhile is where one stands.
  const place: WalkPlace | undefined = selected === undefined || selected === last?.part ? last : { part: selected };

  const go = (step: WalkStep) => {
    const next = walk(board, place, step, isFromBelow);
    if (!next) return say(describe(undefined));
    setWalking(true);
    setLast(next);
    say(describe(next));
    const footprint = indexBoard(board).footprintById.get(next.part);
    const pad = footprint?.pads.find(({ id }) => id === next.pad);
    if (footprint) onPlace(next, pad ? padCenter(footprint, pad) : footprint.position);
  };
  useActions([
    {
      id: "walkIn",
      // The selected part is announced first, then its pads.
      run: () => (isWalking || !place || selected === undefined ? go("in") : stand(place)),
    },
    {
      id: "walkOut",
      run: () => (place?.pad && indexBoard(board).padById.has(place.pad) ? go("out") : setWalking(false)),
    },
    ...STEPS.map(([id, step]): Action => ({ id, run: () => go(step) })),
  ]);
  const stand = (at: WalkPlace) => {
    setWalking(true);
    setLast({ part: at.part });
    say(describe({ part: at.part }));
  };
  return {
    begin: () => {
      setWalking(true);
      say(describe(undefined));
    },
    end: () => {
      setWalking(false);
      setLast(undefined);
    },
  };
}
