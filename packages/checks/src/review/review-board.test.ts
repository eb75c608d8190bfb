import { type Board, itemId, type Pad, withSaidNets, type Zone } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { render } from "@tracewright/text";
import { describe, expect, it } from "vitest";
import { at, boardWith, drawing, footprint, smdPad, throughPad, track, via, zone } from "../testing/board-builder.ts";
import { reviewBoard } from "./review-board.ts";
import { REVIEW_RULES, type ReviewRuleId } from "./review-finding.ts";
import { REVIEW_RULE_LIST } from "./review-rules.ts";
import { REVIEW_SENTENCES } from "./review-sentences.ts";
import { readReviewSettings, withReviewSettings } from "./review-settings.ts";

/** What one rule says of a board. */
function said(rule: ReviewRuleId, board: Board): string[] {
  return reviewBoard({ board })
    .findings.filter((finding) => finding.rule === rule)
    .map(({ message }) => render(message, REVIEW_SENTENCES));
}

/** A pour over the whole board of 40 × 30 mm. */
function plane(
  layer: "In1.Cu" | "In2.Cu" | "F.Cu" | "B.Cu",
  net: string,
  box?: [number, number, number, number],
): Zone {
  const drawn = zone(`${layer} ${net}`, net, box ?? [0, 0, 40, 30]);
  return { ...drawn, layers: [layer], fills: drawn.fills.map((fill) => ({ ...fill, layer })) };
}

/** A pin with name and type. */
function pin(id: string, net: string, x: number, y: number, name: string, type: string, more: Partial<Pad> = {}): Pad {
  return smdPad(id, net, x, y, { pinFunction: name, pinType: type, ...more });
}

it("the list has every rule once, in the order in which findings are listed", () => {
  expect(REVIEW_RULE_LIST.map(({ id }) => id)).toEqual(REVIEW_RULES);
});

describe("supplies", () => {
  it("a load is found behind copper that drops more than 50 mV for an ampere, and a wide track is enough", () => {
    const source = footprint("U1", 5, 5, [pin("1", "+3V3", 0, 0, "VOUT", "power_out")]);
    const load = footprint("U2", 35, 5, [pin("8", "+3V3", 0, 0, "VDD", "power_in")]);
    const fed = (width: number) =>
      boardWith({
        footprints: [source, load],
        tracks: [track("t", "+3V3", [5, 5], [35, 5], { width: fromMm(width) })],
      });
    expect(said("supply-drop", fed(0.2))).toEqual([
      "1 A shared by the loads of +3V3 (1) drops 74 mV between U1 pad 1 and U2 pad 8; at most 50 mV.",
    ]);
    expect(said("supply-drop", fed(0.5))).toEqual([]);
  });
});

