import type { Land, LandPattern } from "../pattern/land-pattern.ts";

/**
 * Headers and sockets whose feet lie on the board, upright, in two rows, or in one whose feet point to the left and to the
 * right in turn. The debug connector of processors by Arm is a header of ten at 1.27 mm.
 */
interface Feet {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** Of the plastic and the feet, from the middle; half of the pitch, and this much more, beyond the last pin. */
  readonly reach?: number;
  readonly beyond?: number;
}

const TWO_ROWS: Readonly<Record<string, Feet>> = {
  "Header 2.54": { x: 2.525, width: 3.15, height: 1 },
  "Header 2.00": { x: 2.085, width: 2.58, height: 1 },
  "Header 1.27": { x: 1.95, width: 2.4, height: 0.74 },
  "Header 1.00": { x: 1.65, width: 2, height: 0.5, reach: 2.4 },
  "Socket 2.54": { x: 2.52, width: 3, height: 1, reach: 3.92 },
  "Socket 2.00": { x: 3.125, width: 2.75, height: 1, reach: 3 },
  "Socket 1.27": { x: 1.8, width: 2.1, height: 0.75, reach: 2.555 },
  "Socket 1.00": { x: 1.525, width: 1.85, height: 0.5, reach: 1.95, beyond: 0.25 },
};
const ONE_ROW: Readonly<Record<string, Feet>> = {
  "Header 2.54": { x: 1.655, width: 2.51, height: 1, reach: 2.54 },
  "Header 2.00": { x: 1.175, width: 2.35, height: 0.85, reach: 2.1 },
  "Header 1.27": { x: 1.5, width: 3, height: 0.65, reach: 2.5 },
  "Header 1.00": { x: 0.875, width: 1.75, height: 0.6, reach: 1.25 },
  "Socket 2.54": { x: 1.65, width: 1.9, height: 1, reach: 2.27, beyond: 0.1 },
  "Socket 2.00": { x: 1.6, width: 2, height: 0.9, reach: 2.1, beyond: 0.3 },
  "Socket 1.27": { x: 1.35, width: 1.8, height: 0.65, reach: 1.75, beyond: 0.175 },
  "Socket 1.00": { x: 0.975, width: 1.95, height: 0.5, reach: 1.45, beyond: 0.25 },
};

const NAME = /^Pin(Header|Socket)_([12])x(\d{2})_P(2\.54|2\.00|1\.27|1\.00)mm_Vertical_SMD(?:_Pin1(Left|Right))?$/;
const MAX_PLACES = 50;

export function surfaceRow(name: string): LandPattern | undefined {
  const [, kind = "", rows, placeText, pitchText = "", side] = NAME.exec(name) ?? [];
  const places = Number(placeText);
  const isSingle = rows === "1";
  const feet = (isSingle ? ONE_ROW : TWO_ROWS)[`${kind} ${pitchText}`];
  if (!feet || (side === undefined) === isSingle || places < 1 || places > MAX_PLACES) return undefined;
  const pitch = Number(pitchText);
  const middle = ((places - 1) * pitch) / 2;
  const { x, width, height, reach = x + width / 4, beyond = 0 } = feet;
  // Of two rows, sockets count from the other side, so that pin 2 meets pin 2.
  const first = isSingle ? (side === "Left" ? -x : x) : kind === "Socket" ? x : -x;
  return {
    name,
    library: `Connector_Pin${kind}_${pitchText}mm`,
    description: `upright pin ${kind.toLowerCase()} on the surface, ${rows} × ${places} at ${pitchText} mm`,
    source: "feet by makers' drawings (Samtec TSM, TMM and FTSH; Harwin M20, M22 and M50; GCT BC085)",
    mount: "smd",
    lands: Array.from({ length: (isSingle ? 1 : 2) * places }, (_, index): Land => {
      const y = (isSingle ? index : Math.floor(index / 2)) * pitch - middle;
      return { pin: `${index + 1}`, x: index % 2 === 0 ? first : -first, y, width, height };
    }),
    body: {
      kind: "rect",
      minX: -reach,
      maxX: reach,
      minY: -middle - pitch / 2 - beyond,
      maxY: middle + pitch / 2 + beyond,
    },
    courtyardExcess: 0.5,
    mark: "pin-1",
  };
}
