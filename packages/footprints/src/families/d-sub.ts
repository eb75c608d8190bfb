import type { Body, Land, LandPattern } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/**
 * D-sub connectors of two rows, upright or lying at the board's edge with a housing and screws through the board. Contacts,
 * screws and flange of DIN 41652 (IEC 60807-2); a lying one's distances to the edge are in its name. Sockets count to
 * the left, plugs to the right.
 */
const NAME =
  /^DSUB-(9|15|25|37)_(Female|Male)_(?:Vertical_P2\.77x2\.84mm(_MountingHoles)?|Horizontal_P2\.77x2\.84mm_EdgePinOffset(\d+\.\d\d)mm_Housed_MountingHolesOffset(\d+\.\d\d)mm)$/;
const PITCH = 2.77;
const ROWS = 2.84;
const PAD = 1.6;
const DRILL = 1;
const SCREW = { pad: 4, drill: 3.2 } as const;
/** Between the screws, and the flange that they hold. */
const SIZES: Readonly<Record<string, { readonly screws: number; readonly width: number }>> = {
  "9": { screws: 25, width: 30.85 },
  "15": { screws: 33.3, width: 39.2 },
  "25": { screws: 47.1, width: 53.1 },
  "37": { screws: 63.5, width: 69.4 },
};
const FLANGE = { height: 12.55, thickness: 0.4 } as const;
/** How far the shell reaches out of the flange. */
const SHELLS: Readonly<Record<string, number>> = { Female: 6.17, Male: 6 };
/** Of a lying one, from the screws to the back of its housing. */
const BEHIND_SCREWS = 3.22;

export const dSub: Family = {
  names: Object.keys(SIZES).flatMap((contacts) =>
    ["Female", "Male"].flatMap((kind) => [
      `DSUB-${contacts}_${kind}_Horizontal_P2.77x2.84mm_EdgePinOffset7.70mm_Housed_MountingHolesOffset9.12mm`,
      `DSUB-${contacts}_${kind}_Vertical_P2.77x2.84mm_MountingHoles`,
    ]),
  ),
  build: (name) => {
    const [, count = "", kind = "", holes, edge, screw] = NAME.exec(name) ?? [];
    const size = SIZES[count];
    if (!size) return undefined;
    const front = Math.ceil(Number(count) / 2);
    const step = kind === "Female" ? -PITCH : PITCH;
    const middle = ((front - 1) * step) / 2;
    const lies = edge !== undefined;
    const screwsAt = lies ? ROWS + Number(edge) - Number(screw) : ROWS / 2;
    // Housings of this build have their screws between the rows.
    if (Math.abs(screwsAt - ROWS / 2) > 0.011) return undefined;
    const contacts = Array.from({ length: Number(count) }, (_, index): Land => {
      const isFront = index < front;
      const x = isFront ? index * step : (index - front + 0.5) * step;
      return {
        pin: `${index + 1}`,
        x,
        y: isFront ? 0 : ROWS,
        width: PAD,
        height: PAD,
        shape: index === 0 ? "rect" : "circle",
        drill: DRILL,
      };
    });
    const screws = [-1, 1].map(
      (side): Land => ({
        pin: "0",
        x: middle + (side * size.screws) / 2,
        y: screwsAt,
        width: SCREW.pad,
        height: SCREW.pad,
        shape: "circle",
        drill: SCREW.drill,
      }),
    );
    return {
      name,
      library: "Connector_Dsub",
      description: `D-sub ${kind === "Female" ? "socket" : "plug"} of ${count} contacts, ${lies ? "horizontal, at the board edge" : "upright"}`,
      source: "DIN 41652 (IEC 60807-2)",
      mount: "through-hole",
      lands: lies || holes !== undefined ? [...contacts, ...screws] : contacts,
      body: bodyOf(
        middle,
        size.width,
        lies ? { edge: ROWS + Number(edge), screwsAt, shell: SHELLS[kind] ?? 0 } : undefined,
      ),
      courtyardExcess: 0.5,
      mark: "pin-1",
    } satisfies LandPattern;
  },
};

function bodyOf(
  middle: number,
  width: number,
  lying: { readonly edge: number; readonly screwsAt: number; readonly shell: number } | undefined,
): Body {
  const [minY, maxY] = lying
    ? [lying.screwsAt - BEHIND_SCREWS, lying.edge + FLANGE.thickness + lying.shell]
    : [(ROWS - FLANGE.height) / 2, (ROWS + FLANGE.height) / 2];
  return { kind: "rect", minX: middle - width / 2, maxX: middle + width / 2, minY, maxY };
}
