import type { Port } from "@tracewright/blocks";
import { emptyBoard, netId } from "@tracewright/board";
import { expect, it } from "vitest";
import { suggestJoins } from "./suggest-joins.ts";

const board = (...names: string[]) => ({ ...emptyBoard(), nets: names.map((name) => ({ id: netId(name), name })) });
const port = (name: string, netType: Port["netType"] = "SIGNAL"): Port => ({
  ...{ key: name, name, ioType: "DIGITAL", direction: "passive", netType, net: `/block/${name}` },
  ...{ required: true, side: "left", order: 0, pins: [], sources: [] },
});

it("ports join nets of their name, whatever its case and sheet; others are left open", () => {
  const ports = [port("SDA"), port("vcc"), port("IRQ")];
  expect(suggestJoins(board("/mcu/sda", "VCC", "RESET"), { ports })).toEqual({ SDA: "/mcu/sda", vcc: "VCC" });
});

it("a ground port joins the only ground there is, and none where there are several", () => {
  const ports = [port("VSS_1", "GND")];
  expect(suggestJoins(board("GND", "A"), { ports })).toEqual({ VSS_1: "GND" });
  expect(suggestJoins(board("GND", "AGND"), { ports })).toEqual({});
});