describe("planes", () => {
  it("a track of another net on a plane's layer is found with its length, and a short one is not", () => {
    const board = boardWith(
      { zones: [plane("In1.Cu", "GND")], tracks: [track("t", "S", [5, 5], [17, 5], { layer: "In1.Cu" })] },
      4,
    );
    expect(said("plane-cut", board)).toEqual(["S runs 12.00 mm on In1.Cu, the plane of GND."]);
    const short = { ...board, tracks: [track("t", "S", [5, 5], [6, 5], { layer: "In1.Cu" })] };
    expect(said("plane-cut", short)).toEqual([]);
  });

  it("a pad is found whose way into the plane is longer than 2 mm; one in a pour of its net is not", () => {
    const part = footprint("R1", 10, 10, [smdPad("1", "GND", 0, 0), smdPad("2", "S", 2, 0)]);
    const board = boardWith(
      { zones: [plane("In1.Cu", "GND")], footprints: [part], vias: [via("v", "GND", 15, 10)] },
      4,
    );
    expect(said("pad-far-from-plane", board)).toEqual([
      "R1 pad 1 (GND) is 4.50 mm from the next way into its plane; at most 2.00 mm.",
    ]);
    expect(said("pad-far-from-plane", { ...board, vias: [via("v", "GND", 12, 10)] })).toEqual([]);
    expect(said("pad-far-from-plane", { ...board, zones: [...board.zones, plane("F.Cu", "GND")] })).toEqual([]);
  });

  it("a pad is not far in a pour with two ways into the plane, or beside a thermal pad with vias; a switch never is", () => {
    const at4 = smdPad("1", "GND", 0, 0);
    const far = [via("v", "GND", 25, 10), via("w", "GND", 26, 10)];
    const board = boardWith(
      { zones: [plane("In1.Cu", "GND")], footprints: [footprint("R1", 10, 10, [at4])], vias: far },
      4,
    );
    expect(said("pad-far-from-plane", board)).toHaveLength(1);
    const local = zone("local", "GND", [9, 9, 27, 11]);
    expect(said("pad-far-from-plane", { ...board, zones: [...board.zones, local] })).toEqual([]);
    const one = { ...board, zones: [...board.zones, local], vias: far.slice(0, 1) };
    expect(said("pad-far-from-plane", one)).toHaveLength(1);
    const thermal = smdPad("9", "GND", 3, 0, {
      shape: { kind: "rect", size: { width: fromMm(3), height: fromMm(3) } },
    });
    const chip = footprint("U1", 10, 10, [at4, thermal]);
    const vias = [via("v", "GND", 14, 10)];
    expect(said("pad-far-from-plane", { ...board, footprints: [chip], vias })).toEqual([]);
    expect(said("pad-far-from-plane", { ...board, footprints: [footprint("R1", 10, 10, [at4])], vias })).toHaveLength(
      1,
    );
    expect(said("pad-far-from-plane", { ...board, footprints: [footprint("SW1", 10, 10, [at4])] })).toEqual([]);
  });

  it("a pair that leaves its plane is found; over the plane it is not", () => {
    const tracks = [track("p", "USB_D+", [2, 5], [30, 5]), track("n", "USB_D-", [2, 5.4], [30, 5.4])];
    const parts = [
      footprint("U1", 2, 5, [smdPad("1", "USB_D+", 0, 0), smdPad("2", "USB_D-", 0, 1)]),
      footprint("J1", 30, 5, [smdPad("3", "USB_D+", 0, 0), smdPad("4", "USB_D-", 0, 1)]),
    ];
    const board = boardWith({ zones: [plane("B.Cu", "GND", [0, 0, 20, 30])], tracks, footprints: parts });
    expect(said("signal-over-gap", board)[0]).toMatch(
      /^USB_D\+ on F\.Cu runs (9|10)\.\d+ mm beside no copper of GND\.$/,
    );
    expect(said("signal-over-gap", { ...board, zones: [plane("B.Cu", "GND")] })).toEqual([]);
    // A slot of 3 mm, as a row of pins makes one.
    const slotted = [
      plane("B.Cu", "GND", [0, 0, 14, 30]),
      { ...plane("B.Cu", "GND", [17, 0, 40, 30]), id: itemId("right") },
    ];
    expect(said("signal-over-gap", { ...board, zones: slotted })).toEqual([]);
  });
});

describe("heat and decoupling", () => {
  const rim = [-3, -1, 1, 3].flatMap((y) => [-4, 4].map((x) => smdPad(`${x} ${y}`, "S", x, y)));
  const large = smdPad("9", "GND", 0, 0, { shape: { kind: "rect", size: { width: fromMm(3), height: fromMm(3) } } });

  it("a thermal pad is found with fewer than four vias", () => {
    const chip = footprint("U1", 20, 15, [...rim, large]);
    const vias = [via("a", "GND", 20, 15), via("b", "GND", 20.8, 15), via("c", "GND", 20, 15.8)];
    const board = boardWith({ zones: [plane("In1.Cu", "GND")], footprints: [chip], vias }, 4);
    expect(said("thermal-vias", board)).toEqual(["U1 pad 9 (GND, 9.0 mm²) has 3 vias; at least 4."]);
    expect(said("thermal-vias", { ...board, vias: [...vias, via("d", "GND", 19.2, 15)] })).toEqual([]);
    // Copper that extends the pad has the fourth.
    expect(said("thermal-vias", { ...board, vias: [...vias, via("d", "GND", 22.2, 15)] })).toEqual([]);
  });

  it("a pin is found whose nearest capacitor is far, and a capacitor whose ground is", () => {
    const chip = footprint("U1", 5, 5, [
      pin("1", "+3V3", 0, 0, "VDD", "power_in"),
      pin("2", "GND", 3, 0, "GND", "power_in"),
    ]);
    const capacitor = (x: number) =>
      footprint("C1", x, 5, [smdPad("1", "+3V3", 0, 0), smdPad("2", "GND", 1.5, 0)], { value: "100n" });
    const board = boardWith(
      { zones: [plane("In1.Cu", "GND")], footprints: [chip, capacitor(15)], vias: [via("v", "GND", 8, 5)] },
      4,
    );
    expect(said("decoupling-far", board)).toEqual([
      "U1 pin 1 (VDD) on +3V3 is 9.00 mm from its nearest decoupling capacitor C1; at most 4.00 mm.",
    ]);
    expect(said("decoupling-ground", board)).toEqual([
      "C1 pad 2 (GND) of a decoupling capacitor is 8.00 mm from the next way into its plane; at most 2.00 mm.",
    ]);
    const near = { ...board, footprints: [chip, capacitor(5.5)] };
    expect([...said("decoupling-far", near), ...said("decoupling-ground", near)]).toEqual([]);
  });
});

