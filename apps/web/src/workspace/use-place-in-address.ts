import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { placeOf, withoutPlace } from "../projects/place-in-address.ts";
import type { Pointing } from "./use-pointing.ts";

/** Goes to the place that the address names, once the board is there, and takes it out: a reload stays where one is by then. */
export function usePlaceInAddress(isBoardThere: boolean, showPlace: Pointing["showPlace"]): void {
  const [search, setSearch] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `showPlace` is another one with every render
  useEffect(() => {
    const place = placeOf(search);
    if (!isBoardThere || !place) return;
    showPlace({ ...place, items: [], nets: [], marks: { lines: [], spots: [place] } });
    setSearch(withoutPlace, { replace: true });
  }, [isBoardThere, search, setSearch]);
}
