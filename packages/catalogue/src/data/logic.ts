import { type PartRow, partRows } from "./part-rows.ts";

const SMALL = "SOIC-14 TSSOP-14 PDIP-14 SSOP-14";
const MIDDLE = "SOIC-16 TSSOP-16 PDIP-16 SSOP-16";
const LARGE = "SOIC-20 TSSOP-20 PDIP-20 SSOP-20";

const FOUR_GATES = "1A 1B 1Y 2A 2B 2Y GND 3Y 3A 3B 4Y 4A 4B VCC";
const THREE_GATES = "1A 1B 2A 2B 2C 2Y GND 3Y 3A 3B 3C 1Y 1C VCC";
const TWO_GATES = "1A 1B NC 1C 1D 1Y GND 2Y 2A 2B NC 2C 2D VCC";
const SIX_INVERTERS = "1A 1Y 2A 2Y 3A 3Y GND 4Y 4A 5Y 5A 6Y 6A VCC";
const FOUR_BUFFERS = "1OE 1A 1Y 2OE 2A 2Y GND 3Y 3A 3OE 4Y 4A 4OE VCC";
const EIGHT_BUFFERS = "1OE 1A1 2Y4 1A2 2Y3 1A3 2Y2 1A4 2Y1 GND 2A1 1Y4 2A2 1Y3 2A3 1Y2 2A4 1Y1 2OE VCC";
const COUNTER = "CLR CLK A B C D ENP GND LOAD ENT QD QC QB QA RCO VCC";

