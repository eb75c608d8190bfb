import type { Body, Land, LandPattern } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";
import { LINES, type Line, SURFACE_LINES, type SurfaceLine } from "./wire-connector-lines.ts";

/** Connectors for wires and flat cables, drawn by their tables. Pin 1 is at the origin, but SH counts about its middle. */
const SH_LYING = /^JST_SH_SM(\d\d)B-SRSS-TB_1x(\d\d)-1MP_P1\.00mm_Horizontal$/;
const SH_UPRIGHT = /^JST_SH_BM(\d\d)B-SRSS-TB_1x(\d\d)-1MP_P1\.00mm_Vertical$/;

export const wireConnector: Family = {
  names: [
    ...[2, 3, 4, 5, 6, 8].flatMap((n) => [
      `JST_PH_B${n}B-PH-K_1x${two(n)}_P2.00mm_Vertical`,
      `JST_PH_S${n}B-PH-K_1x${two(n)}_P2.00mm_Horizontal`,
      `JST_XH_B${n}B-XH-A_1x${two(n)}_P2.50mm_Vertical`,
      `JST_XH_B${n}B-XH-AM_1x${two(n)}_P2.50mm_Vertical`,
      `Molex_SL_171971-00${two(n)}_1x${two(n)}_P2.54mm_Vertical`,
      `JST_XH_S${n}B-XH-A_1x${two(n)}_P2.50mm_Horizontal`,
    ]),
    ...[2, 3, 4, 5, 6, 8].flatMap((n) => [
      `JST_SH_SM${two(n)}B-SRSS-TB_1x${two(n)}-1MP_P1.00mm_Horizontal`,
      `JST_SH_BM${two(n)}B-SRSS-TB_1x${two(n)}-1MP_P1.00mm_Vertical`,
    ]),
    ...[2, 3, 4].map((n) => `TerminalBlock_4Ucon_1x${two(n)}_P3.50mm_Horizontal`),
    ...[2, 3, 4, 6].flatMap((n) => [
      `TerminalBlock_Phoenix_MKDS-1,5-${n}-5.08_1x${two(n)}_P5.08mm_Horizontal`,
      `TerminalBlock_Phoenix_MKDS-1,5-${n}_1x${two(n)}_P5.00mm_Horizontal`,
      `TerminalBlock_Phoenix_PT-1,5-${n}-3.5-H_1x${two(n)}_P3.50mm_Horizontal`,
    ]),
  ],
  build: (name) => {
    for (const line of LINES) {
      const count = countOf(line.name.exec(name), line.most);
      if (count !== undefined) return throughHole(name, line, count);
    }
    for (const line of SURFACE_LINES) {
      const count = countOf(line.name.exec(name), line.most);
      if (count !== undefined) return surface(name, line, count);
    }
    const lying = countOf(SH_LYING.exec(name), 20);
    if (lying !== undefined) return surfaceSh(name, lying, "lying");
    const upright = countOf(SH_UPRIGHT.exec(name), 15);
    return upright === undefined ? undefined : surfaceSh(name, upright, "upright");
  },
};

/** Where the name says how many in two places, both must say the same. */
function countOf(match: RegExpExecArray | null, most: number): number | undefined {
  const [, first, second = first] = match ?? [];
  const count = Number(first);
  return first !== undefined && count === Number(second) && count >= 2 && count <= most ? count : undefined;
}

function throughHole(name: string, line: Line, count: number): LandPattern {
  const { library, words, source, pitch, isRound, boss, beyond, above, below, height } = line;
  const { pad, drill } = count === 2 && line.pair ? line.pair : line;
  return {
    name,
    library,
    description: `${words}, ${count} contacts at ${pitch} mm`,
    source,
    mount: "through-hole",
    lands: [
      ...Array.from(
        { length: count },
        (_, index): Land => ({
          pin: `${index + 1}`,
          x: index * pitch,
          y: 0,
          width: pad[0],
          height: pad[1],
          shape: index === 0 ? "roundrect" : isRound ? "circle" : "oval",
          drill,
        }),
      ),
      ...(boss
        ? [{ ...boss, pin: "", width: boss.drill, height: boss.drill, shape: "circle", plated: false } as const]
        : []),
    ],
    body: { kind: "rect", minX: -beyond, maxX: (count - 1) * pitch + beyond, minY: -above, maxY: below },
    height,
    courtyardExcess: 0.5,
    mark: "pin-1",
  };
}

function surface(name: string, line: SurfaceLine, count: number): LandPattern {
  const { library, words, source, pitch, contact, fixing, body } = line;
  const half = ((count - 1) * pitch) / 2;
  const [contactY, width, height] = contact;
  const [beyond, fixingY, fixingWidth, fixingHeight] = fixing;
  const mp = { pin: "MP", y: fixingY, width: fixingWidth, height: fixingHeight };
  const [reach, minY, maxY] = body;
  return {
    name,
    library,
    description: `${words}, ${count} contacts at ${pitch} mm`,
    source,
    mount: "smd",
    lands: [
      ...Array.from(
        { length: count },
        (_, index): Land => ({ pin: `${index + 1}`, x: index * pitch - half, y: contactY, width, height }),
      ),
      { ...mp, x: -half - beyond },
      { ...mp, x: half + beyond },
    ],
    body: { kind: "rect", minX: -half - reach, maxX: half + reach, minY, maxY },
    courtyardExcess: 0.5,
    mark: "pin-1",
  };
}

function surfaceSh(name: string, count: number, stance: "lying" | "upright"): LandPattern {
  const half = (count - 1) / 2;
  const [contactY, fixingY] = stance === "lying" ? [-2, 1.875] : [1.325, -1.2];
  const body: Body =
    stance === "lying"
      ? { kind: "rect", minX: -half - 1.5, maxX: half + 1.5, minY: -1.675, maxY: 2.575 }
      : { kind: "rect", minX: -half - 1.5, maxX: half + 1.5, minY: -1.9, maxY: 1 };
  return {
    name,
    library: "Connector_JST",
    description: `JST SH, ${stance}, ${count} contacts at 1 mm`,
    source: "JST, drawing eSH",
    mount: "smd",
    lands: [
      ...Array.from(
        { length: count },
        (_, index): Land => ({ pin: `${index + 1}`, x: index - half, y: contactY, width: 0.6, height: 1.55 }),
      ),
      { pin: "MP", x: -half - 1.3, y: fixingY, width: 1.2, height: 1.8 },
      { pin: "MP", x: half + 1.3, y: fixingY, width: 1.2, height: 1.8 },
    ],
    body,
    height: stance === "lying" ? 2.9 : 4.3,
    courtyardExcess: 0.5,
    mark: "pin-1",
  };
}

function two(count: number): string {
  return `${count}`.padStart(2, "0");
}
