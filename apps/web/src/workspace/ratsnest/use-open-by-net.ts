import type { NetId } from "@tracewright/board";
import { useMemo } from "react";
import type { Ratsnest } from "./find-ratsnest.ts";

/** How many connections are still open in each net that has some; none while they are not known. */
export function useOpenByNet(airwires: Ratsnest["airwires"] | undefined): ReadonlyMap<NetId, number> {
  return useMemo(() => {
    const open = new Map<NetId, number>();
    for (const { net } of airwires ?? []) open.set(net, (open.get(net) ?? 0) + 1);
    return open;
  }, [airwires]);
}