/** Number within the series, what it is, packages, pins. Sources: the makers' data sheets, which agree for all families. */
const SERIES_74: readonly (readonly [string, string, string, string])[] = [
  ["00", "four NAND gates of two inputs", SMALL, FOUR_GATES],
  ["02", "four NOR gates of two inputs", SMALL, "1Y 1A 1B 2Y 2A 2B GND 3A 3B 3Y 4A 4B 4Y VCC"],
  ["04", "six inverters", SMALL, SIX_INVERTERS],
  ["05", "six inverters with open drains", SMALL, SIX_INVERTERS],
  ["07", "six buffers with open drains", SMALL, SIX_INVERTERS],
  ["08", "four AND gates of two inputs", SMALL, FOUR_GATES],
  ["10", "three NAND gates of three inputs", SMALL, THREE_GATES],
  ["11", "three AND gates of three inputs", SMALL, THREE_GATES],
  ["14", "six inverters with Schmitt triggers", SMALL, SIX_INVERTERS],
  ["20", "two NAND gates of four inputs", SMALL, TWO_GATES],
  ["21", "two AND gates of four inputs", SMALL, TWO_GATES],
  ["27", "three NOR gates of three inputs", SMALL, THREE_GATES],
  ["30", "one NAND gate of eight inputs", SMALL, "A B C D E F GND Y NC NC G H NC VCC"],
  ["32", "four OR gates of two inputs", SMALL, FOUR_GATES],
  ["74", "two D flip-flops with set and reset", SMALL, "1CLR 1D 1CLK 1PRE 1Q 1~{Q} GND 2~{Q} 2Q 2PRE 2CLK 2D 2CLR VCC"],
  ["86", "four exclusive OR gates", SMALL, FOUR_GATES],
  ["125", "four bus buffers, enabled by low", SMALL, FOUR_BUFFERS],
  ["126", "four bus buffers, enabled by high", SMALL, FOUR_BUFFERS],
  ["132", "four NAND gates with Schmitt triggers", SMALL, FOUR_GATES],
  ["138", "decoder of three to eight lines", MIDDLE, "A B C G2A G2B G1 Y7 GND Y6 Y5 Y4 Y3 Y2 Y1 Y0 VCC"],
  ["139", "two decoders of two to four lines", MIDDLE, "1G 1A 1B 1Y0 1Y1 1Y2 1Y3 GND 2Y3 2Y2 2Y1 2Y0 2B 2A 2G VCC"],
  ["151", "multiplexer of eight inputs", MIDDLE, "D3 D2 D1 D0 Y W G GND C B A D7 D6 D5 D4 VCC"],
  ["153", "two multiplexers of four inputs", MIDDLE, "1G B 1C3 1C2 1C1 1C0 1Y GND 2Y 2C0 2C1 2C2 2C3 A 2G VCC"],
  ["157", "four multiplexers of two inputs", MIDDLE, "A/B 1A 1B 1Y 2A 2B 2Y GND 3Y 3B 3A 4Y 4B 4A G VCC"],
  ["161", "binary counter of four bits, cleared at once", MIDDLE, COUNTER],
  ["163", "binary counter of four bits, cleared by the clock", MIDDLE, COUNTER],
  ["164", "shift register of eight bits, parallel outputs", SMALL, "A B QA QB QC QD GND CLK CLR QE QF QG QH VCC"],
  [
    "165",
    "shift register of eight bits, parallel inputs",
    MIDDLE,
    "SH/LD CLK E F G H ~{QH} GND QH SER A B C D CLK_INH VCC",
  ],
  ["174", "six D flip-flops with a common reset", MIDDLE, "CLR 1Q 1D 2D 2Q 3D 3Q GND CLK 4Q 4D 5Q 5D 6D 6Q VCC"],
  [
    "175",
    "four D flip-flops with both outputs",
    MIDDLE,
    "CLR 1Q 1~{Q} 1D 2D 2~{Q} 2Q GND CLK 3Q 3~{Q} 3D 4D 4~{Q} 4Q VCC",
  ],
  ["193", "binary counter up and down", MIDDLE, "B QB QA DOWN UP QC QD GND D C LOAD CO BO CLR A VCC"],
  ["240", "eight inverting bus buffers", LARGE, EIGHT_BUFFERS],
  ["244", "eight bus buffers", LARGE, EIGHT_BUFFERS],
  ["245", "eight bus transceivers", LARGE, "DIR A1 A2 A3 A4 A5 A6 A7 A8 GND B8 B7 B6 B5 B4 B3 B2 B1 OE VCC"],
  [
    "257",
    "four multiplexers of two inputs with three states",
    MIDDLE,
    "A/B 1A 1B 1Y 2A 2B 2Y GND 3Y 3B 3A 4Y 4B 4A OE VCC",
  ],
  ["259", "addressable latch of eight bits", MIDDLE, "S0 S1 S2 Q0 Q1 Q2 Q3 GND Q4 Q5 Q6 Q7 D G CLR VCC"],
  [
    "273",
    "eight D flip-flops with a common reset",
    LARGE,
    "CLR 1Q 1D 2D 2Q 3Q 3D 4D 4Q GND CLK 5Q 5D 6D 6Q 7Q 7D 8D 8Q VCC",
  ],
  ["373", "eight latches with three states", LARGE, "OE 1Q 1D 2D 2Q 3Q 3D 4D 4Q GND LE 5Q 5D 6D 6Q 7Q 7D 8D 8Q VCC"],
  [
    "374",
    "eight D flip-flops with three states",
    LARGE,
    "OE 1Q 1D 2D 2Q 3Q 3D 4D 4Q GND CLK 5Q 5D 6D 6Q 7Q 7D 8D 8Q VCC",
  ],
  [
    "540",
    "eight inverting bus buffers, inputs and outputs apart",
    LARGE,
    "OE1 A1 A2 A3 A4 A5 A6 A7 A8 GND Y8 Y7 Y6 Y5 Y4 Y3 Y2 Y1 OE2 VCC",
  ],
  [
    "541",
    "eight bus buffers, inputs and outputs apart",
    LARGE,
    "OE1 A1 A2 A3 A4 A5 A6 A7 A8 GND Y8 Y7 Y6 Y5 Y4 Y3 Y2 Y1 OE2 VCC",
  ],
  [
    "573",
    "eight latches, inputs and outputs apart",
    LARGE,
    "OE 1D 2D 3D 4D 5D 6D 7D 8D GND LE 8Q 7Q 6Q 5Q 4Q 3Q 2Q 1Q VCC",
  ],
  [
    "574",
    "eight D flip-flops, inputs and outputs apart",
    LARGE,
    "OE 1D 2D 3D 4D 5D 6D 7D 8D GND CLK 8Q 7Q 6Q 5Q 4Q 3Q 2Q 1Q VCC",
  ],
  [
    "595",
    "shift register of eight bits with an output latch",
    MIDDLE,
    "QB QC QD QE QF QG QH GND QH' SRCLR SRCLK RCLK OE SER QA VCC",
  ],
  ["670", "memory of four words of four bits", MIDDLE, "D2 D3 D4 RB RA Q4 Q3 GND Q2 Q1 RE/ER WE/EW WB WA D1 VCC"],
  ["4066", "four analog switches", SMALL, "1Y 1Z 2Z 2Y 2E 3E GND 3Y 3Z 4Z 4Y 4E 1E VCC"],
  [
    "4067",
    "analog multiplexer of sixteen channels",
    "SOIC-24 TSSOP-24 PDIP-24 SSOP-24",
    "Z Y7 Y6 Y5 Y4 Y3 Y2 Y1 Y0 S0 S1 GND S3 S2 E Y15 Y14 Y13 Y12 Y11 Y10 Y9 Y8 VCC",
  ],
];

