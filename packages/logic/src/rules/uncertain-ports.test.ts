import type { BlockDocument, Port } from "@tracewright/blocks";
import { describe, expect, it } from "vitest";
import { type Design, design, LIBRARY } from "../testing/design.ts";
import { judgeLogic } from "./judge-logic.ts";

const judge = ({ logic, book }: Design) => judgeLogic(logic, book, LIBRARY);
const kinds = (made: Design) => judge(made).findings.map(({ rule, severity }) => `${rule} ${severity}`);

/** The block with other facts of one port, as a block of a user may have it. */
const withPort =
  (key: string, change: (port: Port) => Port) =>
  (own: BlockDocument): BlockDocument => ({
    ...own,
    ports: own.ports.map((port) => (port.key === key ? change(port) : port)),
  });

const withoutCurrent = withPort("BAT", ({ current: _, ...port }) => port);

describe("a port for a cell whose current is unknown", () => {
  it("may be the source of its net: its figure is missing, and no error is said", () => {
    const made = design(
      { Cell: { block: "conn-battery", document: withoutCurrent }, MCU: "mcu-atmega328p" },
      "Cell.BAT MCU.VCC",
    );
    expect(kinds(made)).toEqual([]);
    expect(judge(made).unknowns).toContainEqual(
      expect.objectContaining({
        rule: "supply-missing",
        figure: "current",
        end: expect.objectContaining({ port: "BAT" }),
      }),
    );
  });

  it("that is open may have its cell off the board, in a charger as well", () => {
    const wires = "USB.VBUS Charger.VIN";
    expect(kinds(design({ USB: "usbc-sink", Charger: "charger-liion-500ma" }, wires))).toContain("port-open warning");
    const unsure = { block: "charger-liion-500ma", document: withoutCurrent };
    expect(kinds(design({ USB: "usbc-sink", Charger: unsure }, wires))).toContain("port-open warning");
  });

  it("is no excuse for loads that only take", () => {
    const made = design({ MCU: "mcu-atmega328p", Key: "button" }, "MCU.VCC Key.VCC");
    expect(kinds(made)).toContain("supply-missing error");
  });
});

const CORE = { USB: "usbc-sink", LDO: "ldo-fixed-600ma", MCU: "mcu-rp2040" } as const;
const WIRES = `USB.VBUS LDO.VIN LDO.EN
  LDO.VOUT MCU.VDD`;
const withoutRole = (key: string) => withPort(key, ({ facts: _, ...port }) => port);

describe("lines that lead off the board", () => {
  it.each([
    ["can-3v3", "CANH", "MCU.GPIO0 Bus.TXD\nMCU.GPIO1 Bus.RXD"],
    ["rs485-3v3", "A", "MCU.GPIO0 Bus.DI\nMCU.GPIO1 Bus.RO\nMCU.GPIO2 Bus.DE\nMCU.GPIO3 Bus.RE"],
  ])("%s: an open bus is a warning, whether or not the block says which line it is", (block, key, signals) => {
    for (const Bus of [block, { block, document: withoutRole(key) }])
      expect(new Set(kinds(design({ ...CORE, Bus }, `${WIRES} Bus.VCC\n${signals}`)))).toEqual(
        new Set(["port-open warning"]),
      );
  });

  it("an open input of the same transceiver stays an error", () => {
    const made = design({ ...CORE, Bus: "can-3v3" }, `${WIRES} Bus.VCC\nMCU.GPIO1 Bus.RXD`);
    expect(kinds(made)).toContain("port-open error");
  });
});

describe("open drains", () => {
  const asLine = (required: boolean) =>
    withPort("FAULT", (port) => ({
      ...port,
      required,
      direction: "bidirectional",
      facts: { ...port.facts, drive: "open-drain" },
    }));
  const without = (document: BlockDocument): BlockDocument => ({
    ...document,
    circuit: {
      ...document.circuit,
      components: document.circuit.components.map((one) =>
        one.reference.startsWith("R") ? { ...one, doNotPopulate: true } : one,
      ),
    },
  });

  it("left open do no harm, however their block declares them", () => {
    const Switch = { block: "load-switch-usb", document: asLine(true) };
    const made = design({ ...CORE, Switch }, `${WIRES} Switch.EN\nUSB.VBUS Switch.VIN`);
    expect(kinds(made).filter((kind) => kind.startsWith("port-open"))).not.toContain("port-open error");
    expect(kinds(made)).toContain("port-open note");
  });

  it("that something on the board reads need a pull-up; the other end of a plug may have one", () => {
    const Switch = { block: "load-switch-usb", document: (own: BlockDocument) => without(asLine(true)(own)) };
    const read = design({ ...CORE, Switch }, `${WIRES} Switch.EN\nUSB.VBUS Switch.VIN\nMCU.GPIO1 Switch.FAULT`);
    expect(kinds(read)).toContain("pull-up-missing error");
    const Plug = {
      block: "conn-swd",
      document: withPort("NRST", ({ facts: _, ...port }) => ({ ...port, direction: "passive" })),
    };
    const wires = `${WIRES} Switch.EN Plug.VREF
      USB.VBUS Switch.VIN
      MCU.SWDIO Plug.SWDIO
      MCU.SWCLK Plug.SWCLK
      Plug.NRST Switch.FAULT`;
    const left = design({ ...CORE, Switch, Plug }, wires);
    expect(kinds(left)).toContain("pull-up-missing warning");
    expect(kinds(left)).not.toContain("pull-up-missing error");
  });
});
