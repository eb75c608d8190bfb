import { stableUuid } from "../documents/stable-uuid.ts";

/** A path of symbols with every id in the form that circuits have, whatever the program of the board wrote. */
export function sameIds(path: string): string {
  return path
    .split("/")
    .map((part) => (part === "" ? "" : stableUuid(part)))
    .join("/");
}
