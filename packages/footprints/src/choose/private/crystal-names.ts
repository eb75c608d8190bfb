import type { NameRule } from "../name-rule.ts";

/** Crystals, resonators and oscillators. */
export const CRYSTAL_NAMES: readonly NameRule[] = [
  [
    /^(?:GSG-)?XTAL(\d\.\d)x(\d\.\d)mm$/i,
    ([, length = "", width = ""]) =>
      `Crystal_SMD_${length.replace(".", "")}${width.replace(".", "")}-4Pin_${length}x${width}mm`,
  ],
  [/^NX(3225|2520|2016|5032)(?:[A-Z]{2}\w*)?$/i, ([, size = ""]) => crystalOfFour(size)],
  [
    /^Resonator_SMD_\w+_(\d)(?:\.(\d))?x(\d)(?:\.(\d))?mm$/i,
    ([, a = "", b = "", c = "", d = ""]) => crystalOfFour(`${a}${b || 0}${c}${d || 0}`),
  ],
  [/^Resonator_SMD_ECS_ECX-31B_3\.2x1\.5(?:x0\.9)?mm$/i, () => "Crystal_SMD_3215-2Pin_3.2x1.5mm"],
  [/^Crystal_Round_Vertical_3mm(?:_BigPad)?$/i, () => "Crystal_Round_D3.0mm_Vertical"],
  [/^ABS0?7\w*(?:-32\.768KHZ[-\w]*)?$/i, () => "Crystal_SMD_3215-2Pin_3.2x1.5mm"],
  [
    /^Osc\w*?_?(25)(20)$|^Osc\w*?_?(32)(25)$|^Osc\w*?_?(50)(32)$|^Osc\w*?_?(70)(50)$/i,
    ([name = ""]) => OSCILLATORS[name.slice(-4).replace(/(\d)(\d)(\d)(\d)/, "$1.$2x$3.$4")],
  ],
  [
    /^Osc\w*?(?:_SMD)?(?:_[\w-]+-4Pin)?_(\d\.\d)x(\d\.\d)(?:mm)?$/i,
    ([, length, width]) => OSCILLATORS[`${length}x${width}`],
  ],
  [/^(?:OSC_)?KC2016Z\w*(?:\.\w+)?$/i, () => "Oscillator_SMD_Kyocera_KC2016Z-4Pin_2.0x1.6mm"],
  [/^(?:OSC_)?KC2520Z\w*(?:\.\w+)?$/i, () => "Oscillator_SMD_Kyocera_KC2520Z-4Pin_2.5x2.0mm"],
  // Both pads of the can are the symbol's third pin.
  [/^TSX-?3(?:\.2x2\.5mm|225)_GND\(3\)$/i, () => "Crystal_SMD_3225-4Pin_3.2x2.5mm_GND3"],
  [/^(?:Crystal_SMD_)?NX2012S[AE](?:_32\.768KHz)?$/i, () => "Crystal_SMD_2012-2Pin_2.0x1.2mm"],
  // Watch crystals of 3.2 × 1.5 mm.
  [
    /^(?:SC-?32S|FC-?135R?|CM7V-T1A|ST3215|ECX-?31B|Q13FC\d{3})(?:\W.*|-\w+|_.*|\d\w*)?$/i,
    () => "Crystal_SMD_3215-2Pin_3.2x1.5mm",
  ],
  [/^MC-?(146|156|306|406)$/i, ([, series = ""]) => EPSON_CANS[series]],
  [/^(?:Abracon_)?(ABM8G|ABM10|ABM3B|ABM7|ABM8AIG)(?:-[\w.]+)*$/i, ([, series = ""]) => ABRACON[series.toUpperCase()]],
  // With the height behind, and without a tenth of 0.
  [
    /^Osc\w*?(?:_[\w-]+)?_(\d(?:\.\d)?)x(\d(?:\.\d)?)x[\d.]+mm$/i,
    ([, length, width]) => OSCILLATORS[`${Number(length).toFixed(1)}x${Number(width).toFixed(1)}`],
  ],
];

const OSCILLATORS: Readonly<Record<string, string>> = {
  "2.5x2.0": "Oscillator_SMD_SeikoEpson_SG210-4Pin_2.5x2.0mm",
  "3.2x2.5": "Oscillator_SMD_SeikoEpson_SG8002CE-4Pin_3.2x2.5mm",
  "5.0x3.2": "Oscillator_SMD_SeikoEpson_SG8002LB-4Pin_5.0x3.2mm",
  "7.0x5.0": "Oscillator_SMD_SeikoEpson_SG8002CA-4Pin_7.0x5.0mm",
};

const EPSON_CANS: Readonly<Record<string, string>> = {
  "146": "Crystal_SMD_SeikoEpson_MC146-4Pin_6.7x1.5mm",
  "156": "Crystal_SMD_SeikoEpson_MC156-4Pin_7.1x2.5mm",
  "306": "Crystal_SMD_SeikoEpson_MC306-4Pin_8.0x3.2mm",
  "406": "Crystal_SMD_SeikoEpson_MC406-4Pin_9.6x4.1mm",
};
const ABRACON: Readonly<Record<string, string>> = {
  ABM8G: "Crystal_SMD_Abracon_ABM8G-4Pin_3.2x2.5mm",
  ABM10: "Crystal_SMD_Abracon_ABM10-4Pin_2.5x2.0mm",
  ABM3B: "Crystal_SMD_Abracon_ABM3B-4Pin_5.0x3.2mm",
  ABM7: "Crystal_SMD_Abracon_ABM7-2Pin_6.0x3.5mm",
  ABM8AIG: "Crystal_SMD_Abracon_ABM8AIG-4Pin_3.2x2.5mm",
};

function crystalOfFour(size: string): string | undefined {
  const [length, width] = [size.slice(0, 2), size.slice(2)].map((side) => (Number(side) / 10).toFixed(1));
  return /^(?:3225|2520|2016|5032)$/.test(size) ? `Crystal_SMD_${size}-4Pin_${length}x${width}mm` : undefined;
}
