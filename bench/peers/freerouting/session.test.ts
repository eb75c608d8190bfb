import { emptyBoard, netId } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, test } from "vitest";
import { readSession } from "./read-session.ts";
import { withSession } from "./with-session.ts";

const SESSION = `(session "board.ses"
  (base_design "board.dsn")
  (placement (resolution um 10) (component "lib:R" (place R1 100 -200 front 0)))
  (was_is)
  (routes
    (resolution um 10)
    (parser (string_quote ") (host_cad "KiCad's Pcbnew") (host_version "(6.0.11)"))
    (library_out (padstack "Via[0-1]_800:400_um" (shape (circle F.Cu 8000 0 0)) (attach off)))
    (network_out
      (net GND
        (wire (path F.Cu 2500
            1000000 -500000
            1100000 -500000
            1100000 -500000
            1150000 -550000
          ))
        (via "Via[0-1]_800:400_um" 1150000 -550000)
        (wire (path "solder side" 2500 1150000 -550000 1150000 -600000))
      )
      (net "Net-(R1-Pad2)"
        (wire (path F.Cu 1524 0 0 100 0) (type protect))
      )
    )
  )
)`;

const nets = ["GND", "Net-(R1-Pad2)"].map((name) => ({ id: netId(name), name }));
const plain = emptyBoard(2);
const board = {
  ...plain,
  nets,
  layers: plain.layers.map((layer) => (layer.id === "B.Cu" ? { ...layer, userName: "solder side" } : layer)),
};

describe("a Specctra session", () => {
  test("gives wires and vias in nanometres, y downwards", () => {
    const [ground, signal] = readSession(SESSION);
    expect(ground?.name).toBe("GND");
    expect(ground?.wires[0]).toMatchObject({ layer: "F.Cu", width: fromMm(0.25) });
    expect(ground?.wires[0]?.points[0]).toEqual({ x: fromMm(100), y: fromMm(50) });
    expect(ground?.vias).toEqual([
      { position: { x: fromMm(115), y: fromMm(55) }, diameter: fromMm(0.8), drill: fromMm(0.4) },
    ]);
    expect(signal?.name).toBe("Net-(R1-Pad2)");
    expect(signal?.wires[0]?.width).toBe(152_400);
  });

  test("becomes tracks and vias on the layers people named, without tracks of no length", () => {
    const { tracks, vias } = withSession(board, readSession(SESSION));
    expect(tracks.map(({ layer }) => layer)).toEqual(["F.Cu", "F.Cu", "B.Cu", "F.Cu"]);
    expect(tracks[1]).toMatchObject({ end: { x: fromMm(115), y: fromMm(55) }, net: "GND" });
    expect(vias).toMatchObject([{ kind: "through", layers: ["F.Cu", "B.Cu"], net: "GND" }]);
    expect(new Set([...tracks, ...vias].map(({ id }) => id)).size).toBe(5);
  });

  test.each([
    ["(session x (routes (resolution um 10) (network_out (net A (wire (path F.Cu 1 0 0", "middle of a bracket"],
    ["(pcb board)", "no session"],
    ["(session x (placement))", "no (routes …)"],
    ["(session x (routes (resolution ell 10) (network_out)))", "no resolution that we know: ell 10"],
    ['(session x (routes (resolution um 10) (network_out (net A (via "Round" 0 0)))))', "via Round does not tell"],
  ])("%s is refused with its reason", (text, reason) => {
    expect(() => readSession(text)).toThrow(reason);
  });

  test("is refused when it names a net or layer that the board does not have", () => {
    const session = readSession(SESSION);
    expect(() => withSession({ ...board, nets: nets.slice(1) }, session)).toThrow("net GND");
    expect(() => withSession(plain, session)).toThrow("net GND");
    expect(() => withSession({ ...plain, nets }, session)).toThrow("layer solder side");
  });
});
