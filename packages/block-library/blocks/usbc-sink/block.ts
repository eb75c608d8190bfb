import { defineBlock } from "../../src/definition/block-definition.ts";
import { fixed, values } from "../../src/definition/parameters.ts";
import { pair, part, resistor } from "../../src/definition/parts.ts";
import { delivers, ground, signal, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "usbc-sink",
  names: { en: "USB-C input, 5 V sink", ko: "USB-C 입력, 5 V 싱크" },
  summary: {
    en: "Receptacle for USB 2.0 with CC resistors, surge protection of the data lines and a resettable fuse.",
    ko: "USB 2.0 리셉터클, CC 저항, 데이터선 서지 보호, 자동 복구 퓨즈로 구성됩니다.",
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
      id: "esd",
      kind: "datasheet",
      title: "STMicroelectronics USBLC6-2",
      locator: "pin configuration of SOT23-6L; VBUS at most 5.25 V",
    },
    { id: "fuse", kind: "datasheet", title: "Bourns MF-MSMF110/16", locator: "hold current 1.1 A, 16 V" },
    { id: "con", kind: "datasheet", title: "Korean Hroparts TYPE-C-31-M-12", locator: "contacts and land pattern" },
  ],
  ports: [
    supplyOut("VBUS", [4.4, 5, 5.5], "vbus", { ...delivers(1.1) }),
    signal("DP", "USB", "bidirectional", [0, 3.6], "vbus", { required: false, facts: { hasSurgeProtection: true } }),
    signal("DM", "USB", "bidirectional", [0, 3.6], "vbus", { required: false, facts: { hasSurgeProtection: true } }),
    ground(),
  ],
  parameters: [
    fixed("Rd", ["Resistor on CC", "CC 저항"], "Ω", "5.1 kΩ", "cc", { tolerance: 0.01, targets: values("R1 R2") }),
    fixed("Ihold", ["Hold current of the fuse", "퓨즈 유지 전류"], "A", "1.1 A", "fuse"),
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
      "A1 GND pas GND; A4 VBUS pas VUSB; A5 CC1 pas CC1; A6 D+ pas CDP; A7 D- pas CDM; A8 SBU1 nc -; A9 VBUS pas VUSB; A12 GND pas GND; B1 GND pas GND; B4 VBUS pas VUSB; B5 CC2 pas CC2; B6 D+ pas CDP; B7 D- pas CDM; B8 SBU2 nc -; B9 VBUS pas VUSB; B12 GND pas GND; S1 SHIELD pas GND",
    ),
    resistor("R1", "5.1k", "CC1 GND", "cc"),
    resistor("R2", "5.1k", "CC2 GND", "cc"),
    part(
      "U1",
      { mpn: "USBLC6-2SC6", manufacturer: "STMicroelectronics", footprint: "SOT-23-6", source: "esd" },
      "1 I/O1 pas CDP; 2 GND pas GND; 3 I/O2 pas CDM; 4 I/O2 pas DM; 5 VBUS pas VUSB; 6 I/O1 pas DP",
    ),
    pair("F1", "fuse", "VUSB VBUS", {
      mpn: "MF-MSMF110/16-2",
      manufacturer: "Bourns",
      value: "1.1 A",
      footprint: "Fuse_1812_4532Metric",
      source: "fuse",
    }),
  ],
  layout: {
    size: [17.5, 14],
    anchor: "J1",
    isFine: true,
    widths: { "VUSB VBUS": 0.6 },
    places: { J1: [4.2, 7, 270], F1: [12.6, 2.5], U1: [12.4, 7], R1: [11.6, 10.2], R2: [11.6, 12] },
  },
});
