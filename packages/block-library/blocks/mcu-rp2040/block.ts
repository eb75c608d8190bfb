import { defineBlock } from "../../src/definition/block-definition.ts";
import { gives, levels, pin, volts } from "../../src/definition/facts.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const LEFT = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `GPIO${n}`);
const BOTTOM = [12, 13, 14, 15].map((n) => `GPIO${n}`);
const RIGHT = [29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16].map((n) => `GPIO${n}`);

const IO = pin(levels(volts(2), volts(0.8)), gives(volts(2.62), volts(0.5), 0.004));

export const block = defineBlock({
  key: "mcu-rp2040",
  names: { en: "Controller RP2040 with flash memory", ko: "플래시를 갖춘 RP2040 컨트롤러" },
  summary: {
    en: "RP2040 with 16 Mbit of flash memory, crystal, USB resistors and capacitors, as its maker's guide has them.",
    ko: "제조사 가이드에 따른 16 Mbit 플래시, 크리스털, USB 저항, 커패시터를 갖춘 RP2040입니다.",
  },
  category: "controller",
  sources: [
    {
      id: "guide",
      kind: "datasheet",
      title: "Raspberry Pi, Hardware design with RP2040",
      locator:
        "chapter 2, minimal design: 100 nF at each supply pin, 1 µF at VREG_VIN and VREG_VOUT, 27 Ω in D+ and D−, 12 MHz with 15 pF and 1 kΩ",
    },
    {
      id: "ds",
      kind: "datasheet",
      title: "Raspberry Pi RP2040",
      locator: "section 5.5: IOVDD 1.8 V to 3.3 V; USB needs 3.3 V; levels at 3.3 V; pulls of RUN, SWCLK and SWDIO",
    },
    { id: "flash", kind: "datasheet", title: "Winbond W25Q16JV", locator: "operating ranges: 2.7 V to 3.6 V" },
    { id: "x", kind: "datasheet", title: "Abracon ABM8-272-T3", locator: "12 MHz, CL 10 pF" },
    { id: "c", kind: "formula", title: "C = 2 · (CL − CS)", locator: "load capacitors of a crystal" },
  ],
  ports: [
    supplyIn("VDD", [3.0, 3.3, 3.6], "ds", {
      ...draws(0.1),
      facts: { decoupling: 1e-6 },
      absoluteMax: { max: 3.63 },
      side: "right",
    }),
    ...LEFT.map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", {
        facts: IO,
        supply: "VDD",
        required: false,
        side: "left",
      }),
    ),
    ...BOTTOM.map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", {
        facts: IO,
        supply: "VDD",
        required: false,
        side: "bottom",
      }),
    ),
    signal("SWCLK", "CLOCK", "in", [0, 3.6], "ds", {
      facts: { ...IO, role: "SWCLK", pull: { to: "up" } },
      supply: "VDD",
      required: false,
      side: "bottom",
    }),
    signal("SWDIO", "DIGITAL", "bidirectional", [0, 3.6], "ds", {
      facts: { ...IO, role: "SWDIO", pull: { to: "up" } },
      supply: "VDD",
      required: false,
      side: "bottom",
    }),
    signal("RUN", "RESET", "in", [0, 3.6], "ds", {
      facts: { ...IO, pull: { to: "up" } },
      supply: "VDD",
      required: false,
      side: "bottom",
    }),
    ...RIGHT.map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.6], "ds", {
        facts: IO,
        supply: "VDD",
        required: false,
        side: "right",
      }),
    ),
    signal("DP", "USB", "bidirectional", [0, 3.6], "ds", { required: false, side: "top" }),
    signal("DM", "USB", "bidirectional", [0, 3.6], "ds", { required: false, side: "top" }),
    signal("BOOT", "DIGITAL", "in", [0, 3.6], "guide", { required: false, side: "top" }),
    ground(),
  ],
  parameters: [
    fixed("CL", ["Load capacitance", "부하 정전 용량"], "F", "10 pF", "x"),
    given("CS", ["Stray capacitance", "표유 정전 용량"], "F", "3 pF", { min: 0, max: 1e-11 }),
    computed("C", ["Capacitors", "커패시터"], "F", "2 * (CL - CS)", "c", {
      series: "E12",
      tolerance: 0.05,
      targets: values("C12 C13"),
    }),
    fixed("RUSB", ["Series resistors of USB", "USB 직렬 저항"], "Ω", "27 Ω", "guide", {
      tolerance: 0.01,
      targets: values("R1 R2"),
    }),
  ],
  parts: [
    part(
      "U1",
      {
        mpn: "RP2040",
        manufacturer: "Raspberry Pi",
        footprint: "QFN-56-1EP_7x7mm_P0.4mm_EP3.2x3.2mm",
        source: "guide",
      },
      "1 IOVDD pwr VDD; 2 GPIO0 io GPIO0; 3 GPIO1 io GPIO1; 4 GPIO2 io GPIO2; 5 GPIO3 io GPIO3; 6 GPIO4 io GPIO4; 7 GPIO5 io GPIO5; 8 GPIO6 io GPIO6; 9 GPIO7 io GPIO7; 10 IOVDD pwr VDD; 11 GPIO8 io GPIO8; 12 GPIO9 io GPIO9; 13 GPIO10 io GPIO10; 14 GPIO11 io GPIO11; 15 GPIO12 io GPIO12; 16 GPIO13 io GPIO13; 17 GPIO14 io GPIO14; 18 GPIO15 io GPIO15; 19 TESTEN pas GND; 20 XIN in XIN; 21 XOUT pas XOUT; 22 IOVDD pwr VDD; 23 DVDD pwr V1V1; 24 SWCLK in SWCLK; 25 SWDIO io SWDIO; 26 RUN in RUN; 27 GPIO16 io GPIO16; 28 GPIO17 io GPIO17; 29 GPIO18 io GPIO18; 30 GPIO19 io GPIO19; 31 GPIO20 io GPIO20; 32 GPIO21 io GPIO21; 33 IOVDD pwr VDD; 34 GPIO22 io GPIO22; 35 GPIO23 io GPIO23; 36 GPIO24 io GPIO24; 37 GPIO25 io GPIO25; 38 GPIO26 io GPIO26; 39 GPIO27 io GPIO27; 40 GPIO28 io GPIO28; 41 GPIO29 io GPIO29; 42 IOVDD pwr VDD; 43 ADC_AVDD pwr VDD; 44 VREG_VIN pwr VDD; 45 VREG_VOUT sup V1V1; 46 USB_DM io UDM; 47 USB_DP io UDP; 48 USB_VDD pwr VDD; 49 IOVDD pwr VDD; 50 DVDD pwr V1V1; 51 QSPI_SD3 io SD3; 52 QSPI_SCLK out SCLK; 53 QSPI_SD0 io SD0; 54 QSPI_SD2 io SD2; 55 QSPI_SD1 io SD1; 56 QSPI_SS io SS; 57 GND pwr GND",
    ),
    part(
      "U2",
      {
        mpn: "W25Q16JVSSIQ",
        manufacturer: "Winbond",
        value: "W25Q16JV",
        footprint: "SOIC-8_5.3x5.3mm_P1.27mm",
        source: "flash",
      },
      "1 CS in SS; 2 DO/IO1 io SD1; 3 WP/IO2 io SD2; 4 GND pwr GND; 5 DI/IO0 io SD0; 6 CLK in SCLK; 7 HOLD/IO3 io SD3; 8 VCC pwr VDD",
    ),
    ...[1, 2, 3, 4, 5, 6].map((n) => capacitor(`C${n}`, "100n", "VDD GND", "guide", { size: "0402" })),
    capacitor("C7", "100n", "V1V1 GND", "guide", { size: "0402" }),
    capacitor("C8", "100n", "V1V1 GND", "guide", { size: "0402" }),
    capacitor("C9", "1u", "VDD GND", "guide", { size: "0402" }),
    capacitor("C10", "1u", "V1V1 GND", "guide", { size: "0402" }),
    capacitor("C11", "100n", "VDD GND", "flash", { size: "0402" }),
    part(
      "Y1",
      {
        mpn: "ABM8-272-T3",
        manufacturer: "Abracon",
        value: "12 MHz",
        footprint: "Crystal_SMD_3225-4Pin_3.2x2.5mm",
        source: "x",
      },
      "1 X1 pas XIN; 2 GND pas GND; 3 X2 pas X2; 4 GND pas GND",
      "crystal",
    ),
    capacitor("C12", "15p", "XIN GND", "c", { size: "0402" }),
    capacitor("C13", "15p", "X2 GND", "c", { size: "0402" }),
    resistor("R1", "27", "UDP DP", "guide", { size: "0402" }),
    resistor("R2", "27", "UDM DM", "guide", { size: "0402" }),
    resistor("R3", "1k", "XOUT X2", "guide", { size: "0402" }),
    resistor("R4", "1k", "SS BOOT", "guide", { size: "0402" }),
  ],
  layout: {
    size: [26, 25],
    anchor: "U1",
    isFine: true,
    widths: { V1V1: 0.2, VDD: 0.2 },
    places: {
      U1: [13, 14.5],
      U2: [7.4, 4.2, 180],
      Y1: [12.4, 22.6],
    },
  },
});