describe("what a part is called", () => {
  it("the headers of a board drawn as one part need no capacitor beside them", () => {
    const header = footprint("U4", 5, 5, [
      throughPad("1", "+3V3", 0, 0, { pinFunction: "3V3", pinType: "power_in" }),
      ...[1, 2, 3, 4].map((pad) => throughPad(`p${pad}`, "S", 20, 5 * pad)),
    ]);
    const parts = [1, 2, 3].map((at) => footprint(`R${at}`, 10, 6 + 4 * at, [smdPad(`r${at}`, "S", 0, 0)]));
    const far = footprint("C1", 38, 28, [smdPad("1", "+3V3", 0, 0), smdPad("2", "GND", 1.5, 0)], { value: "100n" });
    expect(said("decoupling-far", boardWith({ footprints: [header, far] }))).toHaveLength(1);
    expect(said("decoupling-far", boardWith({ footprints: [header, far, ...parts] }))).toEqual([]);
  });
});

describe("pairs and returns", () => {
  const parts = [
    footprint("U1", 2, 5, [smdPad("1", "USB_D+", 0, 0), smdPad("2", "USB_D-", 0, 1)]),
    footprint("J1", 30, 5, [smdPad("3", "USB_D+", 0, 0), smdPad("4", "USB_D-", 0, 1)]),
  ];

  it("a pair that runs apart is found, and one of unequal length", () => {
    const apart = [
      track("p", "USB_D+", [2, 5], [30, 5]),
      track("n1", "USB_D-", [2, 6], [2, 20]),
      track("n2", "USB_D-", [2, 20], [30, 20]),
      track("n3", "USB_D-", [30, 20], [30, 6]),
    ];
    const board = boardWith({ tracks: apart, footprints: parts });
    expect(said("pair-uncoupled", board)).toEqual(["USB_D+ and USB_D- run side by side on 0 % of 28.00 mm."]);
    expect(said("pair-unequal", board)).toEqual([
      "USB_D- is 56.00 mm long, USB_D+ 28.00 mm; they may differ by 3.81 mm.",
    ]);
    const beside = {
      ...board,
      tracks: [track("p", "USB_D+", [2, 5], [30, 5]), track("n", "USB_D-", [2, 5.4], [30, 5.4])],
    };
    expect([...said("pair-uncoupled", beside), ...said("pair-unequal", beside)]).toEqual([]);
  });

  it("a via that changes the ground layer is found without a ground via near it", () => {
    const tracks = [track("a", "USB_D+", [2, 5], [15, 5]), track("b", "USB_D+", [15, 5], [30, 5], { layer: "B.Cu" })];
    const vias = [via("v", "USB_D+", 15, 5), via("g", "GND", 20, 5)];
    const board = boardWith(
      { tracks, vias, footprints: parts, zones: [plane("In1.Cu", "GND"), plane("In2.Cu", "GND")] },
      4,
    );
    expect(said("no-return-via", board)).toEqual([
      "A via of USB_D+ changes its plane; the next ground via is 5.00 mm away, at most 4.00 mm.",
    ]);
    expect(said("no-return-via", { ...board, vias: [vias[0]!, via("g", "GND", 16, 5)] })).toEqual([]);
    expect(said("no-return-via", { ...board, zones: [plane("In1.Cu", "GND")] })).toEqual([]);
  });
});

