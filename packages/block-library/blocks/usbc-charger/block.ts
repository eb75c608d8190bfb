import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, pair, part, resistor } from "../../src/definition/parts.ts";
import { delivers, ground, signal, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "usbc-charger",
  names: { en: "USB-C input with charger for one Li-ion cell", ko: "USB-C 입력과 리튬 이온 1셀 충전기" },
  summary: {
    en: "Receptacle with CC resistors and a resettable fuse; MCP73831 charges the cell with the current that one resistor sets.",
    ko: "CC 저항과 자동 복구 퓨즈가 있는 리셉터클. MCP73831이 저항 하나로 정한 전류로 셀을 충전합니다.",
  },
  category: "supply",
  sources: [
    {
      id: "cc",
      kind: "standard",
      title: "USB Type-C Specification 2.0",
      locator:
        "table 4-25: Rd 5.1 kΩ ±10 % on each of CC1 and CC2; 4.5.2.3: 0.5 A, 1.5 A, 3 A by the source's advertisement",
    },
    {
      id: "vbus",
      kind: "standard",
      title: "USB 2.0 Specification",
      locator: "7.2.2: VBUS 4.75 V to 5.25 V at the source; 7.2.4.1: at most 10 µF",
    },
    {
      id: "ds",
      kind: "datasheet",
      title: "Microchip MCP73831/2, DS20001984",
      locator:
        "Electrical characteristics: input 3.75 V to 6 V, 15 mA to 500 mA; IREG = 1000 V / RPROG; 4.7 µF at input and output",
    },
    { id: "i", kind: "formula", title: "I = 1000 V / RPROG", locator: "equation 5-1 of the data sheet" },
    { id: "fuse", kind: "datasheet", title: "Bourns MF-MSMF110/16", locator: "hold current 1.1 A, 16 V" },
    { id: "con", kind: "datasheet", title: "Korean Hroparts TYPE-C-31-M-12", locator: "contacts and land pattern" },
  ],
  ports: [
    supplyOut("BAT", [2.5, 3.7, 4.2], "ds", { ...delivers(0.5), direction: "bidirectional" }),
    supplyOut("VBUS", [4.4, 5, 5.5], "vbus", { required: false }),
    signal("STAT", "DIGITAL", "out", [0, 5.5], "ds", { supply: "VBUS", required: false }),
    ground(),
  ],
  parameters: [
    fixed("Rd", ["Resistor on CC", "CC 저항"], "Ω", "5.1 kΩ", "cc", { tolerance: 0.01, targets: values("R1 R2") }),
    given("RPROG", ["Programming resistor", "설정 저항"], "Ω", "2 kΩ", {
      min: 2000,
      max: 67000,
      tolerance: 0.01,
      source: "ds",
      targets: values("R3"),
    }),
    computed("I", ["Charge current", "충전 전류"], "A", 'q("1000 V") / RPROG', "i", { min: 0.0149, max: 0.506 }),
  ],
  parts: [
    part(
      "J1",
      {
        mpn: "TYPE-C-31-M-12",
        manufacturer: "Korean Hroparts",
        value: "USB-C",
        footprint: "USB_C_Receptacle_HRO_TYPE-C-31-M-12",
        source: "con",
      },
      "A1 GND pas GND; A4 VBUS pas VUSB; A5 CC1 pas CC1; A6 D+ nc -; A7 D- nc -; A8 SBU1 nc -; A9 VBUS pas VUSB; A12 GND pas GND; B1 GND pas GND; B4 VBUS pas VUSB; B5 CC2 pas CC2; B6 D+ nc -; B7 D- nc -; B8 SBU2 nc -; B9 VBUS pas VUSB; B12 GND pas GND; S1 SHIELD pas GND",
    ),
    resistor("R1", "5.1k", "CC1 GND", "cc"),
    resistor("R2", "5.1k", "CC2 GND", "cc"),
    pair("F1", "fuse", "VUSB VBUS", {
      mpn: "MF-MSMF110/16-2",
      manufacturer: "Bourns",
      value: "1.1 A",
      footprint: "Fuse_1812_4532Metric",
      source: "fuse",
    }),
    part(
      "U1",
      { mpn: "MCP73831T-2ACI/OT", manufacturer: "Microchip", value: "MCP73831", footprint: "SOT-23-5", source: "ds" },
      "1 STAT 3st STAT; 2 VSS pwr GND; 3 VBAT sup BAT; 4 VDD pwr VBUS; 5 PROG pas PROG",
    ),
    capacitor("C1", "4.7u", "VBUS GND", "ds"),
    capacitor("C2", "4.7u", "BAT GND", "ds"),
    resistor("R3", "2k", "PROG GND", "i"),
  ],
  layout: {
    size: [24, 14],
    anchor: "J1",
    isFine: true,
    widths: { "VUSB VBUS BAT": 0.6 },
    places: { J1: [4.2, 7, 270], F1: [12.6, 2.5], R1: [11.6, 10.2], R2: [11.6, 12] },
  },
});
