import fc from "fast-check";
import { expect, test } from "vitest";
import { afterDeeds, arbitraryDeeds } from "../testing/arbitrary-design.ts";
import { design, LIBRARY_BOOK } from "../testing/design.ts";
import { drawnWires, MAX_DRAWN_ENDS } from "./drawn-wires.ts";

const node = design(
  { LDO: "ldo-fixed-600ma", MCU: "mcu-esp32", Sensor: "sensor-climate" },
  `LDO.VOUT MCU.VDD Sensor.VDD
   MCU.IO21 Sensor.SDA
   MCU.IO22 Sensor.SCL`,
);
const nameOf = (id: string) => node.logic.uses.find((use) => use.id === id)?.name;

test("a supply leads from its source to each load, and the lines of a bus between two blocks are one wire", () => {
  const { wires } = drawnWires(node.logic, node.book);
  expect(
    wires.map(({ kind, bus, from, to, nets, isDirected }) => ({
      wire: `${kind} ${nameOf(from.use)}.${from.port} ${nameOf(to.use)}.${to.port}`,
      bus,
      nets: nets.length,
      isDirected,
    })),
  ).toEqual([
    { wire: "supply LDO.VOUT MCU.VDD", bus: undefined, nets: 1, isDirected: true },
    { wire: "supply LDO.VOUT Sensor.VDD", bus: undefined, nets: 1, isDirected: true },
    { wire: "bus MCU.IO21 Sensor.SDA", bus: "I2C", nets: 2, isDirected: false },
  ]);
});

test("ground is named at its ports instead of drawn", () => {
  const ground = node.logic.nets.find(({ kind }) => kind === "ground");
  expect([...drawnWires(node.logic, node.book).named]).toEqual([ground?.id]);
});

test("each port of a net is at an end of one of its wires, or the net is named; each wire has an id of its own", () => {
  fc.assert(
    fc.property(arbitraryDeeds({ blocks: 10, wires: 60 }), (deeds) => {
      const logic = afterDeeds(deeds);
      const { wires, named } = drawnWires(logic, LIBRARY_BOOK);
      expect(new Set(wires.map(({ id }) => id)).size).toBe(wires.length);
      for (const net of logic.nets) {
        const own = wires.filter(({ nets }) => nets.includes(net.id));
        if (net.kind === "ground" || net.ends.length > MAX_DRAWN_ENDS) {
          expect(named.has(net.id)).toBe(true);
          expect(own).toEqual([]);
        } else {
          const met = new Set(own.flatMap(({ from, to }) => [from.use, to.use]));
          expect(net.ends.filter(({ use }) => !met.has(use))).toEqual([]);
        }
      }
    }),
    { numRuns: 100 },
  );
});
