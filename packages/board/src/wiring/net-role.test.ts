import { describe, expect, it } from "vitest";
import { wiredBoard } from "../testing/wired-board.ts";
import { readWiring } from "./read-wiring.ts";

function roleOf(net: string, lines: readonly string[] = [`R1 - - | 1 - - ${net}`]): string | undefined {
  return readWiring(wiredBoard(lines)).nets.find(({ name }) => name === net)?.role;
}

describe("the role of a net", () => {
  it.each(["GND", "/Power/AGND", "GNDA", "VSS", "Earth", "LED_GND", "GND_CHIP"])("is the ground for %s", (name) => {
    expect(roleOf(name)).toBe("ground");
  });

  it.each(["+3V3", "VCC", "+3.3VA", "/-4.5V", "12V0_B", "VBUS", "/USB_5V", "VDD_IO", "+BATT", "/BM1370/0V8"])(
    "is a supply for %s",
    (name) => {
      expect(roleOf(name)).toBe("supply");
    },
  );

  it.each([
    "SDA",
    "VREF",
    "3V3_EN",
    "BAT_SAMPLE",
    "/V_SENSE",
    "PWR_BTN",
    "RESET",
    "USB_DP",
    "T_BAT",
    "USB_PWR_DIS",
    "Pwr-On",
    "AMUX_S0_3V3",
    "PULLUP_EN_3V3",
  ])("is a signal for %s", (name) => {
    expect(roleOf(name)).toBe("signal");
  });

  it("follows the pins where the name says nothing", () => {
    const taken = ["U1 - QFN | 1 VDD power_in N1 | 2 A input N2", "U2 - QFN | 1 VDD power_in N1 | 2 B input N2"];
    expect(roleOf("N1", taken)).toBe("supply");
    expect(roleOf("N2", taken)).toBe("signal");
    const grounds = ["U1 - QFN | 1 GND power_in N1 | 2 A input N2", "U2 - QFN | 1 GND power_in N1 | 2 B input N2"];
    expect(roleOf("N1", grounds)).toBe("ground");
  });

  it("is a supply where a connector alone brings it in, and not for its shield", () => {
    const lines = [
      "J1 - USB_C | A4 VBUS power_in N1 | B4 VBUS power_in N1 | S1 SHIELD power_in N2 | S2 SHIELD power_in N2",
      "F1 - Fuse | 1 - - N1 | 2 - - VBUS",
      "R1 1M R_0402 | 1 - - N2 | 2 - - GND",
    ];
    expect(roleOf("N1", lines)).toBe("supply");
    expect(roleOf("N2", lines)).toBe("signal");
  });

  it("is no supply for the node that a converter switches", () => {
    const lines = [
      "U1 - SOT | 1 SW power_out N1 | 2 GND power_in GND",
      "L1 - L | 1 - - N1 | 2 - - +5V",
      "D1 - D | 1 - - N1 | 2 - - GND",
    ];
    expect(roleOf("N1", lines)).toBe("signal");
  });
});
