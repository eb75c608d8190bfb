import { expect, it } from "vitest";
import { hasPort } from "./has-port.ts";

const ports = [
  { kind: "POWER", direction: "in", min: 3.8, max: 32 },
  { kind: "POWER", direction: "out", min: 3.3, max: 3.3 },
  { kind: "I2C", direction: "bidirectional" },
];

it("a port is found by its kind, its direction, and a voltage between its limits", () => {
  expect(hasPort(ports, { kind: "POWER" })).toBe(true);
  expect(hasPort(ports, { kind: "POWER", direction: "in", voltage: 12 })).toBe(true);
  expect(hasPort(ports, { kind: "POWER", direction: "out", voltage: 12 })).toBe(false);
  expect(hasPort(ports, { kind: "POWER", direction: "out", voltage: 3.3 })).toBe(true);
  expect(hasPort(ports, { kind: "CAN" })).toBe(false);
});

it("a port of unknown voltage is found without a voltage alone", () => {
  expect(hasPort(ports, { kind: "I2C", direction: "bidirectional" })).toBe(true);
  expect(hasPort(ports, { kind: "I2C", voltage: 3.3 })).toBe(false);
  expect(hasPort(null, { kind: "I2C" })).toBe(false);
});
