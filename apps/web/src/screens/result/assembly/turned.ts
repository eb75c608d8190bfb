import type { Reel } from "../../../assembly/reel-rows.ts";

/** The part turned further, from 0 up to 360 degrees; nobody has looked at it since. */
export function turned(reel: Reel, degrees: number): Reel {
  return { ...reel, rotation: (((reel.rotation + degrees) % 360) + 360) % 360, isChecked: false };
}
