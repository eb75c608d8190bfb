/**
 * What connectors for wires and flat cables are like: JST PH, XH, EH, SH, GH and SUR, Molex KK and PicoBlade, Hirose
 * FH12, screw and plug-in terminals of Phoenix and Altech. Holes, lands and outlines are the makers' drawings, in
 * millimetres.
 */
export interface Line {
  readonly name: RegExp;
  readonly library: string;
  readonly words: string;
  readonly source: string;
  readonly pitch: number;
  readonly pad: readonly [width: number, height: number];
  readonly drill: number;
  /** Where two contacts have others. */
  readonly pair?: { readonly pad: readonly [width: number, height: number]; readonly drill: number };
  /** Pads behind the first one that are round, as makers of terminals draw them. */
  readonly isRound?: true;
  /** Body beyond the first and the last pin, above and below the row. */
  readonly beyond: number;
  /** A boss beside the first contact, in a hole without copper. */
  readonly boss?: { readonly x: number; readonly y: number; readonly drill: number };
  readonly above: number;
  readonly below: number;
  readonly height: number;
  readonly most: number;
}
const JST_PH = {
  library: "Connector_JST",
  source: "JST, drawing ePH",
  pitch: 2,
  pad: [1.2, 1.75],
  drill: 0.75,
  beyond: 1.95,
  most: 16,
} as const;
const JST_XH = {
  library: "Connector_JST",
  source: "JST, drawing eXH",
  pitch: 2.5,
  pad: [1.7, 1.95],
  drill: 0.95,
  pair: { pad: [1.7, 2], drill: 1 },
  beyond: 2.45,
  most: 20,
} as const;
const JST_EH = {
  library: "Connector_JST",
  source: "JST, drawing eEH",
  pitch: 2.5,
  pad: [1.7, 1.95],
  drill: 0.95,
  // The one with two contacts has larger holes.
  pair: { pad: [1.7, 2], drill: 1 },
  most: 15,
} as const;
const PICOBLADE = {
  library: "Connector_Molex",
  pitch: 1.25,
  pad: [0.8, 1.3],
  drill: 0.5,
  beyond: 1.5,
  most: 15,
} as const;
const MCV = { library: "Connector_Phoenix_MC", pad: [1.8, 3.6], drill: 1.2, most: 16 } as const;
const PHOENIX = { library: "TerminalBlock_Phoenix", most: 12 } as const;

