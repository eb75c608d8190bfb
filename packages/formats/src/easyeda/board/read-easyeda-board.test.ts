import { boardOutline } from "@tracewright/board";
import { fromMm, placePoint } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import { openEasyedaDocuments } from "../easyeda-document.ts";
import { SAMPLE_OUTLINE, SAMPLE_PARTS, type SampleBoard, sampleEasyedaBoard, samplePart } from "../sample-easyeda.ts";
import { readEasyedaBoard } from "./read-easyeda-board.ts";

function read(sample: SampleBoard = {}) {
  const [document] = openEasyedaDocuments(sampleEasyedaBoard(sample)).documents;
  if (!document) throw new Error("the sample is no document");
  return readEasyedaBoard("sample.json", document);
}

function readBoard(sample: SampleBoard = {}) {
  const { board, diagnostics } = read(sample);
  if (!board) throw new Error(`refused: ${diagnostics.map(({ message }) => message).join("; ")}`);
  return board;
}

const withShape = (...shapes: readonly unknown[]) => readBoard({ shapes: [...SAMPLE_PARTS, ...shapes] });
/** Tens of mils from the file's origin to where they stand in the model. */
const at = (x: number, y: number) => ({ x: fromMm(100 + (x - 4000) * 0.254), y: fromMm(100 + (y - 3000) * 0.254) });

describe("parts", () => {
  test("and nets are counted by the names that all readers of boards use", () => {
    const { board, lines } = read();
    const count = (kind: string) => lines.find((line) => line.kind === kind)?.read;
    expect([count("footprints"), count("nets")]).toEqual([board?.footprints.length, board?.nets.length]);
  });

  test("keep reference, value, package and fields", () => {
    const [part] = readBoard().footprints;
    expect(part).toMatchObject({
      reference: "R1",
      value: "10k",
      library: "R0603",
      side: "front",
      position: at(4020, 2980),
      properties: { "Supplier Part": "C21190", link: "https://example.org/r.pdf" },
      attributes: { mount: "smd", boardOnly: false },
    });
  });

  test("without a package, which the editor writes as undefined, name no footprint", () => {
    const shapes = SAMPLE_PARTS.map((shape) => shape.replace("package`R0603`", "package`undefined`"));
    expect(readBoard({ shapes }).footprints[0]?.library).toBe("");
  });

  test("hold the same pads in their own frame, however they are turned", () => {
    const [first, second] = readBoard().footprints;
    const local = (footprint: typeof first) =>
      footprint?.pads.map(({ number, position, rotation, shape }) => ({ number, position, rotation, shape }));
    expect(local(second)).toEqual(local(first));
    expect(second?.rotation).toBe(90);
  });

  test("on the back stand where the file has them, half a turn on, with their layers there", () => {
    const back = samplePart({ reference: "R3", at: [4030, 2970], angle: 90, side: "back", nets: ["VCC", "GND"] });
    const part = readBoard({ shapes: [back] }).footprints[0];
    if (!part) throw new Error("no part");
    expect([part.side, part.rotation]).toEqual(["back", 270]);
    expect(part.pads.map(({ layers }) => layers)).toEqual([
      ["B.Cu", "B.Paste", "B.Mask"],
      ["B.Cu", "B.Paste", "B.Mask"],
    ]);
    expect(part.pads.map(({ position }) => placePoint(position, part.position, part.rotation))).toEqual([
      at(4030, 2974),
      at(4030, 2966),
    ]);
  });

  test("of one reference stay apart and are named", () => {
    const { board, diagnostics } = read({ shapes: [SAMPLE_PARTS[0], SAMPLE_PARTS[0]] });
    expect(board?.footprints).toHaveLength(2);
    expect(new Set(board?.footprints.map(({ id }) => id)).size).toBe(2);
    expect(diagnostics).toMatchObject([{ code: "duplicate-reference", subjects: ["R1"] }]);
  });
});

