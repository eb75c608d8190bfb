import {
  applyEdit,
  type Board,
  emptyBoard,
  type Footprint,
  isStandIn,
  itemId,
  netId,
  type Pad,
  PLAIN_ATTRIBUTES,
} from "@tracewright/board";
import { aFootprint, aPad } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { changeFootprint, misfitOf } from "./change-footprint.ts";

const pad = (number: string, x: number, net?: string): Pad =>
  aPad({
    id: itemId(`pad ${number} ${x}`),
    number,
    shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } },
    position: { x: fromMm(x), y: fromMm(0.5) },
    layers: ["F.Cu", "F.Mask"],
    ...(net !== undefined && { net: netId(net), pinFunction: `pin of ${net}` }),
  });

const part = (
  id: string,
  library: string,
  pads: readonly Pad[],
  courtyard: number,
  more: Partial<Footprint> = {},
): Footprint =>
  aFootprint({
    id: itemId(id),
    reference: id,
    value: "LM358",
    library,
    position: { x: fromMm(10), y: fromMm(20) },
    rotation: 90,
    locked: true,
    attributes: { ...PLAIN_ATTRIBUTES, doNotPopulate: true },
    pads,
    graphics: [
      {
        id: itemId(`${id} courtyard`),
        layer: "F.CrtYd",
        shape: {
          kind: "rect",
          start: { x: -fromMm(courtyard), y: -fromMm(courtyard) },
          end: { x: fromMm(courtyard), y: fromMm(courtyard) },
        },
        stroke: { width: 0, style: "solid" },
        filled: false,
      },
    ],
    properties: { MPN: "LM358DR" },
    ...more,
  });

const STAND_IN = part("U1", "Stand-in:3-pads", [pad("1", -1, "GND"), pad("2", 0, "VCC"), pad("3", 1, "OUT")], 1);
const TEMPLATE = part("", "Package_SO:Real", [pad("1", -2), pad("2", 2), pad("2", 3), pad("4", 4)], 3, {
  reference: "",
  position: { x: 0, y: 0 },
  rotation: 0,
  locked: false,
  attributes: { ...PLAIN_ATTRIBUTES, mount: "smd" },
  properties: {},
});
const NEIGHBOUR = part("C1", "Capacitor:C", [], 1, { position: { x: fromMm(13.5), y: fromMm(20) } });
const board: Board = {
  ...emptyBoard(),
  nets: ["GND", "VCC", "OUT"].map((name) => ({ id: netId(name), name })),
  footprints: [STAND_IN, NEIGHBOUR],
};

const changed = (of: Footprint = STAND_IN): Footprint => {
  const { edit } = changeFootprint({ ...board, footprints: [of, NEIGHBOUR] }, [of], TEMPLATE);
  const found =
    edit && applyEdit({ ...board, footprints: [of, NEIGHBOUR] }, edit).footprints.find(({ id }) => id === of.id);
  if (!found) throw new Error("nothing changed");
  return found;
};

describe("another footprint for a part", () => {
  it("keeps place, rotation, side, lock, fields and what is fitted, and is no stand-in any more", () => {
    const { reference, value, position, rotation, side, locked, properties, attributes } = changed();
    expect({ reference, value, position, rotation, side, locked, properties }).toEqual({
      reference: "U1",
      value: "LM358",
      position: STAND_IN.position,
      rotation: 90,
      side: "front",
      locked: true,
      properties: { MPN: "LM358DR" },
    });
    expect(attributes).toMatchObject({ doNotPopulate: true, mount: "smd" });
    expect([isStandIn(STAND_IN), isStandIn(changed())]).toEqual([true, false]);
  });

  it("keeps nets and pins by pad number, for all pads of that number", () => {
    expect(changed().pads.map(({ number, net, pinFunction }) => [number, net, pinFunction])).toEqual([
      ["1", "GND", "pin of GND"],
      ["2", "VCC", "pin of VCC"],
      ["2", "VCC", "pin of VCC"],
      ["4", undefined, undefined],
    ]);
  });

  it("is turned over on the back", () => {
    const back = changed({ ...STAND_IN, side: "back" });
    expect(back).toMatchObject({ side: "back", rotation: 90 });
    expect(back.pads[0]).toMatchObject({ position: { x: fromMm(-2), y: fromMm(-0.5) }, layers: ["B.Cu", "B.Mask"] });
    expect(back.graphics[0]?.layer).toBe("B.CrtYd");
  });

  it("has records of its own names, so that two parts may have it", () => {
    const second = { ...STAND_IN, id: itemId("U2"), reference: "U2" };
    const both = { ...board, footprints: [STAND_IN, second] };
    const { edit } = changeFootprint(both, [STAND_IN, second], TEMPLATE);
    const after = edit ? applyEdit(both, edit) : both;
    const ids = after.footprints.flatMap(({ pads, graphics }) => [...pads, ...graphics].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("tells before it is taken what does not fit: nets without a pad, pads without a net, courtyards that come to overlap", () => {
    expect(misfitOf(board, STAND_IN, TEMPLATE)).toEqual({
      lost: [{ number: "3", net: "OUT" }],
      loose: ["4"],
      overlaps: ["C1"],
    });
    expect(misfitOf(board, STAND_IN, STAND_IN)).toEqual({ lost: [], loose: [], overlaps: [] });
  });
});