export const LINES: readonly Line[] = [
  {
    ...JST_PH,
    name: /^JST_PH_B(\d+)B-PH-K_1x(\d\d)_P2\.00mm_Vertical$/,
    words: "JST PH, upright",
    above: 1.7,
    below: 2.8,
    height: 6,
  },
  {
    ...JST_PH,
    name: /^JST_PH_S(\d+)B-PH-K_1x(\d\d)_P2\.00mm_Horizontal$/,
    words: "JST PH, horizontal",
    above: 1.35,
    below: 6.25,
    height: 4.8,
  },
  {
    ...JST_XH,
    name: /^JST_XH_B(\d+)B-XH-A_1x(\d\d)_P2\.50mm_Vertical$/,
    words: "JST XH, upright",
    above: 2.35,
    below: 3.4,
    height: 7,
  },
  {
    ...JST_XH,
    name: /^JST_XH_B(\d+)B-XH-AM_1x(\d\d)_P2\.50mm_Vertical$/,
    words: "JST XH, upright, with a boss",
    boss: { x: -1.6, y: 2, drill: 1.2 },
    above: 2.35,
    below: 3.4,
    height: 7,
  },
  {
    name: /^Molex_SPOX_5267-(\d\d)A_1x(\d\d)_P2\.50mm_Vertical$/,
    library: "Connector_Molex",
    words: "Molex SPOX, upright",
    source: "Molex 5267, sales drawing",
    pitch: 2.5,
    pad: [1.7, 1.85],
    drill: 0.85,
    beyond: 2.45,
    above: 3.1,
    below: 1.8,
    height: 6.35,
    most: 15,
  },
  {
    name: /^Molex_SL_171971-00(\d\d)_1x(\d\d)_P2\.54mm_Vertical$/,
    library: "Connector_Molex",
    words: "Molex SL, upright",
    source: "Molex 171971, sales drawing",
    pitch: 2.54,
    pad: [1.74, 1.74],
    drill: 1.09,
    isRound: true,
    beyond: 2.5,
    above: 2.55,
    below: 4.05,
    height: 14.2,
    most: 25,
  },
  {
    ...JST_XH,
    name: /^JST_XH_S(\d+)B-XH-A_1x(\d\d)_P2\.50mm_Horizontal$/,
    words: "JST XH, horizontal",
    above: 2.3,
    below: 9.2,
    height: 6.1,
  },
  {
    library: "TerminalBlock_4Ucon",
    name: /^TerminalBlock_4Ucon_1x(\d\d)_P3\.50mm_Horizontal$/,
    words: "screw terminal",
    source: "4UCON 10693 and following",
    pitch: 3.5,
    pad: [2.4, 2.4],
    drill: 1.2,
    isRound: true,
    beyond: 2.1,
    above: 3.4,
    below: 3.6,
    height: 8.3,
    most: 15,
  },
  {
    ...PHOENIX,
    name: /^TerminalBlock_Phoenix_MKDS-1,5-(\d+)-5\.08_1x(\d\d)_P5\.08mm_Horizontal$/,
    words: "screw terminal",
    source: "Phoenix Contact MKDS 1,5-5,08",
    pitch: 5.08,
    pad: [2.6, 2.6],
    drill: 1.3,
    beyond: 2.54,
    above: 5.2,
    below: 4.6,
    height: 10,
  },
  {
    ...PHOENIX,
    name: /^TerminalBlock_Phoenix_MKDS-1,5-(\d+)_1x(\d\d)_P5\.00mm_Horizontal$/,
    words: "screw terminal",
    source: "Phoenix Contact MKDS 1,5",
    pitch: 5,
    pad: [2.6, 2.6],
    drill: 1.3,
    beyond: 2.5,
    above: 5.2,
    below: 4.6,
    height: 10,
  },
  {
    ...PHOENIX,
    name: /^TerminalBlock_Phoenix_PT-1,5-(\d+)-3\.5-H_1x(\d\d)_P3\.50mm_Horizontal$/,
    words: "screw terminal",
    source: "Phoenix Contact PT 1,5-3,5-H",
    pitch: 3.5,
    pad: [2.4, 2.4],
    drill: 1.2,
    beyond: 1.75,
    above: 3.1,
    below: 4.5,
    height: 8.5,
  },
  {
    ...JST_EH,
    name: /^JST_EH_B(\d+)B-EH-A_1x(\d\d)_P2\.50mm_Vertical$/,
    words: "JST EH, upright",
    beyond: 2.5,
    above: 1.6,
    below: 2.2,
    height: 6,
  },
  {
    ...JST_EH,
    name: /^JST_EH_S(\d+)B-EH_1x(\d\d)_P2\.50mm_Horizontal$/,
    words: "JST EH, horizontal",
    beyond: 2.5,
    above: 6.7,
    below: 1.5,
    height: 6,
  },
  {
    ...PICOBLADE,
    name: /^Molex_PicoBlade_53047-(\d\d)10_1x(\d\d)_P1\.25mm_Vertical$/,
    words: "Molex PicoBlade, upright",
    source: "Molex 53047",
    above: 2.05,
    below: 1.15,
    height: 4.2,
  },
  {
    ...PICOBLADE,
    name: /^Molex_PicoBlade_53048-(\d\d)10_1x(\d\d)_P1\.25mm_Horizontal$/,
    words: "Molex PicoBlade, horizontal",
    source: "Molex 53048",
    above: 1.05,
    below: 4.45,
    height: 3.4,
  },
  {
    name: /^Molex_KK-254_AE-6410-(\d\d)A_1x(\d\d)_P2\.54mm_Vertical$/,
    library: "Connector_Molex",
    words: "Molex KK 254, upright",
    source: "Molex AE-6410",
    pitch: 2.54,
    pad: [1.74, 2.19],
    drill: 1.19,
    beyond: 1.27,
    above: 2.92,
    below: 2.88,
    height: 9.5,
    most: 16,
  },
  ...(["3.5", "3.81"] as const).flatMap((pitch): Line[] => [
    {
      ...MCV,
      name: new RegExp(`^PhoenixContact_MCV_1,5_(\\d+)-G-${pitch}_1x(\\d\\d)_P${Number(pitch).toFixed(2)}mm_Vertical$`),
      words: "plug-in terminal, upright",
      source: "Phoenix Contact MCV 1,5-G",
      pitch: Number(pitch),
      beyond: 2.95 + (Number(pitch) - 3.5) / 2,
      above: 4.75,
      below: 3,
      height: 9.2,
    },
    {
      ...MCV,
      name: new RegExp(
        `^PhoenixContact_MC_1,5_(\\d+)-G-${pitch}_1x(\\d\\d)_P${Number(pitch).toFixed(2)}mm_Horizontal$`,
      ),
      words: "plug-in terminal, horizontal",
      source: "Phoenix Contact MC 1,5-G",
      pitch: Number(pitch),
      beyond: 2.45 + (Number(pitch) - 3.5) / 2,
      above: 1.2,
      below: 8,
      height: 7.3,
    },
  ]),
  {
    name: /^PhoenixContact_MSTBA_2,5_(\d+)-G-5,08_1x(\d\d)_P5\.08mm_Horizontal$/,
    library: "Connector_Phoenix_MSTB",
    words: "plug-in terminal, horizontal",
    source: "Phoenix Contact MSTBA 2,5-G-5,08",
    pitch: 5.08,
    pad: [2.08, 3.6],
    drill: 1.4,
    beyond: 3.54,
    above: 2,
    below: 10,
    height: 8.6,
    most: 16,
  },
  {
    name: /^PhoenixContact_MSTBVA_2,5_(\d+)-G-5,08_1x(\d\d)_P5\.08mm_Vertical$/,
    library: "Connector_Phoenix_MSTB",
    words: "plug-in terminal, upright",
    source: "Phoenix Contact MSTBVA 2,5-G-5,08",
    pitch: 5.08,
    pad: [2.08, 3.6],
    drill: 1.4,
    beyond: 3.54,
    above: 4.8,
    below: 3.8,
    height: 12,
    most: 16,
  },
  {
    ...PHOENIX,
    name: /^TerminalBlock_Phoenix_PT-1,5-(\d+)-5\.0-H_1x(\d\d)_P5\.00mm_Horizontal$/,
    words: "screw terminal",
    source: "Phoenix Contact PT 1,5-5,0-H",
    pitch: 5,
    pad: [2.6, 2.6],
    drill: 1.3,
    isRound: true,
    beyond: 2.5,
    above: 4,
    below: 5,
    height: 10,
  },
  {
    ...PHOENIX,
    name: /^TerminalBlock_Phoenix_MKDS-3-(\d+)-5\.08_1x(\d\d)_P5\.08mm_Horizontal$/,
    words: "screw terminal",
    source: "Phoenix Contact MKDS 3-5,08",
    pitch: 5.08,
    pad: [2.6, 2.6],
    drill: 1.3,
    isRound: true,
    beyond: 2.54,
    above: 5.9,
    below: 5.3,
    height: 18,
  },
  {
    name: /^TerminalBlock_bornier-(\d+)_P5\.08mm$/,
    library: "TerminalBlock",
    words: "screw terminal",
    source: "terminal blocks of 5.08 mm, wide pads",
    pitch: 5.08,
    pad: [3, 3],
    drill: 1.52,
    isRound: true,
    beyond: 2.5,
    above: 3.75,
    below: 3.75,
    height: 10,
    most: 12,
  },
  {
    name: /^Altech_AK300_1x(\d\d)_P5\.00mm_45-Degree$/,
    library: "TerminalBlock_Altech",
    words: "screw terminal at 45°",
    source: "Altech AK300",
    pitch: 5,
    pad: [3, 3],
    drill: 1.5,
    isRound: true,
    beyond: 2.5,
    above: 6,
    below: 6.5,
    height: 13,
    most: 24,
  },
];