const FAMILIES = ["HC", "HCT", "AHC", "AHCT", "LS", "ALS", "F", "S", "AC", "ACT", "LV", "LVC", "VHC", "VHCT"];

const FOUR_CMOS_GATES = "1A 1B 1Y 2Y 2A 2B VSS 3A 3B 3Y 4Y 4A 4B VDD";

const SERIES_4000: readonly (readonly [string, string, string, string])[] = [
  ["4001", "four NOR gates of two inputs", SMALL, FOUR_CMOS_GATES],
  ["4011", "four NAND gates of two inputs", SMALL, FOUR_CMOS_GATES],
  [
    "4013",
    "two D flip-flops with set and reset",
    SMALL,
    "Q1 ~{Q1} CLK1 RESET1 D1 SET1 VSS SET2 D2 RESET2 CLK2 ~{Q2} Q2 VDD",
  ],
  ["4017", "decade counter with ten outputs", MIDDLE, "Q5 Q1 Q0 Q2 Q6 Q7 Q3 VSS Q8 Q4 Q9 CO INH CLK RESET VDD"],
  ["4040", "binary counter of twelve stages", MIDDLE, "Q12 Q6 Q5 Q7 Q4 Q3 Q2 VSS Q1 CLK RESET Q9 Q8 Q10 Q11 VDD"],
  ["4049", "six inverting buffers", MIDDLE, "VCC 1Y 1A 2Y 2A 3Y 3A VSS 4A 4Y 5A 5Y NC 6A 6Y NC"],
  ["4050", "six buffers", MIDDLE, "VCC 1Y 1A 2Y 2A 3Y 3A VSS 4A 4Y 5A 5Y NC 6A 6Y NC"],
  ["4051", "analog multiplexer of eight channels", MIDDLE, "Y4 Y6 Z Y7 Y5 INH VEE VSS C B A Y3 Y0 Y1 Y2 VDD"],
  ["4052", "two analog multiplexers of four channels", MIDDLE, "Y0 Y2 Y Y3 Y1 INH VEE VSS B A X3 X0 X X1 X2 VDD"],
  ["4053", "three analog switches of two ways", MIDDLE, "BY BX CY C-COM CX INH VEE VSS C B A AX AY A-COM B-COM VDD"],
  [
    "4067",
    "analog multiplexer of sixteen channels",
    "SOIC-24 TSSOP-24 PDIP-24 SSOP-24",
    "Z/COM Y7 Y6 Y5 Y4 Y3 Y2 Y1 Y0 A/S0 B/S1 VSS D/S3 C/S2 INH/E Y15 Y14 Y13 Y12 Y11 Y10 Y9 Y8 VDD",
  ],
  ["4069", "six inverters", SMALL, SIX_INVERTERS.replace("GND", "VSS").replace("VCC", "VDD")],
  ["4070", "four exclusive OR gates", SMALL, FOUR_CMOS_GATES],
  ["4071", "four OR gates of two inputs", SMALL, FOUR_CMOS_GATES],
  ["4081", "four AND gates of two inputs", SMALL, FOUR_CMOS_GATES],
  ["4093", "four NAND gates with Schmitt triggers", SMALL, FOUR_CMOS_GATES],
  [
    "4094",
    "shift register of eight bits with an output latch",
    MIDDLE,
    "STR D CLK Q1 Q2 Q3 Q4 VSS QS1 QS2 Q8 Q7 Q6 Q5 OE VDD",
  ],
  ["40106", "six inverters with Schmitt triggers", SMALL, SIX_INVERTERS.replace("GND", "VSS").replace("VCC", "VDD")],
];

