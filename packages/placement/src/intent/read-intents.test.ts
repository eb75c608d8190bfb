import type { Intent } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { wiredBoard } from "../testing/wired-board.ts";
import { readIntents } from "./read-intents.ts";

/** `kind part: from→to, …` of every intent but those of edges. */
function read(lines: readonly string[]): string[] {
  return readIntents(wiredBoard(lines))
    .filter(({ kind }) => kind !== "edge")
    .map(tell);
}

function tell(intent: Intent): string {
  const links = "links" in intent ? intent.links : [];
  const told = links.map(({ from, to }) => `${from.reference}.${from.pad}→${to.reference}.${to.pad}`).join(", ");
  return `${intent.id}: ${told}`;
}

const CHIP =
  "U1 MCU QFP | 1 VDD power_in +3V3 | 2 VDD power_in +3V3 | 3 GND power_in GND | 4 EN input +3V3 | 5 PA0 output A";

describe("decoupling", () => {
  it("gives every supply pin a capacitor before any has two, and never a pin that merely hangs on the supply", () => {
    expect(
      read([
        CHIP,
        "C1 100n C | 1 - - +3V3 | 2 - - GND",
        "C2 100n C | 1 - - GND | 2 - - +3V3",
        "C3 10u C | 1 - - +3V3 | 2 - - GND",
      ])
        .map((line) => line.split("→")[1])
        .sort(),
    ).toEqual(["U1.1", "U1.1", "U1.2"]);
  });

  it("is not read between two grounds, two supplies, or a supply and a signal", () => {
    expect(
      read([
        CHIP,
        "C1 100n C | 1 - - AGND | 2 - - GND",
        "C2 100n C | 1 - - +3V3 | 2 - - +5V",
        "C3 100n C | 1 - - +3V3 | 2 - - A",
      ]),
    ).toEqual([]);
  });

  it("has nothing to serve where only connectors are on the supply", () => {
    expect(read(["J1 - PinHeader_1x02 | 1 - - +5V | 2 - - GND", "C1 100n C | 1 - - +5V | 2 - - GND"])).toEqual([]);
  });
});

describe("what stands near what", () => {
  it("a crystal at the pins that it clocks, past a resistor, and its capacitors at it", () => {
    expect(
      read([
        "U1 MCU QFP | 1 XI input XI | 2 XO output XO | 3 GND power_in GND",
        "R1 1k R | 1 - - XO | 2 - - XO_R",
        "Y1 12M Crystal_3225 | 1 - - XI | 2 - - GND | 3 - - XO_R",
        "C1 18p C | 1 - - XI | 2 - - GND",
        "C2 18p C | 1 - - GND | 2 - - XO_R",
      ]),
    ).toEqual(["crystal Y1: Y1.1→U1.1, Y1.3→U1.2", "crystal-load C1: C1.1→Y1.1", "crystal-load C2: C2.2→Y1.3"]);
  });

  it("the divider of a regulator at its feedback pin", () => {
    expect(
      read([
        "U1 LDO SOT | 1 OUT power_out VOUT | 2 FB input TAP | 3 GND power_in GND",
        "R1 100k R | 1 - - VOUT | 2 - - TAP",
        "R2 47k R | 1 - - TAP | 2 - - GND",
      ]),
    ).toEqual(["feedback R1: R1.2→U1.2", "feedback R2: R2.1→U1.2"]);
  });

  it("a surge stopper at the connector whose lines it guards, not at the circuit behind", () => {
    expect(
      read([
        "J1 USB USB_C | 1 - - DP | 2 - - DM | 3 - - GND",
        "U2 MCU QFP | 1 DP bidirectional DP | 2 DM bidirectional DM",
        "D1 USBLC6 SOT-23-6 | 1 - - DP | 2 - - GND | 3 - - DM",
      ]),
    ).toEqual(["esd D1: D1.1→J1.1, D1.3→J1.2"]);
  });

  it("a small resistor in a line at the pin that drives it, a link of nothing and a pull-up nowhere", () => {
    expect(
      read([
        "U1 MCU QFP | 1 CLK output CLK | 2 D input D_R",
        "U2 FLASH SOIC | 1 SCK input CLK_R | 2 DO output D",
        "R1 33R R | 1 - - CLK_R | 2 - - CLK",
        "R2 22 R | 1 - - D | 2 - - D_R",
        "R3 0R R | 1 - - X | 2 - - Y",
        "R4 10k R | 1 - - CLK | 2 - - +3V3",
      ]),
    ).toEqual(["series R1: R1.2→U1.1", "series R2: R2.1→U2.2"]);
  });
});

