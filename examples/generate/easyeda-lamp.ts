/** A light-emitting diode with its resistor, a capacitor and a supply header, as EasyEDA Standard keeps a project. */

interface LampPart {
  readonly reference: string;
  readonly value: string;
  readonly package: string;
  readonly supplierPart: string;
  /** Pad number → net; the first pad lies to the left. */
  readonly nets: readonly [string, string];
  /** Places on the board and on the sheet, in tens of mils. */
  readonly board: readonly [x: number, y: number];
  readonly sheet: readonly [x: number, y: number];
}

const PARTS: readonly LampPart[] = [
  {
    reference: "J1",
    value: "5 V",
    package: "HDR-TH_2P-P2.54",
    supplierPart: "C49661",
    nets: ["VCC", "GND"],
    board: [4020, 2960],
    sheet: [200, -300],
  },
  {
    reference: "R1",
    value: "330",
    package: "R0603",
    supplierPart: "C23138",
    nets: ["VCC", "LED_A"],
    board: [4055, 2945],
    sheet: [320, -300],
  },
  {
    reference: "LED1",
    value: "white",
    package: "LED0603",
    supplierPart: "C2290",
    nets: ["LED_A", "GND"],
    board: [4090, 2945],
    sheet: [440, -300],
  },
  {
    reference: "C1",
    value: "10u",
    package: "C0603",
    supplierPart: "C19702",
    nets: ["VCC", "GND"],
    board: [4055, 2975],
    sheet: [320, -200],
  },
];

const EDITOR_VERSION = "6.5.40";

/** File names and texts of the project. */
export function easyedaLamp(): ReadonlyMap<string, string> {
  return new Map([
    ["schematic.json", `${JSON.stringify(schematic(), undefined, 1)}\n`],
    ["pcb.json", `${JSON.stringify(board(), undefined, 1)}\n`],
  ]);
}

function board(): object {
  const holes = [
    [4008, 2928],
    [4112, 2928],
  ].map(([x, y], index) => `HOLE~${x}~${y}~4.2~hole${index + 1}~0`);
  return {
    head: { docType: "3", editorVersion: EDITOR_VERSION, newgId: true, x: "4000", y: "3000" },
    canvas: "CA~1000~1000~#000000~yes~#FFFFFF~10~1000~1000~line~0.5~mm~1~45~visible~0.5~4000~3000~1~yes",
    shape: [
      "TRACK~0.4~10~~4000 3000 4120 3000 4120 2920 4000 2920 4000 3000~outline~0",
      ...holes,
      ...PARTS.map(boardPart),
      "COPPERAREA~1~2~GND~M 4003 2997 L 4117 2997 L 4117 2923 L 4003 2923 Z~1~solid~pour~spoke~none~[]~0~~1~1",
      "TEXT~L~4060~2992~0.6~0~0~3~~5~LAMP~~~label~~0",
    ],
    layers: [
      "1~TopLayer~#FF0000~true~true~true~",
      "2~BottomLayer~#0000FF~true~false~true~",
      "3~TopSilkLayer~#FFCC00~true~false~true~",
      "10~BoardOutLine~#FF00FF~true~false~true~",
      "11~Multi-Layer~#C0C0C0~true~false~true~",
    ],
    DRCRULE: {
      Default: { trackWidth: 1, clearance: 0.8, viaHoleDiameter: 2.4, viaHoleD: 1.2 },
      Supply: { trackWidth: 2, clearance: 0.8, viaHoleDiameter: 3.2, viaHoleD: 1.6, nets: ["VCC"] },
      isRealtime: true,
    },
  };
}