describe("pads", () => {
  const padOf = (text: string) => withShape(text).footprints.at(-1)?.pads[0];

  test("with a slot keep its length and direction in the pad's own frame", () => {
    const upright = "PAD~OVAL~4040~2970~6~15~11~GND~1~1.75~~0~p~12~4040 2966 4040 2974~Y~0~0~0.2~4040,2970";
    expect(padOf(upright)).toMatchObject({
      kind: "through-hole",
      drill: { size: { width: fromMm(0.889), height: fromMm(3.048) } },
    });
    const level = upright.replace("~15~11~", "~6~11~").replace("OVAL~4040~2970~6~6", "OVAL~4040~2970~15~6");
    expect(padOf(level.replace("4040 2966 4040 2974", "4036 2970 4044 2970"))?.drill?.size).toEqual({
      width: fromMm(3.048),
      height: fromMm(0.889),
    });
  });

  test("without plating are bare holes with a ring", () => {
    expect(padOf("PAD~ELLIPSE~4040~2970~8~8~11~~1~2~~0~p~0~~N~0~0~0.2~4040,2970")).toMatchObject({
      kind: "npth",
      shape: { kind: "circle", diameter: fromMm(2.032) },
      drill: { size: { width: fromMm(1.016), height: fromMm(1.016) } },
    });
  });

  test("of any outline need no size beside it", () => {
    const sized = (size: string) =>
      padOf(`PAD~POLYGON~4040~2970~${size}~1~GND~7~0~4040 2966 4044 2974 4036 2974~90~p~0~~Y~0~0~0.2~4040,2970`);
    expect(sized("0~0")).toBeDefined();
    expect(sized("0~0")).toEqual(sized("4~4"));
  });

  test("of any outline keep it, turned back into their frame", () => {
    const pad = padOf(
      "PAD~POLYGON~4040~2970~4~4~1~GND~7~0~4040 2966 4044 2974 4036 2974~90~p~0~~Y~0~-393.7~0.2~4040,2970",
    );
    expect(pad).toMatchObject({
      number: "7",
      rotation: 90,
      layers: ["F.Cu", "F.Mask"],
      solderMaskMargin: fromMm(0.0508),
    });
    const [primitive] = pad?.shape.kind === "custom" ? pad.shape.primitives : [];
    expect(primitive?.shape).toEqual({
      kind: "polygon",
      points: [
        { x: fromMm(1.016), y: 0 },
        { x: fromMm(-1.016), y: fromMm(1.016) },
        { x: fromMm(-1.016), y: fromMm(-1.016) },
      ],
    });
  });

  test("that are ellipses are drawn as such and not as ovals", () => {
    const shape = padOf("PAD~ELLIPSE~4040~2970~8~4~1~~1~0~~0~p~0~~Y~0~0~0.2~")?.shape;
    expect(shape?.kind).toBe("custom");
  });

  test("and holes of the board itself become parts of one pad that no list counts", () => {
    const { footprints } = withShape("HOLE~4005~2965~3~h~0", "PAD~ELLIPSE~4040~2970~8~8~11~GND~~2~~0~p~0~~Y~0~0~0.2~");
    expect(footprints.slice(2)).toMatchObject([
      {
        reference: "H1",
        attributes: { boardOnly: true },
        pads: [{ kind: "npth", drill: { size: { width: fromMm(1.524) } } }],
      },
      { reference: "PAD2", attributes: { boardOnly: true }, pads: [{ kind: "through-hole" }] },
    ]);
  });
});