describe("places that stay clear", () => {
  it("a track of another net through a crystal is found, also on the far side of two layers", () => {
    const crystal = footprint("Y1", 10, 10, [smdPad("1", "XI", -1, 0), smdPad("2", "XO", 1, 0)], {
      library: "x:Crystal",
    });
    const board = boardWith({ footprints: [crystal], tracks: [track("t", "S", [10, 5], [10, 15], { layer: "B.Cu" })] });
    expect(said("crystal-crossed", board)).toEqual(["S runs 0.80 mm through Y1 on B.Cu."]);
    const shielded = boardWith({ footprints: [crystal], tracks: board.tracks, zones: [plane("F.Cu", "GND")] });
    expect(said("crystal-crossed", shielded)).toEqual([]);
    const own = { ...board, tracks: [track("t", "XI", [10, 5], [10, 15], { layer: "B.Cu" })] };
    expect(said("crystal-crossed", own)).toEqual([]);
  });

  it("a socket that is called X is no crystal", () => {
    const jack = footprint("X1", 10, 10, [smdPad("1", "+5V", -1, 0), smdPad("2", "GND", 1, 0)], { library: "x:DC-IN" });
    const board = boardWith({ footprints: [jack], tracks: [track("t", "S", [10, 5], [10, 15])] });
    expect(said("crystal-crossed", board)).toEqual([]);
  });

  it("copper under the antenna of a module is found on any layer", () => {
    const module = footprint(
      "U1",
      10,
      10,
      [-6, 6].flatMap((x) => [0, 2, 4, 6].map((y) => smdPad(`${x} ${y}`, "S", x, y))),
      {
        library: "RF_Module:ESP32-WROOM-32",
        graphics: [drawing("body", "F.Fab", { kind: "rect", start: at(-9, -8), end: at(9, 8) })],
      },
    );
    const board = boardWith({ footprints: [module], tracks: [track("t", "S", [5, 4], [15, 4], { layer: "B.Cu" })] });
    expect(said("copper-under-antenna", board)).toEqual(["Copper of S is under the antenna of U1."]);
    expect(said("copper-under-antenna", { ...board, tracks: [track("t", "S", [5, 14], [15, 14])] })).toEqual([]);
    // Makers' areas begin up to 1.1 mm past the last pad, which is at 9.5 mm.
    expect(said("copper-under-antenna", { ...board, tracks: [track("t", "S", [5, 8.6], [15, 8.6])] })).toEqual([]);
  });
});