function boardPart(part: LampPart): string {
  const { reference, value, nets } = part;
  const [x, y] = part.board;
  const isHeader = reference.startsWith("J");
  const reach = isHeader ? 5 : 3.2;
  const pads = nets.map((net, index) => {
    const [at, number] = [x + (index === 0 ? -reach : reach), index + 1];
    return isHeader
      ? `PAD~ELLIPSE~${at}~${y}~7~7~11~${net}~${number}~2~~0~${reference}p${number}~0~~Y~0~0~0.2~${at},${y}`
      : `PAD~RECT~${at}~${y}~3.2~3.4~1~${net}~${number}~0~~0~${reference}p${number}~0~~Y~0~0~0.2~${at},${y}`;
  });
  const edge = isHeader ? 10 : 6;
  return [
    `LIB~${x}~${y}~package\`${part.package}\`Supplier Part\`${part.supplierPart}\`~0~~${reference}~1~~0~0~~yes~~`,
    `TEXT~P~${x - edge}~${y - 6}~0.6~0~0~3~~4.5~${reference}~~~${reference}t~~0`,
    `TEXT~N~${x - edge}~${y + 10}~0.6~0~0~3~~4.5~${value}~~none~${reference}n~~0`,
    `TRACK~0.6~3~~${x - edge} ${y - 5} ${x + edge} ${y - 5}~${reference}a~0`,
    `TRACK~0.6~3~~${x - edge} ${y + 5} ${x + edge} ${y + 5}~${reference}b~0`,
    ...pads,
  ].join("#@$");
}

function schematic(): object {
  const wires = PARTS.flatMap(({ reference, nets, sheet: [x, y] }) =>
    nets.flatMap((net, index) => {
      const from = x + (index === 0 ? -20 : 20);
      const to = x + (index === 0 ? -30 : 30);
      const id = `${reference}w${index + 1}`;
      return [`W~${from} ${y} ${to} ${y}~#008800~1~0~none~${id}~0`, nameOf(net, [to, y], id)];
    }),
  );
  return {
    editorVersion: EDITOR_VERSION,
    docType: "5",
    title: "Lamp",
    description: "",
    schematics: [
      {
        docType: "1",
        title: "Sheet_1",
        description: "",
        dataStr: {
          head: { docType: "1", editorVersion: EDITOR_VERSION, uuid: "lamp-sheet-1", x: "0", y: "0" },
          canvas: "CA~1000~1000~#FFFFFF~yes~#CCCCCC~5~1000~1000~line~5~pixel~5~0~0",
          shape: [...PARTS.map(sheetPart), ...wires],
        },
      },
    ],
  };
}

/** Supplies carry a flag, other nets a label. */
function nameOf(net: string, [x, y]: readonly [number, number], id: string): string {
  if (net === "VCC")
    return `F~part_netLabel_VCC~${x}~${y}~0~${id}f~~0^^${x}~${y}^^VCC~#000000~${x - 8}~${y - 12}~0~start~1~Times New Roman~9pt^^PL~${x} ${y - 10} ${x} ${y}~#000000~1~0~none~${id}g~0^^PL~${x - 5} ${y - 10} ${x + 5} ${y - 10}~#000000~1~0~none~${id}h~0`;
  if (net === "GND")
    return `F~part_netLabel_gnD~${x}~${y}~0~${id}f~~0^^${x}~${y}^^GND~#000000~${x - 8}~${y + 22}~0~start~1~Times New Roman~9pt^^PL~${x} ${y} ${x} ${y + 10}~#000000~1~0~none~${id}g~0^^PL~${x - 8} ${y + 10} ${x + 8} ${y + 10}~#000000~1~0~none~${id}h~0`;
  return `N~${x}~${y}~0~#0000ff~${net}~${id}n~start~${x}~${y - 2}~Times New Roman~7pt~0`;
}

function sheetPart(part: LampPart): string {
  const { reference, value } = part;
  const [x, y] = part.sheet;
  const pin = (number: number, at: number, stroke: number, angle: number) =>
    `P~show~0~${number}~${at}~${y}~${angle}~${reference}q${number}~0^^${at}~${y}^^M ${at} ${y} h ${stroke}~#880000^^0~${at}~${y}~0~${number}~start~~^^0~${at}~${y}~0~${number}~end~~^^0~${at}~${y}^^0~M ${at} ${y} L ${at} ${y}`;
  return [
    `LIB~${x}~${y}~package\`${part.package}\`spiceSymbolName\`${part.package}\`BOM_Supplier Part\`${part.supplierPart}\`~~0~${reference}~~~0~~yes~yes`,
    `T~N~${x - 10}~${y + 18}~0~#000080~Arial~~~~~comment~${value}~1~start~${reference}n~0`,
    `T~P~${x - 10}~${y - 8}~0~#000080~Arial~~~~~comment~${reference}~1~start~${reference}t~0`,
    `R~${x - 10}~${y - 5}~~~20~10~#A00000~1~0~none~${reference}r~0`,
    pin(1, x - 20, 10, 180),
    pin(2, x + 20, -10, 0),
  ].join("#@$");
}