describe("copper", () => {
  test("lines of several corners become tracks end to end, arcs keep their bend", () => {
    const { tracks } = withShape(
      "TRACK~1~1~MID~4024 2980 4030 2980 4036 2986~t~0",
      "ARC~1~2~GND~M 4040 2970 A 5 5 0 0 1 4045 2975~~a~1",
    );
    expect(tracks).toMatchObject([
      { start: at(4024, 2980), end: at(4030, 2980), layer: "F.Cu", width: 254_000, locked: false },
      { start: at(4030, 2980), end: at(4036, 2986), layer: "F.Cu" },
      { start: at(4040, 2970), end: at(4045, 2975), layer: "B.Cu", locked: true },
    ]);
    const mid = tracks[2]?.mid ?? { x: 0, y: 0 };
    const center = at(4040, 2975);
    expect(Math.hypot(mid.x - center.x, mid.y - center.y)).toBeCloseTo(fromMm(1.27), -1);
    expect(mid.x).toBeGreaterThan(center.x);
  });

  test("pieces without length are counted as left out", () => {
    const { board, lines } = read({ shapes: [...SAMPLE_PARTS, "TRACK~1~1~MID~4024 2980 4030 2980 4030 2980~t~0"] });
    expect(board?.tracks).toHaveLength(1);
    expect(lines.find(({ kind }) => kind === "tracks without length")).toMatchObject({ read: 0, dropped: 1 });
  });

  test("vias have the diameter of the file and twice its hole radius", () => {
    expect(withShape("VIA~4040~2970~2.4~GND~0.6~v~0").vias).toMatchObject([
      { position: at(4040, 2970), diameter: 609_600, drill: 304_800, layers: ["F.Cu", "B.Cu"] },
    ]);
  });

  test("pours keep clearance, order, joints and what was filled, holes included", () => {
    const fill = JSON.stringify([
      ["M 4002 2962 L 4078 2962 4078 2998 4002 2998 Z", "M 4030 2970 L 4040 2970 4040 2980 4030 2980 Z"],
    ]);
    const [zone] = withShape(
      `COPPERAREA~1~2~GND~M 4001 2961 L 4079 2961 L 4079 2999 L 4001 2999 Z~0.8~solid~z~direct~yes~${fill}~0~~2~1~2~1~yes~0`,
    ).zones;
    expect(zone).toMatchObject({
      layers: ["B.Cu"],
      net: "net:GND",
      filled: true,
      pour: { clearance: 203_200, connection: "solid", islandRemoval: "never" },
    });
    expect(zone?.outline[0]).toHaveLength(4);
    expect(zone?.fills[0]?.polygons.map(({ outer, holes }) => [outer.length, holes.length])).toEqual([[4, 1]]);
  });

  test("the spokes of a pour are half as wide as their pad and wider by the pen of its outline, whatever its last fields say", () => {
    const pour = (joint: string) =>
      `COPPERAREA~1~1~GND~4001 2961 4079 2961 4079 2999~1~solid~z~${joint}~none~[]~0~~1~1~2~1~yes~0`;
    const padsOn = (net: string, joint: string) =>
      withShape(pour(joint)).footprints.flatMap(({ pads }) => pads.filter((pad) => pad.net === `net:${net}`));
    const [pad] = padsOn("GND", "spoke");
    if (pad?.shape.kind !== "rect") throw new Error("the sample's pads are rectangles");
    const side = Math.min(pad.shape.size.width, pad.shape.size.height);
    expect(pad.thermal).toEqual({ bridgeWidth: Math.round(side / 2) + 127_000 });
    expect(padsOn("VCC", "spoke").map(({ thermal }) => thermal)).not.toContainEqual(expect.anything());
    expect(padsOn("GND", "direct")[0]!.thermal).toBeUndefined();
  });

  test("a lower order of a pour is the higher priority", () => {
    const pour = (order: number) =>
      `COPPERAREA~1~1~GND~4001 2961 4079 2961 4079 2999~1~solid~z${order}~spoke~none~[]~0~~${order}`;
    const [first, second] = withShape(pour(1), pour(2)).zones;
    expect(first?.priority).toBeGreaterThan(second?.priority ?? 0);
  });

  test("solid regions are filled as drawn, cut-outs keep pours away, npth regions are cut out of the board", () => {
    const region = (type: string) => `SOLIDREGION~1~GND~M 4030 2970 L 4040 2970 4040 2980 Z~${type}~s${type}~~~~0`;
    const board = withShape(region("solid"), region("cutout"), region("npth"));
    expect(board.zones).toMatchObject([
      { net: "net:GND", filled: true, fills: [{ layer: "F.Cu" }] },
      { keepout: { pours: true, tracks: false } },
    ]);
    expect(boardOutline(board)).toMatchObject({ status: "closed", areas: [{ holes: [{ length: 3 }] }] });
  });

  test("what a net has of an inner plane is a zone filled as the file has it", () => {
    const plane =
      "PLANEZONE~21~GND~solid~plane1#@$plane1i~M4002,2962 4078,2962 4078,2998 4002,2998zM4030,2970 4040,2970 4040,2980z";
    const board = withShape(plane);
    expect(board.zones).toMatchObject([{ layers: ["In1.Cu"], net: "net:GND", filled: true, outline: [{ length: 4 }] }]);
    expect(board.zones[0]?.fills[0]?.polygons.map(({ holes }) => holes.length)).toEqual([1]);
  });

  test("inner layers that are switched on are the board's", () => {
    const layers = ["21~Inner1~#999966~false~false~true~~Plane", "22~GND plane~#008000~false~false~true~~Signal"];
    const board = readBoard({ layers, shapes: [...SAMPLE_PARTS, "TRACK~1~22~GND~4010 2970 4020 2970~t~0"] });
    expect(board.layers.slice(0, 4)).toEqual([
      { id: "F.Cu", role: "signal" },
      { id: "In1.Cu", role: "power" },
      { id: "In2.Cu", role: "signal", userName: "GND plane" },
      { id: "B.Cu", role: "signal" },
    ]);
    expect(board.tracks[0]?.layer).toBe("In2.Cu");
  });
});

