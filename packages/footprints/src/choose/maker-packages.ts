import type { NameRule } from "./name-rule.ts";

/**
 * Packages by their makers' codes: Texas Instruments names a drawing by three letters, the number of pins and a
 * revision ("DBV0005A"), and an ordering number ends with the letters ("SN74LVC1G34DBVR"). Libraries drawn by part
 * number have these as names of footprints. Drawings with a pad for heat are here only where all have one size.
 */
const DRAWINGS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  DBV: { 5: "SOT-23-5", 6: "SOT-23-6" },
  DDC: { 5: "SOT-23-5", 6: "SOT-23-6" },
  DCK: { 5: "SOT-353_SC-70-5", 6: "SOT-363_SC-70-6" },
  DRL: { 5: "SOT-553", 6: "SOT-563", 8: "SOT-583-8" },
  DGK: { 8: "VSSOP-8_3x3mm_P0.65mm" },
  DGS: { 10: "VSSOP-10_3x3mm_P0.5mm" },
  DRV: { 6: "WSON-6-1EP_2x2mm_P0.65mm_EP1x1.6mm" },
  D: { 8: "SOIC-8_3.9x4.9mm_P1.27mm", 14: "SOIC-14_3.9x8.7mm_P1.27mm", 16: "SOIC-16_3.9x9.9mm_P1.27mm" },
  PW: {
    8: "TSSOP-8_4.4x3mm_P0.65mm",
    14: "TSSOP-14_4.4x5mm_P0.65mm",
    16: "TSSOP-16_4.4x5mm_P0.65mm",
    20: "TSSOP-20_4.4x6.5mm_P0.65mm",
    24: "TSSOP-24_4.4x7.8mm_P0.65mm",
    28: "TSSOP-28_4.4x9.7mm_P0.65mm",
  },
};

/** Letters that other makers' numbers hardly end with; a single "D" says nothing. */
const ORDERED = /^(?:SN74|TXS|TPS|TLV|TPD|LM[RV]?|OPA|INA|BQ)[A-Z]*\d\w*?(DBV|DDC|DCK|DRL|DGK|DGS|DRV|PW)[RT]?$/i;

const WINBOND: Readonly<Record<string, string>> = {
  SS: "SOIC-8_5.3x5.3mm_P1.27mm",
  UX: "USON-8-1EP_3x2mm_P0.5mm_EP0.2x1.6mm",
  SN: "SOIC-8_3.9x4.9mm_P1.27mm",
  P: "WSON-8-1EP_6x5mm_P1.27mm_EP3.4x4mm",
  ZP: "WSON-8-1EP_6x5mm_P1.27mm_EP3.4x4mm",
  E: "WSON-8-1EP_8x6mm_P1.27mm_EP3.4x4.3mm",
  ZE: "WSON-8-1EP_8x6mm_P1.27mm_EP3.4x4.3mm",
};

/** NXP's and Nexperia's numbers of outlines with leads. */
const NXP: Readonly<Record<string, string>> = {
  "96-1": "SOIC-8_3.9x4.9mm_P1.27mm",
  "108-1": "SOIC-14_3.9x8.7mm_P1.27mm",
  "109-1": "SOIC-16_3.9x9.9mm_P1.27mm",
  "162-1": "SOIC-16W_7.5x10.3mm_P1.27mm",
  "163-1": "SOIC-20W_7.5x12.8mm_P1.27mm",
  "402-1": "TSSOP-14_4.4x5mm_P0.65mm",
  "403-1": "TSSOP-16_4.4x5mm_P0.65mm",
  "360-1": "TSSOP-20_4.4x6.5mm_P0.65mm",
  "355-1": "TSSOP-24_4.4x7.8mm_P0.65mm",
  "361-1": "TSSOP-28_4.4x9.7mm_P0.65mm",
};

/** The letter that ends a number of Nexperia's rectifiers is the package. */
const PMEG: Readonly<Record<string, string>> = {
  EA: "D_SOD-323",
  EB: "D_SOD-523",
  EH: "D_SOD-123F",
  EJ: "D_SOD-323F",
  EP: "D_SOD-128",
  ER: "Nexperia_CFP3_SOD-123W",
};

export const MAKER_PACKAGES: readonly NameRule[] = [
  [/^([A-Z]{1,3})(\d{4})[A-Z](?:[-_](?:L|M|N|MFG))?$/, ([, code = "", pins]) => DRAWINGS[code]?.[Number(pins)]],
  [/^SOT-?23-?([56])[-_](?:DBV|DDC)(?:_\w+)?$/i, ([, pins]) => `SOT-23-${pins}`],
  // One number has as many pins as its symbol; the others do not fit.
  ...[5, 6, 8, 10, 14, 16, 20, 24, 28].map(
    (pins): NameRule => [ORDERED, ([, code = ""]) => DRAWINGS[code.toUpperCase()]?.[pins]],
  ),
  // Winbond's serial flash: the letters behind the voltage are the package.
  [
    /^(?:IC_)?W25[QNX]\d+\w?[JFBR]?[VW](SS|SN|P|ZP|E|ZE|UX)[IAJ][A-Z](?:_TR)?$/i,
    ([, code = ""]) => WINBOND[code.toUpperCase()],
  ],
  // The only package of this chip; most boards with it copy the maker's design and its library.
  [/^RP2040(?:[-_]?QFN-?56)?$/i, () => "QFN-56-1EP_7x7mm_P0.4mm_EP3.2x3.2mm"],
  [
    /^RP2350A$|^(?:RP2350A?-)?QFN-?60(?:-1EP|_EP)?_7x7(?:mm)?_P(?:itch)?0\.4mm$/i,
    () => "QFN-60-1EP_7x7mm_P0.4mm_EP3.4x3.4mm",
  ],
  [/^(?:\w+[-_ (])?SOT-?(\d{2,3}-1)\)?$/i, ([, outline = ""]) => NXP[outline]],
  [
    /^RP2350B$|^(?:RP2350B?-)?QFN-?80(?:-1EP)?_10(?:\.00)?x10(?:\.00)?(?:x0\.90?)?mm_P0\.4mm$/i,
    () => "QFN-80-1EP_10x10mm_P0.4mm_EP3.4x3.4mm",
  ],
  [/^PMEG\d{4}(E[ABHJPR])(?:,?115)?$/, ([, code = ""]) => PMEG[code]],
  // Analog Devices' and Micrel's words for packages without leads: up to ten terminals stand on two sides.
  [
    /^(?:\w+_)?(?:LFCSP|MLF)-(\d+)(?:-1EP_|-)(\d(?:\.\d+)?x\d(?:\.\d+)?mm)(?:_P|-)(0\.\d+mm)[_-]EP(\d(?:\.\d+)?x\d(?:\.\d+)?mm)$/,
    ([, pins, body, pitch, pad]) => `${Number(pins) > 10 ? "QFN" : "DFN"}-${pins}-1EP_${body}_P${pitch}_EP${pad}`,
  ],
  // Lattice's ball grid of 256 is a full one; those with other counts leave balls out.
  [/^(?:Lattice_)?caBGA[-_]?256(?:_14x14(?:mm)?)?$/i, () => "BGA-256_14x14mm_Layout16x16_P0.8mm"],
];