describe("tracks", () => {
  it("a narrow stretch between wide copper of a supply is found; a narrow way to a pin is not", () => {
    const wide = { width: fromMm(1) };
    const tracks = [
      track("a", "+5V", [2, 5], [10, 5], wide),
      track("b", "+5V", [10, 5], [14, 5], { width: fromMm(0.2) }),
      track("c", "+5V", [14, 5], [25, 5], wide),
    ];
    const parts = [
      footprint("J1", 2, 5, [throughPad("1", "+5V", 0, 0)]),
      footprint("U1", 25, 5, [smdPad("2", "+5V", 0, 0)]),
    ];
    const board = boardWith({ tracks, footprints: parts });
    expect(said("narrow-neck", board)).toEqual(["+5V narrows from 1.00 mm to 0.20 mm over 4.00 mm."]);
    const twice = { ...board, tracks: [...tracks, track("d", "+5V", [10, 5.4], [14, 5.4], { width: fromMm(0.2) })] };
    expect(said("narrow-neck", twice)).toEqual([]);
    const atPin = { ...board, tracks: [tracks[0]!, track("b", "+5V", [10, 5], [25, 5], { width: fromMm(0.2) })] };
    expect(said("narrow-neck", atPin)).toEqual([]);
  });

  it("a net that runs far round is found", () => {
    const parts = [footprint("R1", 2, 5, [smdPad("1", "S", 0, 0)]), footprint("R2", 12, 5, [smdPad("2", "S", 0, 0)])];
    const around = [
      track("a", "S", [2, 5], [2, 25]),
      track("b", "S", [2, 25], [12, 25]),
      track("c", "S", [12, 25], [12, 5]),
    ];
    const board = boardWith({ tracks: around, footprints: parts });
    expect(said("long-detour", board)).toEqual(["S is 50.00 mm long, 5.0 times the 10.00 mm that its pads need."]);
    expect(said("long-detour", { ...board, tracks: [track("a", "S", [2, 5], [12, 5])] })).toEqual([]);
  });

  it("a ring is no detour, nor is the way around a cut-out", () => {
    const parts = [footprint("R1", 2, 5, [smdPad("1", "S", 0, 0)]), footprint("R2", 12, 5, [smdPad("2", "S", 0, 0)])];
    const around = [
      track("a", "S", [2, 5], [2, 25]),
      track("b", "S", [2, 25], [12, 25]),
      track("c", "S", [12, 25], [12, 5]),
    ];
    const ring = boardWith({ tracks: [...around, track("d", "S", [12, 5], [2, 5])], footprints: parts });
    expect(said("long-detour", ring)).toEqual([]);
    const edge = drawing("edge", "Edge.Cuts", { kind: "rect", start: at(0, 0), end: at(40, 30) });
    const slot = drawing("slot", "Edge.Cuts", { kind: "rect", start: at(6, 1), end: at(8, 20) });
    expect(said("long-detour", boardWith({ tracks: around, footprints: parts, graphics: [edge, slot] }))).toEqual([]);
    expect(said("long-detour", boardWith({ tracks: around, footprints: parts, graphics: [edge] }))).toHaveLength(1);
  });

  it("a corner that a round end covers, or a track drawn over itself, is none", () => {
    const back = [track("a", "S", [5, 5], [15, 5]), track("b", "S", [15, 5], [7, 5])];
    expect(said("sharp-corner", boardWith({ tracks: back }))).toEqual([]);
    const short = [track("a", "S", [5, 5], [15, 5]), track("b", "S", [15, 5], [14.9, 5.1])];
    expect(said("sharp-corner", boardWith({ tracks: short }))).toEqual([]);
    const byHand = [track("a", "S", [5, 5], [15, 5]), track("b", "S", [15, 5], [14.5, 15])];
    expect(said("sharp-corner", boardWith({ tracks: byHand }))).toEqual([]);
  });

  it("ends on nothing and acute angles are found, but no corner within a pad", () => {
    const pad = footprint("R1", 5, 5, [smdPad("1", "S", 0, 0)]);
    const tracks = [track("a", "S", [5, 5], [15, 5]), track("b", "S", [15, 5], [6, 8])];
    const board = boardWith({ tracks, footprints: [pad] });
    expect(said("loose-end", board)).toEqual(["A track of S on F.Cu ends on nothing."]);
    const { net: _, ...hole } = via("h", "S", 30, 20);
    const { net: __, ...bar } = track("bar", "S", [20, 20], [25, 20]);
    expect(said("loose-end", boardWith({ vias: [hole], tracks: [bar] }))).toEqual([]);
    // A via at the end of a track is a place to probe; one that touches nothing is left over.
    const probe = boardWith({
      footprints: [pad],
      tracks: [track("a", "S", [5, 5], [15, 5])],
      vias: [via("v", "S", 15, 5)],
    });
    expect(said("loose-end", probe)).toEqual([]);
    expect(said("loose-end", { ...probe, vias: [...probe.vias, via("w", "S", 30, 20)] })).toEqual([
      "A via of S touches nothing.",
    ]);
    expect(said("sharp-corner", board)).toEqual(["Tracks of S on F.Cu meet at less than 90°."]);
    const inPad = { ...board, tracks: [track("a", "S", [5, 5], [15, 5]), track("b", "S", [5, 5], [14, 8])] };
    expect(said("sharp-corner", inPad)).toEqual([]);
  });

  it("a track nearer to the edge than 0.25 mm is found", () => {
    const board = boardWith({ tracks: [track("a", "S", [5, 0.3], [15, 0.3])] });
    expect(said("track-at-edge", board)).toEqual(["S on F.Cu is 0.20 mm from the board's edge; at least 0.25 mm."]);
    expect(said("track-at-edge", boardWith({ tracks: [track("a", "S", [5, 1], [15, 1])] }))).toEqual([]);
  });
});