const TWO_INPUTS = "A B GND Y VCC";
const ONE_INPUT = "NC A GND Y VCC";
const TINY = "SOT-23-5 SC-70-5";

const SINGLE: readonly (readonly [string, string, string])[] = [
  ["00", "one NAND gate of two inputs", TWO_INPUTS],
  ["02", "one NOR gate of two inputs", TWO_INPUTS],
  ["04", "one inverter", ONE_INPUT],
  ["06", "one inverter with an open drain", ONE_INPUT],
  ["07", "one buffer with an open drain", ONE_INPUT],
  ["08", "one AND gate of two inputs", TWO_INPUTS],
  ["14", "one inverter with a Schmitt trigger", ONE_INPUT],
  ["17", "one buffer with a Schmitt trigger", ONE_INPUT],
  ["32", "one OR gate of two inputs", TWO_INPUTS],
  ["34", "one buffer", ONE_INPUT],
  ["86", "one exclusive OR gate", TWO_INPUTS],
  ["125", "one bus buffer, enabled by low", "OE A GND Y VCC"],
  ["126", "one bus buffer, enabled by high", "OE A GND Y VCC"],
];

const SHIFTERS: readonly PartRow[] = [
  {
    number: "SN74LVC1T45",
    description: "level translator of one bit with a direction pin",
    pinouts: [["SOT-23-6 SC-70-6", "VCCA GND A B DIR VCCB"]],
    also: "74LVC1T45 74AVC1T45 SN74AVC1T45",
    supply: [1.65, 5.5],
  },
  {
    number: "SN74LVC8T245",
    description: "level translator of eight bits with a direction pin",
    pinouts: [
      ["TSSOP-24 SSOP-24", "VCCA DIR A1 A2 A3 A4 A5 A6 A7 A8 GND GND GND B8 B7 B6 B5 B4 B3 B2 B1 OE VCCB VCCB"],
    ],
    also: "74LVC8T245 74AVC8T245 SN74AVC8T245",
  },
  {
    number: "TXS0108E",
    description: "level translator of eight bits, open drain too",
    pinouts: [["TSSOP-20", "A1 VCCA A2 A3 A4 A5 A6 A7 A8 OE GND B8 B7 B6 B5 B4 B3 B2 VCCB B1"]],
    also: "TXB0108 TXS0108",
  },
  {
    number: "TXB0104",
    description: "level translator of four bits that finds its direction itself",
    pinouts: [["TSSOP-14 SOIC-14", "VCCA A1 A2 A3 A4 NC GND OE NC B4 B3 B2 B1 VCCB"]],
    also: "TXS0104E TXS0104",
  },
  {
    number: "TXS0102",
    description: "level translator of two bits for open drains",
    pinouts: [["VSSOP-8 SSOP-8", "B2 GND VCCA A2 A1 OE VCCB B1"]],
    also: "TXS0102DCUR TXS0102DCTR",
  },
];

export const LOGIC = partRows("logic", "Texas Instruments", [
  ...SERIES_74.map(([number, description, packages, pins]) => ({
    number: `SN74HC${number}`,
    description,
    pinouts: [[packages, pins] as const],
    also: FAMILIES.map((family) => `74${family}${number}`).join(" "),
  })),
  ...SERIES_4000.map(([number, description, packages, pins]) => ({
    number: `CD${number}B`,
    description,
    pinouts: [[packages, pins] as const],
    also: `CD${number} HEF${number}B HCF${number} MC1${number}B ${number} CD${number}UB${number === "4051" || number === "4052" || number === "4053" ? ` 74HC${number} 74HCT${number}` : ""}`,
    supply: [3, 15] as const,
  })),
  ...SINGLE.map(([number, description, pins]) => ({
    number: `SN74LVC1G${number}`,
    description,
    pinouts: [[TINY, pins] as const],
    also: `74LVC1G${number} 74AHC1G${number} 74AHCT1G${number} 74HC1G${number} SN74AHC1G${number}`,
  })),
  ...SHIFTERS,
]);
