/** A small sample project as KiCad 5 would have written it, for tests; lengths in thousandths of an inch. */

export const LEGACY_CACHE = `EESchema-LIBRARY Version 2.4
#encoding utf-8
#
# Device_R
#
DEF Device_R R 0 0 N Y 1 F N
F0 "R" 80 0 50 V V C CNN
F1 "Device_R" 0 0 50 V V C CNN
F2 "" -70 0 50 V I C CNN
F3 "" 0 0 50 H I C CNN
$FPLIST
 R_*
$ENDFPLIST
DRAW
S -40 -100 40 100 0 1 10 N
X ~ 1 0 150 50 D 50 50 1 1 P
X ~ 2 0 -150 50 U 50 50 1 1 P
ENDDRAW
ENDDEF
#
# gates_7400
#
DEF gates_7400 U 0 40 Y Y 2 F N
F0 "U" 0 50 50 H V C CNN
F1 "gates_7400" 0 -50 50 H V C CNN
F2 "" 0 0 50 H I C CNN
F3 "" 0 0 50 H I C CNN
ALIAS 74LS00
DRAW
A 0 0 150 -899 899 0 1 10 f 0 -150 0 150
P 4 0 1 10 0 150 -150 150 -150 -150 0 -150 f
C 170 0 20 0 2 10 N
T 0 0 0 40 0 0 0 NAND~gate Normal 0 C C
X ~ 1 -300 100 150 R 50 50 1 1 I
X ~ 2 -300 -100 150 R 50 50 1 1 I
X ~ 3 300 0 150 L 50 50 1 1 O I
X ~ 1 -300 100 150 R 50 50 1 2 I I
X ~ 2 -300 -100 150 R 50 50 1 2 I I
X ~ 3 300 50 150 L 50 50 1 2 O
X ~RST 4 -300 0 150 R 50 50 2 1 I
X Q 5 300 0 150 L 50 50 2 1 T
X VCC 14 0 300 0 D 50 50 0 0 W N
X GND 7 0 -300 0 U 50 50 0 0 W N
ENDDRAW
ENDDEF
#
# power_GND
#
DEF power_GND #PWR 0 0 Y Y 1 F P
F0 "#PWR" 0 -250 50 H I C CNN
F1 "power_GND" 0 -150 50 H V C CNN
F2 "" 0 0 50 H I C CNN
F3 "" 0 0 50 H I C CNN
DRAW
P 6 0 1 0 0 0 0 -50 50 -50 0 -100 -50 -50 0 -50 N
X GND 1 0 0 0 D 50 50 1 1 W N
ENDDRAW
ENDDEF
#
#End Library
`;

export const LEGACY_DOCUMENTATION = `EESchema-DOCLIB  Version 2.0
#
$CMP R
D Resistor
K R res
F ~
$ENDCMP
#
#End Doc Library
`;

/** A part of a sheet: `matrix` is that of an upright symbol unless given. */
export function legacyComponent(part: {
  readonly library: string;
  readonly reference: string;
  readonly at: readonly [x: number, y: number];
  readonly stamp: string;
  readonly value?: string;
  readonly unit?: number;
  readonly style?: number;
  readonly matrix?: string;
  readonly uses?: readonly (readonly [path: string, reference: string])[];
  readonly fields?: readonly string[];
}): string {
  const { library, reference, stamp, value = "1k", unit = 1, style = 1, matrix = "1    0    0    -1" } = part;
  const at = part.at.join(" ");
  return [
    "$Comp",
    `L ${library} ${reference}`,
    `U ${unit} ${style} ${stamp}`,
    `P ${at}`,
    ...(part.uses ?? []).map(([path, name]) => `AR Path="${path}" Ref="${name}"  Part="${unit}" `),
    `F 0 "${reference}" H ${part.at[0] + 100} ${part.at[1] + 50} 50  0000 L CNN`,
    `F 1 "${value}" V ${at} 50  0000 C CNB`,
    `F 2 "" H ${at} 50  0001 C CNN`,
    `F 3 "~" H ${at} 50  0001 C CNN`,
    ...(part.fields ?? []),
    `\t${unit}    ${at}`,
    `\t${matrix}  `,
    "$EndComp",
  ].join("\n");
}

