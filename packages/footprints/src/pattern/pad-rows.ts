import type { LandSpan } from "./ipc-7351.ts";
import type { Land } from "./land-pattern.ts";

type Rest = Omit<Land, "pin" | "x" | "y" | "width" | "height">;

/** Two terminals facing each other along x: 1 on the left, 2 on the right. */
export function pairOfLands({ outer, inner, breadth }: LandSpan, rest: Rest = {}): Land[] {
  const x = (outer + inner) / 4;
  const size = { width: (outer - inner) / 2, height: breadth };
  return [
    { pin: "1", x: -x, y: 0, ...size, ...rest },
    { pin: "2", x, y: 0, ...size, ...rest },
  ];
}

/** Leads on the left and the right, numbered down the left side and up the right one. */
export function dualRows(count: number, pitch: number, { outer, inner, breadth }: LandSpan, rest: Rest = {}): Land[] {
  const rows = count / 2;
  const x = (outer + inner) / 4;
  const size = { width: (outer - inner) / 2, height: breadth };
  return Array.from({ length: count }, (_, index) => {
    const isLeft = index < rows;
    const row = isLeft ? index : count - 1 - index;
    return { pin: `${index + 1}`, x: isLeft ? -x : x, y: (row - (rows - 1) / 2) * pitch, ...size, ...rest };
  });
}

/** Leads on all four sides, counter-clockwise from the upper end of the left side. */
export function quadRows(
  across: { readonly count: number; readonly span: LandSpan },
  down: { readonly count: number; readonly span: LandSpan },
  pitch: number,
): Land[] {
  const side = (count: number): number[] => Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch);
  const reach = ({ outer, inner }: LandSpan) => ({ at: (outer + inner) / 4, length: (outer - inner) / 2 });
  const h = reach(down.span);
  const v = reach(across.span);
  const ys = side(down.count);
  const xs = side(across.count);
  const flat = { width: h.length, height: down.span.breadth };
  const upright = { width: across.span.breadth, height: v.length };
  return [
    ...ys.map((y) => ({ x: -h.at, y, ...flat })),
    ...xs.map((x) => ({ x, y: v.at, ...upright })),
    ...ys.toReversed().map((y) => ({ x: h.at, y, ...flat })),
    ...xs.toReversed().map((x) => ({ x, y: -v.at, ...upright })),
  ].map((land, index) => ({ pin: `${index + 1}`, ...land }));
}

/** The pad under the body that takes the heat, with vias through it where they are asked for. */
export function exposedPad(pin: string, width: number, height: number, vias: boolean): Land[] {
  const pad: Land = { pin, x: 0, y: 0, width, height, shape: "rect", paste: "windows", property: "heatsink" };
  return vias ? [pad, ...thermalVias(pin, width, height)] : [pad];
}

const VIA_DIAMETER = 0.6;
const VIA_DRILL = 0.3;
const VIA_PITCH = 1.2;

/** Vias on a grid of about 1.2 mm, as makers of power parts advise; holes of 0.3 mm cost nothing and draw little solder. */
function thermalVias(pin: string, width: number, height: number): Land[] {
  const along = (length: number): number[] => {
    const count = Math.max(1, Math.floor((length - VIA_DIAMETER) / VIA_PITCH) + 1);
    const step = count > 1 ? Math.min(VIA_PITCH, (length - VIA_DIAMETER) / (count - 1)) : 0;
    return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * step);
  };
  return along(height).flatMap((y) =>
    along(width).map(
      (x): Land => ({
        pin,
        x,
        y,
        width: VIA_DIAMETER,
        height: VIA_DIAMETER,
        shape: "circle",
        drill: VIA_DRILL,
        via: true,
      }),
    ),
  );
}
