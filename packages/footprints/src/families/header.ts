import type { Body, Land } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";
import { surfaceRow } from "./surface-row.ts";

/**
 * Square pins in one or two rows, and the sockets for them, upright or angled. Pin 1 is at the origin; one row counts
 * downwards, two rows count across first. Pins of 0.64, 0.5, 0.4 and 0.3 mm square want holes of 1.0, 0.8, 0.65 and 0.5 mm.
 */
interface Rows {
  readonly drill: number;
  readonly pad: number;
  /** How far the plastic of upright ones reaches beyond the middle of its outer pins, by the number of rows. */
  readonly beyond: Readonly<Record<"pin" | "socket", readonly [one: number, two: number]>>;
  /** Lying parts, from the row next to the board's edge: where the plastic begins, how deep it is, how far pins reach beyond. */
  readonly lying: {
    readonly pin: { readonly start: number; readonly depth: number; readonly reach: number };
    readonly socket: { readonly start: number; readonly depth: number };
  };
}

const PITCHES: Readonly<Record<string, Rows>> = {
  "2.54": {
    drill: 1,
    pad: 1.7,
    beyond: { pin: [1.27, 1.27], socket: [1.27, 1.27] },
    lying: { pin: { start: 1.5, depth: 2.54, reach: 6 }, socket: { start: 1.52, depth: 8.51 } },
  },
  "2.00": {
    drill: 0.8,
    pad: 1.35,
    beyond: { pin: [1, 1], socket: [1, 1] },
    lying: { pin: { start: 1.5, depth: 1.5, reach: 4.2 }, socket: { start: 1.43, depth: 6.35 } },
  },
  "1.27": {
    drill: 0.65,
    pad: 1,
    // Strips for pins this close are wider than their pitch, and sockets for one row wider than those for two.
    beyond: { pin: [1.05, 1.07], socket: [1.27, 0.89] },
    lying: { pin: { start: 0.5, depth: 1, reach: 4 }, socket: { start: 1.65, depth: 4.4 } },
  },
};

/** At 1 mm, upright ones alone: sockets are not in the middle of their only row. */
const FINE: Rows = {
  drill: 0.5,
  pad: 0.85,
  beyond: { pin: [0.635, 0.65], socket: [1.04, 1.04] },
  lying: { pin: { start: 0, depth: 0, reach: 0 }, socket: { start: 0, depth: 0 } },
};

const NAME =
  /^Pin(?:(Header|Socket)_([12])x(\d{2})_P(2\.54|2\.00|1\.27)mm_(Vertical|Horizontal)|(Header)_([12])x(\d{2})_P(1\.00)mm_(Vertical))$/;
const MAX_PLACES = 50;

export const header: Family = {
  names: [
    ...listed(
      "Header",
      "2.54",
      "Vertical",
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 20, 40],
      [2, 3, 4, 5, 7, 8, 10, 13, 17, 20],
    ),
    ...listed("Header", "2.54", "Horizontal", [2, 3, 4, 5, 6, 8, 10], [3, 4, 5, 8, 10]),
    ...listed("Socket", "2.54", "Vertical", [2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20], [3, 4, 5, 8, 10, 20]),
    ...listed("Socket", "2.54", "Horizontal", [2, 3, 4, 6, 8, 10], [5, 8]),
    ...listed("Header", "2.00", "Vertical", [2, 3, 4, 5, 6, 8, 10, 20], [5, 8, 10]),
    ...listed("Socket", "2.00", "Vertical", [4, 8, 10], [5]),
    ...listed("Header", "1.27", "Vertical", [2, 3, 4, 5, 6, 8, 10], [5, 8, 10, 20]),
    ...listed("Socket", "1.27", "Vertical", [4, 8, 10], [5]),
    ...["1.27", "2.00", "2.54"].flatMap((pitch) => [
      `PinHeader_2x05_P${pitch}mm_Vertical_SMD`,
      `PinHeader_2x10_P${pitch}mm_Vertical_SMD`,
    ]),
  ],
  build: (name) => {
    const onSurface = surfaceRow(name);
    if (onSurface) return onSurface;
    const [, kind, rowText, placeText, pitchText = "", stance] = (NAME.exec(name) ?? []).filter(
      (group) => group !== undefined,
    );
    const rows = Number(rowText);
    const places = Number(placeText);
    const table = pitchText === "1.00" ? FINE : PITCHES[pitchText];
    if (!table || places < 1 || places > MAX_PLACES) return undefined;
    const isSocket = kind === "Socket";
    const pitch = Number(pitchText);
    const lies = stance === "Horizontal";
    // Sockets count the other way across, so that pin 2 meets pin 2. Lying, a socket opens to the left, a header to the right.
    const rowStep = isSocket ? -pitch : pitch;
    const lands = Array.from({ length: rows * places }, (_, index): Land => {
      const x = (index % rows) * rowStep;
      const y = Math.floor(index / rows) * pitch;
      const shape = index === 0 ? "rect" : "circle";
      return { pin: `${index + 1}`, x: x + 0, y, width: table.pad, height: table.pad, shape, drill: table.drill };
    });
    const body = lies
      ? lyingBody(table, { pitch, rows, places, isSocket })
      : uprightBody(table, { pitch, rows, places, isSocket });
    return {
      name,
      library: `${isSocket ? "Connector_PinSocket" : "Connector_PinHeader"}_${pitchText}mm`,
      description: `${lies ? "angled" : "upright"} pin ${isSocket ? "socket" : "header"}, ${rows} × ${places} at ${pitchText} mm`,
      source: "pins by IEC 60603-13 and makers' drawings, holes by IPC-2222 level B",
      mount: "through-hole",
      lands,
      body,
      // Upright ones are of as many heights as there are lengths of pins.
      ...(lies && { height: rows * pitch }),
      courtyardExcess: 0.5,
      mark: "pin-1",
    };
  },
};

interface Shape {
  readonly pitch: number;
  readonly rows: number;
  readonly places: number;
  readonly isSocket: boolean;
}

function uprightBody({ beyond }: Rows, { pitch, rows, places, isSocket }: Shape): Body {
  const half = beyond[isSocket ? "socket" : "pin"][rows - 1]!;
  const across = (rows - 1) * pitch;
  return {
    kind: "rect",
    minX: -half - (isSocket ? across : 0),
    maxX: half + (isSocket ? 0 : across),
    minY: -pitch / 2,
    maxY: (places - 0.5) * pitch,
  };
}

/** The plastic and, of headers, the pins that reach out of it: what hangs over the board's edge is part of the body. */
function lyingBody({ lying }: Rows, { pitch, rows, places, isSocket }: Shape): Body {
  const behind = (rows - 1) * pitch;
  const y = { minY: -pitch / 2, maxY: (places - 0.5) * pitch };
  if (isSocket) {
    const { start, depth } = lying.socket;
    return { kind: "rect", minX: -(behind + start + depth), maxX: -(behind + start), ...y };
  }
  const { start, depth, reach } = lying.pin;
  return { kind: "rect", minX: behind + start, maxX: behind + start + depth + reach, ...y };
}

function listed(
  kind: string,
  pitch: string,
  stance: string,
  single: readonly number[],
  double: readonly number[],
): string[] {
  const name = (rows: number, places: number): string =>
    `Pin${kind}_${rows}x${`${places}`.padStart(2, "0")}_P${pitch}mm_${stance}`;
  return [...single.map((places) => name(1, places)), ...double.map((places) => name(2, places))];
}