describe("texts", () => {
  const textOf = (words: string, path: string, mirror = "0") =>
    withShape(`TEXT~L~4010~2990~1~0~${mirror}~3~~4~${words}~${path}~~t~~0`).texts.at(-1);

  test("of one line stand about the middle of what the editor drew", () => {
    expect(textOf("AB", "M 4010 2990 L 4020 2986")).toMatchObject({
      text: "AB",
      position: at(4015, 2988),
      style: { horizontal: "center", vertical: "middle" },
    });
  });

  test("of several lines begin below each other where the first begins, by their height and forty mils", () => {
    const drawn = "M 4010 2990 L 4020 2982";
    const text = textOf("AB\\nC", drawn);
    expect(text).toMatchObject({ text: "AB\nC", position: at(4010, 2986), style: { horizontal: "left" } });
    const { lineSpacing = 1, size } = text?.style ?? { size: { height: 0 } };
    expect(1.61 * lineSpacing * size.height).toBeCloseTo(8 * 254_000, -1);
    expect(textOf("AB\\nC", drawn, "1")?.position).toEqual(at(4020, 2986));
  });
});

describe("rules", () => {
  test("become net classes with their nets", () => {
    const { rules } = readBoard({
      rules: {
        Default: { trackWidth: 1, clearance: 0.5, viaHoleDiameter: 2.4, viaHoleD: 1.2 },
        Power: { trackWidth: 3, clearance: 1, viaHoleDiameter: 4, viaHoleD: 2, nets: ["VCC"] },
        isRealtime: true,
      },
    });
    expect(rules.netClasses).toMatchObject([
      { name: "Default", trackWidth: 254_000, clearance: 127_000, viaDiameter: 609_600, viaDrill: 304_800 },
      { name: "Power", trackWidth: 762_000, clearance: 254_000 },
    ]);
    expect(rules.assignments).toEqual([{ pattern: "VCC", netClass: "Power" }]);
    expect(rules.minClearance).toBe(127_000);
  });
});

