import { expect, test } from "vitest";
import { netTypeOf } from "./net-type.ts";

test.each(["GND", "/power/GND", "AGND", "GNDA", "GND_1", "VSS", "gnd"])("%s is ground", (name) => {
  // Pins of ground are power pins too.
  expect(netTypeOf(name, ["power_in"])).toBe("GND");
});

test.each(["+5V", "/+3V3", "-12V", "VCC", "VDDA", "VBUS", "3.3V", "5V", "+1V8_CORE"])("%s is a supply", (name) => {
  expect(netTypeOf(name, [])).toBe("VCC");
});

test.each(["SDA", "Net-(R1-Pad2)", "VREF_SEL", "/usb/D+", "BACKGND_SENSE", ""])("%j is a signal", (name) => {
  expect(netTypeOf(name, ["passive", "input"])).toBe("SIGNAL");
});

test("a net is a supply where a pin takes or gives power, however it is named", () => {
  expect(netTypeOf("Net-(U1-OUT)", ["passive", "power_out"])).toBe("VCC");
  expect(netTypeOf("Net-(U1-IN)", ["power-in"])).toBe("VCC");
});