export function legacySheet(...lines: readonly string[]): string {
  return `EESchema Schematic File Version 4
EELAYER 30 0
EELAYER END
$Descr A4 11693 8268
encoding utf-8
Sheet 1 1
Title "Two channels, \\"both\\" alike"
Date ""
Rev "A"
Comp ""
Comment1 ""
$EndDescr
${lines.join("\n")}
$EndSCHEMATC
`;
}

/**
 * The root: R1 from 3V3 to the pin IN of a sheet that is used twice (`left`, `right`), a gate of two units, its lower one
 * with a barred name, grounds, a bus of two lines, a note, a drawn line.
 */
export const LEGACY_ROOT = legacySheet(
  legacyComponent({
    library: "Device:R",
    reference: "R1",
    at: [2000, 2000],
    stamp: "5A000001",
    fields: ['F 4 "RC0402-1K" H 2000 2000 50  0001 C CNN "MPN"'],
  }),
  legacyComponent({ library: "power:GND", reference: "#PWR01", at: [3000, 3000], stamp: "5A000002", value: "GND" }),
  legacyComponent({ library: "gates:74LS00", reference: "U1", at: [6000, 2000], stamp: "5A000003", value: "74LS00" }),
  legacyComponent({
    library: "gates:74LS00",
    reference: "U1",
    at: [6000, 4000],
    stamp: "5A000004",
    value: "74LS00",
    unit: 2,
  }),
  "$Sheet",
  "S 3000 1000 1000 500 ",
  "U 5A0000A1",
  'F0 "left" 50',
  'F1 "channel.sch" 50',
  'F2 "IN" I L 3000 1200 50 ',
  "$EndSheet",
  "$Sheet",
  "S 3000 1600 1000 500 ",
  "U 5A0000A2",
  'F0 "right" 50',
  'F1 "channel.sch" 50',
  'F2 "IN" I L 3000 1850 50 ',
  "$EndSheet",
  "Wire Wire Line",
  "\t2000 1850 3000 1850",
  "Wire Wire Line",
  "\t2000 2150 2000 3000",
  "Wire Wire Line",
  "\t2000 3000 3000 3000",
  "Text GLabel 2500 1850 1    50   Input ~ 0",
  "3V3",
  "Wire Wire Line",
  "\t2500 1200 3000 1200",
  "Text Label 2500 1200 0    50   ~ 0",
  "OTHER",
  "Wire Wire Line",
  "\t5000 1900 5700 1900",
  "Text Label 5000 1900 2    50   Italic 10",
  "OTHER",
  "Text Label 5700 4000 2    50   ~ 0",
  "~RST",
  "NoConn ~ 6300 4000",
  "Wire Bus Line",
  "\t8000 1000 8000 3000",
  "Entry Wire Line",
  "\t7900 1100 8000 1200",
  "Connection ~ 2500 1850",
  "Text Notes 1000 1000 0    50   ~ 0",
  "one\\ntwo",
  "Wire Notes Line style solid rgb(0, 0, 0)",
  "\t1000 1100 2000 1100",
);

export const LEGACY_CHANNEL = legacySheet(
  legacyComponent({
    library: "Device:R",
    reference: "R2",
    at: [2000, 2000],
    stamp: "5A0000B1",
    uses: [
      ["/5A0000A1/5A0000B1", "R2"],
      ["/5A0000A2/5A0000B1", "R3"],
    ],
  }),
  "Text HLabel 2000 1850 0    50   Input ~ 0",
  "IN",
  legacyComponent({ library: "power:GND", reference: "#PWR02", at: [2000, 2150], stamp: "5A0000B2", value: "GND" }),
);