describe("outlines", () => {
  const square = (...last: readonly string[]) =>
    readBoard({ outline: ["TRACK~0.4~10~~4000 3000 4080 3000 4080 2960~o1~0", ...last] });

  test("with a gap within the tolerance are closed by a line, and the file's report says where and how far", () => {
    const { board, diagnostics } = read({
      outline: [SAMPLE_OUTLINE[0] ?? "", "TRACK~0.4~10~~4079 2960 4000 2960 4000 3000~o2~0"],
    });
    expect(board && boardOutline(board).status).toBe("closed");
    expect(diagnostics).toMatchObject([{ code: "outline-healed" }]);
    expect(diagnostics[0]?.message).toContain("gap closed, 0.2540 mm");
  });

  test("whose corners are rounded apart meet at one place afterwards", () => {
    const { board, diagnostics } = read({
      outline: [SAMPLE_OUTLINE[0] ?? "", "TRACK~0.4~10~~4080.01 2960.02 4000 2960 4000 3000~o2~0"],
    });
    const ends = (board?.graphics ?? []).flatMap(({ shape }) =>
      shape.kind === "line" ? [shape.start, shape.end] : [],
    );
    expect(new Set(ends.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    expect(diagnostics).toMatchObject([{ severity: "info", code: "outline-snapped" }]);
    expect(diagnostics[0]?.message).toMatch(/corner beside them: 1, by 5\.\d+ µm/);
  });

  test("with a wider gap stay open", () => {
    const board = square("TRACK~0.4~10~~4080 2962 4000 2960 4000 3000~o2~0");
    expect(boardOutline(board).status).toBe("open");
  });

  test("that overshoot a corner and come back lose the stub", () => {
    const board = square("TRACK~0.4~10~~4080 2960 4000 2960 4000 3001 4000 3000.1~o2~0");
    expect(boardOutline(board).status).not.toBe("missing");
    const healed = read({
      outline: [SAMPLE_OUTLINE[0] ?? "", "TRACK~0.4~10~~4080 2960 4000 2960 4000 3000 4000 2999~o2~0"],
    });
    expect(healed.board && boardOutline(healed.board).status).toBe("closed");
    expect(healed.diagnostics[0]?.message).toContain("spur cut off, 0.2540 mm");
  });
});

describe("what cannot be read", () => {
  test("refuses the file where it is copper, a hole, a part or outline, naming each by its place", () => {
    const { board, diagnostics } = read({ shapes: ["PAD~ELLIPSE~abc~~~", "TRACK~1~1~N~1 2 3", "VIA", null, 42] });
    expect(board).toBeUndefined();
    for (const place of [
      "shape 3 (PAD)",
      "shape 4 (TRACK)",
      "shape 5 (VIA)",
      "shape 6: it is null",
      "shape 7: it is number",
    ])
      expect(diagnostics.some(({ severity, message }) => severity === "error" && message.includes(place))).toBe(true);
  });

  test("is left out and named where it is a mere drawing", () => {
    const { board, diagnostics } = read({ shapes: [...SAMPLE_PARTS, "TRACK~1~3~~1 2 3~t", "FROB~1~2"] });
    expect(board?.footprints).toHaveLength(2);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "sample.json: shape 5 (TRACK) was left out: its points are 3 numbers, which do not pair.",
      'sample.json: shape 6 (FROB) was left out: a shape of kind "FROB" is none that is known.',
    ]);
  });

  test("of a kind that nobody knows is counted, and within a part told with the part's place", () => {
    const part = samplePart({ reference: "R3", at: [4030, 2990], nets: ["A", "B"], more: ["FROB~1~2", "FROB~3"] });
    const { lines, diagnostics } = read({ shapes: [...SAMPLE_PARTS, part] });
    expect(lines.find(({ kind }) => kind === "unknown shapes")).toMatchObject({ read: 0, dropped: 2 });
    expect(diagnostics.map(({ message, place }) => [/shape \d+\.\d+/.exec(message)?.[0], place])).toEqual([
      ["shape 5.6", at(4030, 2990)],
      ["shape 5.7", at(4030, 2990)],
    ]);
  });

  test("includes places no board reaches", () => {
    expect(read({ shapes: ["VIA~1e9~0~2.4~~0.6~v~0"] }).board).toBeUndefined();
    expect(read({ shapes: ["VIA~20000~0~2.4~~0.6~v~0"] }).diagnostics[0]?.message).toContain("out of range");
  });
});
