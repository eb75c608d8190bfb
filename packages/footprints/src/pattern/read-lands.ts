import type { Land } from "./land-pattern.ts";

const LAND = /^(\S+):(-?[\d.]+),(-?[\d.]+) ([rcot])([\d.]+)(?:x([\d.]+))?(?: d([\d.]+)(?:x([\d.]+))?)?$/;
const SHAPES = { r: "roundrect", t: "rect", c: "circle", o: "oval" } as const;

/**
 * Lands as drawings list them: "1:-2.25,-1.43 r0.7x1.5; -:1.5,0.33 c0.9 d0.9": pin (or "-" for a hole without copper), middle,
 * form (rounded or plain rectangle, circle, oval) with size, and drill. Throws on anything else: a table that is wrong is a bug.
 */
export function readLands(text: string): Land[] {
  return text.split("; ").map((written): Land => {
    const [, pin = "", x, y, form, width, height = width, drill, slot] = LAND.exec(written) ?? [];
    if (form === undefined) throw new Error(`"${written}" is not a land`);
    const hole =
      drill === undefined
        ? undefined
        : slot === undefined
          ? Number(drill)
          : { width: Number(drill), height: Number(slot) };
    const isBare = pin === "-" && hole !== undefined;
    return {
      pin: pin === "-" ? "" : pin,
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
      shape: SHAPES[form as keyof typeof SHAPES],
      ...(hole !== undefined && { drill: hole }),
      ...(isBare && { plated: false as const }),
    };
  });
}
