import { describe, expect, it } from "vitest";
import { wiredBoard } from "../testing/wired-board.ts";
import { saidNets, withSaidNets } from "../wiring/said-nets.ts";
import type { NetReading } from "./net-reading.ts";
import { readNets } from "./read-nets.ts";

function read(net: string, lines: readonly string[]): NetReading | undefined {
  return readNets(wiredBoard(lines)).find(({ name }) => name === net);
}

/** Two circuits joined by nets of these names. */
function joined(...nets: readonly string[]): string[] {
  return ["U1", "U2"].map((part) => [`${part} - QFN`, ...nets.map((net, at) => `${at} - - ${net}`)].join(" | "));
}

describe("what a net is", () => {
  it("is a ground by its name, and by the pins where the name says nothing", () => {
    expect(read("GND", joined("GND"))).toMatchObject({ kind: "ground", reason: { kind: "name" } });
    const lines = ["U1 - QFN | 1 GND power_in N1", "U2 - QFN | 1 VSS power_in N1"];
    expect(read("N1", lines)).toMatchObject({ kind: "ground", reason: { kind: "power-pins", facts: { count: 2 } } });
  });

  it("is a supply with the pins that feed it and those that take from it", () => {
    const lines = [
      "U1 AMS1117 SOT-223 | 2 VOUT power_out +3V3 | 1 GND power_in GND",
      "U2 - QFN | 1 VDD power_in +3V3 | 2 GND power_in GND",
      "C1 100n C_0603 | 1 - - +3V3 | 2 - - GND",
    ];
    expect(read("+3V3", lines)).toMatchObject({
      kind: "supply",
      sources: [{ reference: "U1", pad: "2" }],
      loads: [{ reference: "U2", pad: "1" }],
    });
  });

  it("is a switch node at the pin that switches an inductor", () => {
    const lines = ["U1 - SOT | 1 SW power_out N1 | 2 GND power_in GND", "L1 - L | 1 - - N1 | 2 - - +5V"];
    expect(read("N1", lines)).toMatchObject({
      kind: "switch-node",
      reason: { kind: "inductor", facts: { part: "U1", pin: "SW", inductor: "L1" } },
    });
  });

  it("is a crystal's net on both sides of the resistor in series", () => {
    const lines = [
      "Y1 12MHz Crystal | 1 - - XI | 2 - - N2",
      "U1 - QFN | 1 XIN input XI | 2 XOUT output N1",
      "R1 1k R_0402 | 1 - - N1 | 2 - - N2",
    ];
    for (const net of ["XI", "N1", "N2"])
      expect(read(net, lines)).toMatchObject({ kind: "crystal", reason: { kind: "crystal", facts: { part: "Y1" } } });
  });

  it("is an antenna feed from the radio to the antenna", () => {
    const lines = [
      "U1 - QFN | 1 RF bidirectional N1",
      "L1 3n L_0402 | 1 - - N1 | 2 - - N2",
      "AE1 - Antenna | 1 - - N2",
    ];
    expect(read("N1", lines)).toMatchObject({ kind: "antenna-feed", reason: { kind: "antenna-pin" } });
    expect(read("N2", lines)).toMatchObject({ kind: "antenna-feed", reason: { kind: "antenna" } });
  });

  it("is analog at the feedback pin of a regulator, and is a clock at the pin of one", () => {
    const lines = ["U1 - SOT | 1 FB input N1 | 2 SCK input N2", "R1 10k R_0402 | 1 - - N1 | 2 - - N2"];
    expect(read("N1", lines)).toMatchObject({ kind: "analog", reason: { kind: "feedback-pin" } });
    expect(read("N2", lines)).toMatchObject({ kind: "clock", reason: { kind: "clock-pin" } });
  });

  it("is of a bus by running numbers, of four at least", () => {
    expect(read("D2", joined("D0", "D1", "D2", "D3"))).toMatchObject({ kind: "bus", bus: "D" });
    expect(read("D2", joined("D0", "D1", "D2"))?.kind).toBe("plain");
    expect(read("Net-(U1-Pad3)", joined("Net-(U1-Pad0)", "Net-(U1-Pad1)", "Net-(U1-Pad3)"))?.kind).toBe("plain");
  });

  it("is what a person says of it, and others are read with it", () => {
    const lines = ["C1 100n C_0603 | 1 - - VX | 2 - - GND", "U1 - QFN | 1 A input VX | 2 GND power_in GND"];
    const board = wiredBoard(lines);
    expect(readNets(board).find(({ name }) => name === "VX")?.kind).toBe("plain");
    const stored = { ...board, properties: withSaidNets(board, [{ net: "VX", kind: "supply" }]) };
    const said = readNets(stored).find(({ name }) => name === "VX");
    expect(said).toMatchObject({ kind: "supply", reason: { kind: "said" }, loads: [{ reference: "U1", pad: "1" }] });
  });
});