/** Contacts on the surface with a fixing at either end, all counted about the middle. */
export interface SurfaceLine {
  readonly name: RegExp;
  readonly library: string;
  readonly words: string;
  readonly source: string;
  readonly pitch: number;
  readonly contact: readonly [y: number, width: number, height: number];
  /** From the outermost contact outwards. */
  readonly fixing: readonly [beyond: number, y: number, width: number, height: number];
  readonly body: readonly [beyond: number, minY: number, maxY: number];
  readonly most: number;
}

export const SURFACE_LINES: readonly SurfaceLine[] = [
  {
    name: /^JST_GH_BM(\d\d)B-GHS-TBT_1x(\d\d)-1MP_P1\.25mm_Vertical$/,
    library: "Connector_JST",
    words: "JST GH, upright",
    source: "JST, drawing eGH",
    pitch: 1.25,
    contact: [1.95, 0.6, 1.7],
    fixing: [1.85, -1.4, 1, 2.8],
    body: [2.25, -2.5, 1.75],
    most: 15,
  },
  {
    name: /^JST_GH_SM(\d\d)B-GHS-TB_1x(\d\d)-1MP_P1\.25mm_Horizontal$/,
    library: "Connector_JST",
    words: "JST GH, horizontal",
    source: "JST, drawing eGH",
    pitch: 1.25,
    contact: [-1.85, 0.6, 1.7],
    fixing: [1.85, 1.35, 1, 2.7],
    body: [2.25, -1.6, 2.45],
    most: 15,
  },
  {
    name: /^JST_PH_B(\d+)B-PH-SM4-TB_1x(\d\d)-1MP_P2\.00mm_Vertical$/,
    library: "Connector_JST",
    words: "JST PH, upright",
    source: "JST, drawing ePH",
    pitch: 2,
    contact: [0.5, 1, 5.5],
    fixing: [2.4, -1.75, 1.6, 3],
    body: [2.975, -4.25, 0.75],
    most: 16,
  },
  {
    name: /^JST_PH_S(\d+)B-PH-SM4-TB_1x(\d\d)-1MP_P2\.00mm_Horizontal$/,
    library: "Connector_JST",
    words: "JST PH, horizontal",
    source: "JST, drawing ePH",
    pitch: 2,
    contact: [-2.85, 1, 3.5],
    fixing: [2.35, 2.9, 1.5, 3.4],
    body: [2.95, -3.2, 4.4],
    most: 15,
  },
  {
    name: /^JST_SUR_BM(\d\d)B-SURS-TF_1x(\d\d)-1MP_P0\.80mm_Vertical$/,
    library: "Connector_JST",
    words: "JST SUR, upright",
    source: "JST, drawing eSUR",
    pitch: 0.8,
    contact: [0.85, 0.5, 1.1],
    fixing: [1.3, -0.55, 1.2, 1.7],
    body: [1.5, -1.1, 0.9],
    most: 22,
  },
  {
    name: /^JST_SUR_SM(\d\d)B-SURS-TF_1x(\d\d)-1MP_P0\.80mm_Horizontal$/,
    library: "Connector_JST",
    words: "JST SUR, horizontal",
    source: "JST, drawing eSUR",
    pitch: 0.8,
    contact: [-1.15, 0.5, 1],
    fixing: [1.3, 0.8, 1.2, 1.7],
    body: [1.5, -1.4, 1.3],
    most: 22,
  },
  {
    name: /^Molex_PicoBlade_53261-(\d\d)71_1x(\d\d)-1MP_P1\.25mm_Horizontal$/,
    library: "Connector_Molex",
    words: "Molex PicoBlade, horizontal",
    source: "Molex 53261",
    pitch: 1.25,
    contact: [-2.4, 0.8, 1.6],
    fixing: [2.55, 0.5, 2.1, 3],
    body: [3.2, -1.6, 2.6],
    most: 15,
  },
  {
    name: /^Hirose_FH12-(\d+)S-0\.5SH_1x(\d\d)-1MP_P0\.50mm_Horizontal$/,
    library: "Connector_FFC-FPC",
    words: "socket for flat cables, contacts below",
    source: "Hirose FH12-S-0.5SH",
    pitch: 0.5,
    contact: [-1.85, 0.3, 1.3],
    fixing: [1.9, 1.4, 1.8, 2.2],
    body: [1.8, -1.2, 4.4],
    most: 60,
  },
];
