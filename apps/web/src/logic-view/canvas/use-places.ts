import { type DrawnNets, isUnplaced, type Logic, type Use } from "@tracewright/logic";
import { useEffect, useMemo, useRef, useState } from "react";
import { arrange, dropArranger } from "./arrange.ts";
import type { BlockData } from "./flow-graph.ts";

type Places = ReadonlyMap<string, Use["at"]>;

/** Room between what is placed and what is put below it. */
const GAP = 96;

/**
 * Where each block is drawn. Blocks that nobody has placed are arranged below those that somebody has; until they are, they
 * have no place.
 */
export function usePlaces(logic: Logic, blocks: ReadonlyMap<string, BlockData>, { wires }: DrawnNets): Places {
  const [arranged, setArranged] = useState<{ readonly key: string; readonly places: Places }>();
  const unplaced = logic.uses.filter(isUnplaced);
  const key = unplaced.map(({ id }) => id).join(" ");
  // Wires and folds that change later leave every block where it is. Blocks are arranged when others become unplaced.
  const newest = useRef({ blocks, wires });
  newest.current = { blocks, wires };
  useEffect(() => {
    let isWanted = key !== "";
    const ids = new Set(key.split(" "));
    const own = [...newest.current.blocks].flatMap(([id, { shape }]) => (ids.has(id) ? [{ id, shape }] : []));
    if (!isWanted) dropArranger();
    else
      void arrange(own, newest.current.wires).then((places) => {
        if (isWanted) setArranged({ key, places });
      });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return useMemo(() => {
    const placed = logic.uses.filter((use) => !isUnplaced(use));
    const bottom = Math.max(...placed.map(({ id, at }) => at.y + (blocks.get(id)?.shape.height ?? 0) + GAP));
    const left = Math.min(...placed.map(({ at }) => at.x));
    const by = placed.length === 0 ? { x: 0, y: 0 } : { x: left, y: bottom };
    return new Map(
      logic.uses.flatMap((use) => {
        if (!isUnplaced(use)) return [[use.id, use.at] as const];
        const at = arranged?.places.get(use.id);
        return at ? [[use.id, { x: at.x + by.x, y: at.y + by.y }] as const] : [];
      }),
    );
  }, [logic.uses, blocks, arranged]);
}