describe("assembly and test", () => {
  it("a via in a soldered pad is found; in a test point it is not", () => {
    const part = footprint("R1", 5, 5, [smdPad("1", "S", 0, 0)]);
    const board = boardWith({ footprints: [part], vias: [via("v", "S", 5, 5)] });
    expect(said("via-in-pad", board)).toEqual(["A via of 0.30 mm is in R1 pad 1 (S); nothing says that it is filled."]);
    const bare = footprint("TP1", 5, 5, [smdPad("1", "S", 0, 0, { layers: ["F.Cu", "F.Mask"] })]);
    expect(said("via-in-pad", { ...board, footprints: [bare] })).toEqual([]);
    const jumper = footprint("JP1", 5, 5, [smdPad("1", "S", 0, 0)]);
    expect(said("via-in-pad", { ...board, footprints: [jumper] })).toEqual([]);
  });

  it("fine pitch without fiducials is found, once a side", () => {
    const pads = Array.from({ length: 8 }, (_, index) =>
      smdPad(String(index), "S", index * 0.4, 0, {
        shape: { kind: "rect", size: { width: fromMm(0.2), height: fromMm(1) } },
      }),
    );
    const board = boardWith({ footprints: [footprint("U1", 5, 5, pads)] });
    expect(said("no-fiducials", board)).toEqual([
      "The front has no fiducials; U1 has a pitch of 0.40 mm (fine-pitch parts: 1).",
    ]);
    const marked = {
      ...board,
      footprints: [...board.footprints, footprint("FID1", 20, 20, [smdPad("f", undefined, 0, 0)])],
    };
    expect(said("no-fiducials", marked)).toEqual([]);
  });

  it("a supply is found that nothing can touch", () => {
    const chips = [
      footprint("U1", 5, 5, [pin("1", "+3V3", 0, 0, "VOUT", "power_out")]),
      footprint("U2", 15, 5, [pin("1", "+3V3", 0, 0, "VDD", "power_in")]),
    ];
    const board = boardWith({ footprints: chips });
    expect(said("no-test-point", board)).toEqual(["+3V3 has no test point and no plated hole to measure it at."]);
    const header = footprint("J1", 25, 5, [throughPad("1", "+3V3", 0, 0)]);
    expect(said("no-test-point", { ...board, footprints: [...chips, header] })).toEqual([]);
  });

  it("print on pads is found, one finding a footprint", () => {
    const pads = (name: string) => [smdPad(`${name} 1`, "S", 0, 0), smdPad(`${name} 2`, "T", 3, 0)];
    const part = footprint("R1", 5, 5, pads("R1"), { library: "R:0603" });
    const twin = footprint("R2", 5, 5, pads("R2"), { library: "R:0603" });
    const lines = [5, 8].map((x) => drawing(`line ${x}`, "F.SilkS", { kind: "line", start: at(x, 3), end: at(x, 7) }));
    const edge = drawing("edge", "Edge.Cuts", { kind: "rect", start: at(0, 0), end: at(40, 30) });
    const board = boardWith({ footprints: [part, twin], graphics: [edge, ...lines] });
    expect(said("silkscreen-on-pads", board)).toEqual(["Silkscreen is printed on pads of R1, R2 in 4 places."]);
  });
});

describe("a review", () => {
  const board = boardWith({ tracks: [track("a", "S", [5, 0.3], [15, 0.3])] });

  it("takes severities that the project sets, and leaves out what it ignores", () => {
    const { findings } = reviewBoard({
      board,
      settings: { severities: { "track-at-edge": "error", "loose-end": "ignore" }, accepted: {} },
    });
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([["track-at-edge", "error"]]);
  });

  it("keeps the note of an accepted finding, by a key that outlives a new import", () => {
    const [finding] = reviewBoard({
      board,
      settings: { severities: { "loose-end": "ignore" }, accepted: {} },
    }).findings;
    const renamed = { ...board, tracks: board.tracks.map((old) => ({ ...old, id: itemId("other") })) };
    const settings = { severities: {}, accepted: { [finding!.key]: "milled by hand" } };
    const stored = { ...renamed, properties: withReviewSettings(renamed, settings) };
    const again = reviewBoard({ board: stored }).findings;
    expect(again.find(({ rule }) => rule === "track-at-edge")?.accepted).toBe("milled by hand");
    expect(again.filter(({ accepted }) => accepted !== undefined)).toHaveLength(1);
  });

  it("says which part of a document is no setting", () => {
    const { settings, problems } = readReviewSettings({
      severities: { "loose-end": "note", "loose-ends": "note", "sharp-corner": "grave" },
      accepted: { "track-at-edge S F.Cu": "milled by hand", other: 3 },
      rules: [],
    });
    expect(settings).toEqual({
      severities: { "loose-end": "note" },
      accepted: { "track-at-edge S F.Cu": "milled by hand" },
    });
    expect(problems.map((problem) => problem.split('"')[1])).toEqual(["rules", "loose-ends", "sharp-corner", "other"]);
  });

  it("goes by what people said that nets are", () => {
    const parts = [footprint("U1", 2, 5, [smdPad("1", "A", 0, 0)]), footprint("U2", 12, 5, [smdPad("2", "A", 0, 0)])];
    const long = boardWith({
      tracks: [
        track("a", "A", [2, 5], [2, 16]),
        track("b", "A", [2, 16], [12, 16]),
        track("c", "A", [12, 16], [12, 5]),
      ],
      footprints: parts,
    });
    expect(said("long-detour", long)).toEqual([]);
    const clock = { ...long, properties: withSaidNets(long, [{ net: "A", kind: "clock" }]) };
    expect(said("long-detour", clock)).toHaveLength(1);
  });
});
