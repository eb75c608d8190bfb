import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/**
 * Logic packages without leads: two terminals at either end, the others along the sides, and a pad for the heat (JEDEC
 * MO-241, Nexperia's outlines SOT762-1, SOT763-1 and SOT764-1). Terminal 1 is at the left of the upper end.
 */
const LENGTHS: Readonly<Record<number, readonly [body: number, pad: number]>> = {
  14: [3, 1.5],
  16: [3.5, 2],
  20: [4.5, 3],
};
const NAME = /^DHVQFN-(14|16|20)-1EP_2\.5x(\d(?:\.\d)?)mm_P0\.5mm_EP1x(\d(?:\.\d)?)mm$/;
const PITCH = 0.5;
/** From the edge of the body outwards and inwards, and across. */
const LAND = { beyond: 0.35, within: 0.45, across: 0.3 };
const WIDTH = 2.5;

export const dhvqfn: Family = {
  names: Object.entries(LENGTHS).map(([pins, [body, pad]]) => `DHVQFN-${pins}-1EP_2.5x${body}mm_P0.5mm_EP1x${pad}mm`),
  build: (name): LandPattern | undefined => {
    const [, countText, bodyText, padText] = NAME.exec(name) ?? [];
    const count = Number(countText);
    const [length, pad] = LENGTHS[count] ?? [];
    if (length === undefined || pad === undefined || Number(bodyText) !== length || Number(padText) !== pad)
      return undefined;
    const along = (count - 4) / 2;
    const [deep, offset] = [LAND.beyond + LAND.within, (LAND.beyond - LAND.within) / 2];
    const end = (pin: number, x: number, side: number): Land => ({
      pin: `${pin}`,
      x,
      y: side * (length / 2 + offset),
      width: LAND.across,
      height: deep,
    });
    const flank = (pin: number, side: number, index: number): Land => ({
      pin: `${pin}`,
      x: side * (WIDTH / 2 + offset),
      y: (index - (along - 1) / 2) * PITCH,
      width: deep,
      height: LAND.across,
    });
    const rows = Array.from({ length: along }, (_, index) => index);
    return {
      name,
      library: "Package_DFN_QFN",
      description: `logic package without leads, ${count} terminals, two of them at either end`,
      source: "JEDEC MO-241, terminals of 0.24 by 0.4 mm as Nexperia's SOT763-1",
      mount: "smd",
      lands: [
        end(1, -PITCH / 2, -1),
        ...rows.map((index) => flank(index + 2, -1, index)),
        end(count / 2, -PITCH / 2, 1),
        end(count / 2 + 1, PITCH / 2, 1),
        ...rows.map((index) => flank(count / 2 + 2 + index, 1, along - 1 - index)),
        end(count, PITCH / 2, -1),
        { pin: `${count + 1}`, x: 0, y: 0, width: 1, height: pad, paste: "windows", property: "heatsink" },
      ],
      body: bodyAbout(WIDTH, length),
      courtyardExcess: 0.25,
      mark: "pin-1",
    };
  },
};
