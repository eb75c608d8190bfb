import type { Land, LandPattern } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/** Molex connectors for power that lie at the edge: Micro-Fit 3.0 on the surface in two rows, Nano-Fit in one row of holes. */
const MICRO_FIT = /^Molex_Micro-Fit_3\.0_43045-(\d\d)10_2x(\d\d)-1MP_P3\.00mm_Horizontal$/;
const NANO_FIT = /^Molex_Nano-Fit_105313-xx(\d\d)_1x(\d\d)_P2\.50mm_Horizontal$/;

export const molexPower: Family = {
  names: [
    ...[2, 4, 6, 8].map(
      (count) => `Molex_Micro-Fit_3.0_43045-${two(count)}10_2x${two(count / 2)}-1MP_P3.00mm_Horizontal`,
    ),
    ...[2, 3, 4].map((count) => `Molex_Nano-Fit_105313-xx${two(count)}_1x${two(count)}_P2.50mm_Horizontal`),
  ],
  build: (name) => {
    const [, circuits, columns] = MICRO_FIT.exec(name) ?? [];
    if (circuits !== undefined && Number(circuits) === 2 * Number(columns)) return microFit(name, Number(columns));
    const [, ways, places] = NANO_FIT.exec(name) ?? [];
    return ways !== undefined && ways === places ? nanoFit(name, Number(ways)) : undefined;
  },
};

function microFit(name: string, columns: number): LandPattern | undefined {
  if (columns < 1 || columns > 12) return undefined;
  const half = (columns - 1) * 1.5;
  const nail = { pin: "MP", y: -7.785, width: 3.43, height: 1.65 };
  return {
    name,
    library: "Connector_Molex",
    description: `Molex Micro-Fit 3.0, horizontal, 2 × ${columns} contacts at 3 mm`,
    source: "Molex, drawing SD-43045-001",
    mount: "smd",
    lands: [
      ...Array.from({ length: 2 * columns }, (_, index): Land => {
        const y = index < columns ? -2.315 : 2.315;
        return { pin: `${index + 1}`, x: (index % columns) * 3 - half, y, width: 1.27, height: 2.92 };
      }),
      { ...nail, x: -half - 3.885 },
      { ...nail, x: half + 3.885 },
    ],
    body: { kind: "rect", minX: -half - 3.325, maxX: half + 3.325, minY: -12.385, maxY: -2.475 },
    courtyardExcess: 0.5,
    mark: "pin-1",
  };
}

function nanoFit(name: string, count: number): LandPattern | undefined {
  if (count < 2 || count > 8) return undefined;
  const last = (count - 1) * 2.5;
  const peg = (y: number): Land => ({
    pin: "",
    x: 7.18,
    y,
    width: 1.7,
    height: 1.7,
    shape: "circle",
    drill: 1.7,
    plated: false,
  });
  return {
    name,
    library: "Connector_Molex",
    description: `Molex Nano-Fit, horizontal, ${count} contacts at 2.5 mm`,
    source: "Molex, drawing SD-105313-001",
    mount: "through-hole",
    lands: [
      ...Array.from({ length: count }, (_, index): Land => {
        const shape = index === 0 ? "roundrect" : "oval";
        return { pin: `${index + 1}`, x: 0, y: index * 2.5, width: 2.2, height: 1.7, shape, drill: 1.2 };
      }),
      peg(0),
      peg(last),
    ],
    body: { kind: "rect", minX: -0.3, maxX: 10.38, minY: -1.72, maxY: last + 1.72 },
    courtyardExcess: 0.5,
    mark: "pin-1",
  };
}

function two(count: number): string {
  return `${count}`.padStart(2, "0");
}
