import { expect, test } from "vitest";
import { portName } from "./port-name.ts";

test("a port is called as its net, without the sheets that lead there", () => {
  expect(portName("/Supply/VIN", [{ part: "U1", pin: "5" }])).toBe("VIN");
  expect(portName("GND", [])).toBe("GND");
});

test("a net that nobody named is called after the part and pin it is at", () => {
  const net = "unconnected-(U1-GPIO39/MTCK-Pad44)";
  expect(portName(net, [{ part: "U1", pin: "44", name: "MTCK" }])).toBe("U1.MTCK");
  expect(portName("unconnected-(K8-Pad2)", [{ part: "K8", pin: "2", name: "~" }])).toBe("K8.2");
  expect(portName("Net-(D1-K)", [{ part: "D1", pin: "1" }])).toBe("D1.1");
});