describe("the two lines of a pair", () => {
  const USB = [
    "J1 USB USB_C | 1 - - USB_D+ | 2 - - USB_D- | 3 - - GND",
    "U1 MCU QFP | 1 USB_DP bidirectional DP | 2 USB_DM bidirectional DM | 3 GND power_in GND",
  ];

  it("have their equal parts in series side by side, the pins of one end beside each other", () => {
    const told = read([...USB, "R1 22 R | 1 - - USB_D+ | 2 - - DP", "R2 22 R | 1 - - DM | 2 - - USB_D-"]);
    expect(told).toContain("pair R1: R1.1→R2.2, R1.2→R2.1");
    expect(told.filter((line) => line.startsWith("pair "))).toHaveLength(1);
  });

  it("have nothing side by side where the parts differ, terminate the pair, or lead to ground", () => {
    const lines = [
      ["R1 22 R | 1 - - USB_D+ | 2 - - DP", "R2 33 R | 1 - - DM | 2 - - USB_D-"],
      ["R1 90 R | 1 - - USB_D+ | 2 - - USB_D-", "R2 90 R | 1 - - USB_D+ | 2 - - USB_D-"],
      ["C1 47p C | 1 - - USB_D+ | 2 - - GND", "C2 47p C | 1 - - USB_D- | 2 - - GND"],
      ["R1 60 R | 1 - - USB_D+ | 2 - - MID", "R2 60 R | 1 - - USB_D- | 2 - - MID"],
    ];
    for (const each of lines) expect(read([...USB, ...each]).filter((line) => line.startsWith("pair "))).toEqual([]);
  });
});

describe("the loop of a converter", () => {
  const BUCK = "U1 BUCK SOT | 1 VIN power_in +12V | 2 SW output NODE | 3 GND power_in GND | 4 FB input TAP";
  const COIL = "L1 4u7 L | 1 - - NODE | 2 - - +5V";

  it("runs from the input capacitor through the switch, and the capacitor is not pulled to a pin as well", () => {
    const [loop] = readIntents(wiredBoard([BUCK, COIL, "C1 10u C | 1 - - +12V | 2 - - GND"])).filter(
      ({ kind }) => kind !== "edge",
    );
    expect(loop?.kind === "switching-loop" && loop.pins.map(({ reference, pad }) => `${reference}.${pad}`)).toEqual([
      "C1.1",
      "U1.1",
      "U1.2",
      "U1.3",
      "C1.2",
    ]);
    expect(read([BUCK, COIL, "C1 10u C | 1 - - +12V | 2 - - GND"])).toHaveLength(1);
  });

  it("of a boost converter runs through the diode to the output capacitor", () => {
    const [loop] = readIntents(
      wiredBoard([
        "U1 BOOST SOT | 1 VIN power_in +3V3 | 2 SW output NODE | 3 GND power_in GND",
        "L1 10u L | 1 - - +3V3 | 2 - - NODE",
        "D1 SS14 SMA | 1 K - +12V | 2 A - NODE",
        "C1 10u C | 1 - - +12V | 2 - - GND",
      ]),
    ).filter(({ kind }) => kind === "switching-loop");
    expect(loop && "pins" in loop && loop.pins.map(({ reference, pad }) => `${reference}.${pad}`)).toEqual([
      "C1.1",
      "D1.1",
      "U1.2",
      "D1.2",
      "U1.3",
      "C1.2",
    ]);
  });

  it("is not read from the coil of a filter", () => {
    expect(
      read(["U1 MCU QFP | 1 VDDA power_in VDDA | 3 GND power_in GND", "L1 10u L | 1 - - VDDA | 2 - - +3V3"]),
    ).toEqual([]);
  });
});

describe("parts for the edge", () => {
  const edges = (...lines: string[]) =>
    readIntents(wiredBoard(lines)).flatMap((intent) => (intent.kind === "edge" ? [intent.part] : []));

  it("are connectors, antennas and switches pressed from the side", () => {
    expect(
      edges(
        "J1 USB USB_C_Receptacle | 1 - - A | 2 - - B",
        "AE1 2G4 RF_Antenna | 1 - - A | 2 - - B",
        "SW1 RST SW_Tactile_SKHH_Angled | 1 - - A | 2 - - B",
        "SW2 RST SW_Tactile_SKHH | 1 - - A | 2 - - B",
        "SW3 PWR SW_SPDT_PCM12 | 1 - - A | 2 - - B",
        "RV1 10k Potentiometer_Trimmer_3296W | 1 - - A | 2 - - B | 3 - - C",
      ),
    ).toEqual(["J1", "AE1", "SW1", "SW3"]);
  });

  it("are not jumpers, sockets of circuits, modules, or chips that are called connectors", () => {
    expect(
      edges(
        "JP1 Jumper PinHeader_1x02_P2.54mm_Vertical | 1 - - A | 2 - - B",
        "J2 EPROM DIP_Socket-28 | 1 - - A | 2 - - B",
        "J3 SWD PinHeader_1x05 | 1 - - A | 2 - - B",
        "J4 screen OLED_4Pin | 1 - - A | 2 - - B",
        "P5 NVM R_0603_sm | 1 - - A | 2 - - B",
      ),
    ).toEqual([]);
  });
});
