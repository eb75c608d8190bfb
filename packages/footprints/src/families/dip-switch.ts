import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/** Rows of small switches: contacts count down the left side and up the right. */
interface Make {
  readonly name: RegExp;
  /** Of the land, or of the pad about a hole. */
  readonly land: readonly [width: number, height: number];
  readonly drill?: number;
  readonly width: number;
  /** Length of the body beyond so many pitches as there are switches. */
  readonly more: number;
  readonly source: string;
}

const SLIDE = "slide switches of CTS series 208 and 209";
const MAKES: readonly Make[] = [
  { name: /^Slide_9\.78x[\d.]+mm_W8\.61mm_P2\.54mm$/, land: [2.44, 1.12], width: 9.78, more: 2.18, source: SLIDE },
  {
    name: /^Slide_6\.7x[\d.]+mm_W8\.61mm_P2\.54mm_LowProfile$/,
    land: [2.44, 1.12],
    width: 6.7,
    more: 1.56,
    source: SLIDE,
  },
  {
    name: /^Slide_6\.7x[\d.]+mm_W6\.73mm_P2\.54mm_LowProfile_JPin$/,
    land: [2.16, 1.12],
    width: 6.7,
    more: 1.56,
    source: SLIDE,
  },
  { name: /^Slide_Omron_A6S-\d+0x_W8\.9mm_P2\.54mm$/, land: [1.5, 1.1], width: 6.2, more: 0.94, source: "Omron A6S" },
  {
    name: /^Slide_Copal_CHS-\d\dB_W7\.62mm_P1\.27mm$/,
    land: [1.6, 0.76],
    width: 5.4,
    more: 1.27,
    source: "Nidec Copal CHS-B",
  },
  {
    name: /^Slide_Omron_A6H-\d+01_W6\.15mm_P1\.27mm$/,
    land: [1.25, 0.76],
    width: 4.5,
    more: 1.27,
    source: "Omron A6H",
  },
  {
    name: /^Slide_KingTek_DSHP\d\dTJ_W5\.25mm_P1\.27mm_JPin$/,
    land: [2.65, 0.76],
    width: 5.4,
    more: 1.8,
    source: "KingTek DSHP-TJ",
  },
  {
    name: /^Slide_KingTek_DSHP\d\dTS_W7\.62mm_P1\.27mm$/,
    land: [1.27, 0.76],
    width: 5.4,
    more: 1.6,
    source: "KingTek DSHP-TS",
  },
  {
    name: /^Slide_9\.78x[\d.]+mm_W7\.62mm_P2\.54mm$/,
    land: [1.6, 1.6],
    drill: 0.8,
    width: 9.78,
    more: 2.18,
    source: SLIDE,
  },
  {
    name: /^Slide_6\.7x[\d.]+mm_W7\.62mm_P2\.54mm_LowProfile$/,
    land: [1.6, 1.6],
    drill: 0.8,
    width: 6.7,
    more: 1.56,
    source: SLIDE,
  },
];
const NAME = /^SW_DIP_SPSTx(\d\d)_(.*_W([\d.]+)mm_P([\d.]+)mm.*)$/;
const MAX_SWITCHES = 12;

export const dipSwitch: Family = {
  names: [
    "SW_DIP_SPSTx02_Slide_9.78x7.26mm_W8.61mm_P2.54mm",
    "SW_DIP_SPSTx04_Slide_9.78x12.34mm_W8.61mm_P2.54mm",
    "SW_DIP_SPSTx04_Slide_6.7x11.72mm_W8.61mm_P2.54mm_LowProfile",
    "SW_DIP_SPSTx04_Slide_6.7x11.72mm_W6.73mm_P2.54mm_LowProfile_JPin",
    "SW_DIP_SPSTx04_Slide_Omron_A6S-410x_W8.9mm_P2.54mm",
    "SW_DIP_SPSTx04_Slide_Copal_CHS-04B_W7.62mm_P1.27mm",
    "SW_DIP_SPSTx04_Slide_Omron_A6H-4101_W6.15mm_P1.27mm",
    "SW_DIP_SPSTx06_Slide_KingTek_DSHP06TS_W7.62mm_P1.27mm",
    "SW_DIP_SPSTx06_Slide_KingTek_DSHP06TJ_W5.25mm_P1.27mm_JPin",
    "SW_DIP_SPSTx04_Slide_9.78x12.34mm_W7.62mm_P2.54mm",
    "SW_DIP_SPSTx04_Slide_6.7x11.72mm_W7.62mm_P2.54mm_LowProfile",
  ],
  build: (name) => {
    const [, countText, rest = "", across, pitchText] = NAME.exec(name) ?? [];
    const make = MAKES.find((each) => each.name.test(rest));
    const [count, span, pitch] = [Number(countText), Number(across), Number(pitchText)];
    if (!make || count < 1 || count > MAX_SWITCHES) return undefined;
    const { land, drill, width, more, source } = make;
    const length = count * pitch + more;
    // The length in a name goes with its count.
    const stated = /x([\d.]+)mm_W/.exec(rest)?.[1];
    if (stated !== undefined && Math.abs(Number(stated) - length) > 0.1) return undefined;
    const [left, top] = drill === undefined ? [-span / 2, (-(count - 1) * pitch) / 2] : [0, 0];
    return {
      name,
      library: drill === undefined ? "Button_Switch_SMD" : "Button_Switch_THT",
      description: `${count} switches in a row, ${pitch} mm apart`,
      source: `${source}, the maker's drawing`,
      mount: drill === undefined ? "smd" : "through-hole",
      lands: Array.from({ length: 2 * count }, (_, index): Land => {
        const isLeft = index < count;
        return {
          pin: `${index + 1}`,
          x: isLeft ? left : left + span,
          y: top + (isLeft ? index : 2 * count - 1 - index) * pitch,
          width: land[0],
          height: land[1],
          ...(drill !== undefined && { drill, shape: index === 0 ? "rect" : "circle" }),
        };
      }),
      body: bodyAbout(width, length, { x: left + span / 2, y: top + ((count - 1) * pitch) / 2 }),
      courtyardExcess: drill === undefined ? 0.25 : 0.5,
      mark: "pin-1",
    } satisfies LandPattern;
  },
};
