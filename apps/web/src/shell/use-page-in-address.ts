import { useSearchParams } from "react-router";
import { readPage } from "./read-page.ts";

/** The page of a list that the address names, and the way to another one; the rest of the address stays. */
export function usePageInAddress(): readonly [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    readPage(search),
    (next) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        if (next === 1) after.delete("page");
        else after.set("page", String(next));
        return after;
      }),
  ];
}
