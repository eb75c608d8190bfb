import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { placeOf, withoutPlace } from "../projects/place-in-address.ts";
import type { WorkspacePointing } from "./controller/pointing.ts";

/** Goes to the place that the address names, once the board is there, and takes it out: a reload stays where one is by then. */
export function usePlaceInAddress(isBoardThere: boolean, showPlace: WorkspacePointing["showPlace"]): void {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const place = placeOf(search);
    if (!isBoardThere || !place) return;
    showPlace({ ...place, items: [], nets: [], marks: { lines: [], spots: [place] } });
    setSearch(withoutPlace, { replace: true });
  }, [isBoardThere, search, setSearch, showPlace]);
}
