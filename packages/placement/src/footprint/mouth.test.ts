import { type Footprint, type Graphic, itemId, type LayerId, moveFootprint } from "@tracewright/board";
import { fromMm, type Point } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { mm, testPart } from "../testing/test-board.ts";
import { findMouth } from "./mouth.ts";

/** Contacts in a row at the top of a body that reaches 5 mm down, by default. */
function connector(name: string, { body = [-3, -1, 3, 5] }: { body?: readonly [number, number, number, number] } = {}) {
  const plain = testPart({
    reference: "J1",
    width: 6,
    height: 1,
    nets: ["A", "B", "C"],
    at: mm(0, 0),
    courtyard: "none",
  });
  const [left, top, right, bottom] = body;
  return { ...plain, library: `test:${name}`, graphics: [rectangle("F.Fab", mm(left, top), mm(right, bottom))] };
}

function rectangle(layer: LayerId, start: Point, end: Point): Graphic {
  const stroke = { width: fromMm(0.1), style: "solid" } as const;
  return { id: itemId(`${layer} ${start.y}`), layer, shape: { kind: "rect", start, end }, stroke, filled: false };
}

function turned(footprint: Footprint, rotation: number): Footprint {
  return moveFootprint(footprint, { position: mm(0, 0), rotation });
}

describe("the mouth of a connector", () => {
  it("is where its body reaches out from the contacts, and lies on the front of the body", () => {
    expect(findMouth(connector("USB_B"))).toEqual({ side: 3, line: fromMm(5), from: fromMm(-3), to: fromMm(3) });
  });

  it("turns with the part", () => {
    const sides = [0, 90, 180, 270].map((rotation) => findMouth(turned(connector("USB_B"), rotation))?.side);
    expect(sides).toEqual([3, 1, 2, 0]);
  });

  it("is there for a socket whose name says socket and horizontal", () => {
    expect(findMouth(connector("PinSocket_1x10_P2.54mm_Vertical"))).toBeUndefined();
    expect(findMouth(connector("PinSocket_1x10_P2.54mm_Horizontal"))?.side).toBe(3);
  });

  it("is below the pins of a terminal that is drawn alike on both sides and always opens there", () => {
    const body = [-3, -4, 3, 4] as const;
    const sides = [0, 90, 180, 270].map(
      (rotation) => findMouth(turned(connector("AK300-2", { body }), rotation))?.side,
    );
    expect(sides).toEqual([3, 1, 2, 0]);
    expect(findMouth(connector("bornier2", { body }))).toBeUndefined();
  });

  it("of a screw terminal is where more is drawn inside, whatever marks of the first pin reach out", () => {
    const plain = connector("ScrewTerminal_3.81mm", { body: [-4, -4, 4, 4] });
    const openings = rectangle("F.SilkS", mm(-3, -4), mm(3, -3));
    const mark = rectangle("F.SilkS", mm(-2, 4.2), mm(-1, 5));
    const terminal = { ...plain, graphics: [...plain.graphics, openings, mark] };
    expect(findMouth(terminal)?.side).toBe(2);
    expect(findMouth(turned(terminal, 90))?.side).toBe(0);
  });

  it("is on the line that the footprint marks as the edge of the board, before all else", () => {
    const marked = connector("USB_C");
    const line: Graphic = {
      ...rectangle("Dwgs.User", mm(0, 0), mm(0, 0)),
      shape: { kind: "line", start: mm(-4, 3.2), end: mm(4, 3.2) },
    };
    const text: Footprint["texts"][number] = {
      id: itemId("text"),
      role: "user",
      text: "PCB Edge",
      layer: "Dwgs.User",
      position: mm(0, 3.5),
      rotation: 0,
      style: {
        size: { width: 1, height: 1 },
        thickness: 1,
        horizontal: "center",
        vertical: "middle",
        mirrored: false,
      },
      hidden: false,
    };
    const found = findMouth({ ...marked, graphics: [...marked.graphics, line], texts: [text] });
    expect(found).toEqual({ side: 3, line: fromMm(3.2), from: fromMm(-4), to: fromMm(4) });
  });

  it.each(["PinHeader_1x03_Vertical", "JST_B3B_TopEntry", "Pin_Header_Straight_1x03"])("is none of %s", (name) => {
    expect(findMouth(connector(name))).toBeUndefined();
  });

  it("is none where the body stands evenly about the contacts", () => {
    expect(findMouth(connector("Box", { body: [-4, -4, 4, 4] }))).toBeUndefined();
  });

  it("of a screw terminal is across its contacts, however little it reaches out", () => {
    expect(findMouth(connector("TerminalBlock_2", { body: [-8, -4, 6, 4.4] }))?.side).toBe(3);
  });

  it("lies on the line that its name tells", () => {
    expect(findMouth(connector("DSUB-9_Horizontal_EdgePinOffset3.50mm"))).toMatchObject({ side: 3, line: fromMm(3.5) });
  });

  it("is not hidden by grounded tabs beside it, which fasten a switch at its front", () => {
    const bare = connector("Switch_Slide_SPDT", { body: [-6, -2, 6, 11] });
    const tab = (x: number) => ({ ...bare.pads[0]!, id: itemId(`tab ${x}`), number: "4", position: mm(x, 9.5) });
    const mouthWith = (tabs: readonly number[]) => findMouth({ ...bare, pads: [...bare.pads, ...tabs.map(tab)] });
    expect(mouthWith([-5, 5])).toEqual({ side: 3, line: fromMm(11), from: fromMm(-6), to: fromMm(6) });
    expect(mouthWith([-5, 5])).toEqual(mouthWith([]));
    expect(mouthWith([-1, 1])).toBeUndefined();
  });

  it("of a knob is where its body ends, not its shaft", () => {
    const knob = connector("Potentiometer_9mm", { body: [-3, -1, 3, 25] });
    const pins = findMouth(connector("Potentiometer_9mm", { body: [-3, -1, 3, 5] }));
    expect(pins?.line).toBe(fromMm(5));
    expect(findMouth(knob)).toMatchObject({ side: 3, line: fromMm(6.2) });
  });

  it("of an antenna is over its long side, not away from its feed", () => {
    expect(findMouth(connector("RF_Antenna_2G4", { body: [-1, -5, 20, 0.3] }))?.side).toBe(2);
  });
});
