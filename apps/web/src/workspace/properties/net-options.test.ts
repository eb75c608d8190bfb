import { netId } from "@tracewright/board";
import { expect, it } from "vitest";
import { netOptions } from "./net-options.ts";

it("nets stand in the order people count in, and are sorted once for the same nets", () => {
  const nets = ["N10", "N2", "GND"].map((name) => ({ id: netId(name), name }));
  const options = netOptions({ nets });
  expect(options.map(({ name }) => name)).toEqual(["GND", "N2", "N10"]);
  expect(netOptions({ nets })).toBe(options);
});

it("nets are read as KiCad shows them, and pins that are left unconnected are none to choose", () => {
  const nets = ["/VPP{slash}MCLR", "unconnected-(U1-PB4-Pad12)"].map((name) => ({ id: netId(name), name }));
  expect(netOptions({ nets })).toEqual([{ value: "/VPP{slash}MCLR", name: "/VPP/MCLR" }]);
});