describe("what people said of nets", () => {
  it("is kept with the board's properties, and taken back", () => {
    const board = { properties: { title: "A" } };
    const stored = { properties: withSaidNets(board, [{ net: "CLK", kind: "plain" }]) };
    expect(stored.properties.title).toBe("A");
    expect(saidNets(stored)).toEqual([{ net: "CLK", kind: "plain" }]);
    expect(withSaidNets(stored, [{ net: "CLK", kind: undefined }])).toEqual({ title: "A" });
  });

  it.each(["{", "[]", '{"CLK":"fast"}', "null"])("is nothing where a file has %s", (text) => {
    expect(saidNets({ properties: { "Tracewright nets": text } })).toEqual([]);
  });
});

describe("differential pairs", () => {
  it("are not both sides of a crystal, however they are named", () => {
    const lines = ["Y1 32k Crystal | 1 - - X_P | 2 - - X_N", "U1 - QFN | 1 - input X_P | 2 - output X_N"];
    expect(read("X_P", lines)).toMatchObject({ kind: "crystal" });
    expect(read("X_P", lines)?.pair).toBeUndefined();
  });

  it.each([
    ["USB_D+", "USB_D-", "USB_D"],
    ["LVDS_P0", "LVDS_N0", "LVDS0"],
    ["/USB_DP", "/USB_DM", "/USB_D"],
    ["/USBDP", "/USBDM", "/USBD"],
    ["UDP1", "UDM1", "UD1"],
    ["USB_D_PLUS", "USB_D_MINUS", "USB_D"],
    ["DP", "DM", "D"],
    ["CANH", "CANL", "CAN"],
    ["/bus/CAN1_H", "/bus/CAN1_L", "/bus/CAN1"],
    ["USB_D+_R", "USB_D-_R", "USB_D_R"],
    ["ETH_TX_P_CONN", "ETH_TX_N_CONN", "ETH_TX_CONN"],
  ])("%s and %s are one by their names", (positive, negative, name) => {
    const lines = joined(positive, negative);
    expect(read(positive, lines)?.pair).toEqual({ partner: negative, name, sign: "+" });
    expect(read(negative, lines)?.pair).toEqual({ partner: positive, name, sign: "-" });
    expect(read(positive, lines)?.kind).toBe("pair");
  });

  it.each([
    ["D+", "D-"],
    ["USB_DP", "USB_DM"],
    ["CANH", "CANL"],
    ["TXP", "TXN"],
    ["TD+", "TD-"],
    ["TMDS_D0+", "TMDS_D0-"],
    ["MDI0+", "MDI0-"],
  ])("nets that join pins %s and %s are one, whatever they are called", (positive, negative) => {
    const lines = [`U1 - QFN | 1 ${positive} - N1 | 2 ${negative} - N2`, "J1 - Conn | 1 - - N1 | 2 - - N2"];
    expect(read("N1", lines)).toMatchObject({
      pair: { partner: "N2", sign: "+" },
      reason: { kind: "pair-pins", facts: { part: "U1" } },
    });
  });

  it.each([
    ["inputs of an amplifier", ["U1 - SO | 1 + input N1 | 2 - input N2", "R1 1k R | 1 - - N1 | 2 - - N2"]],
    ["supplies", ["U1 - SO | 1 V+ power_in V+ | 2 V- power_in V-", "U2 - SO | 1 V+ power_in V+ | 2 V- power_in V-"]],
  ])("%s are none", (_, lines) => {
    expect(readNets(wiredBoard(lines)).filter(({ pair }) => pair)).toEqual([]);
  });

  it("belong to one partner each", () => {
    const lines = joined("D+", "D-", "DP", "DM");
    const partners = readNets(wiredBoard(lines)).flatMap(({ pair }) => pair?.partner ?? []);
    expect(new Set(partners).size).toBe(partners.length);
    expect(partners).toHaveLength(4);
  });
});
