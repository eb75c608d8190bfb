import { defineBlock } from "../../src/definition/block-definition.ts";
import { i2c, volts } from "../../src/definition/facts.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { capacitor, part, resistor } from "../../src/definition/parts.ts";
import { delivers, ground, signal, supplyOut } from "../../src/definition/ports.ts";

const I2C = i2c(volts(1.2), volts(0.35), volts(0.4), { address: 0x28 });
const SWITCH = { mpn: "AO3407A", manufacturer: "Alpha & Omega Semiconductor", footprint: "SOT-23", source: "fet" };

export const block = defineBlock({
  key: "usbc-pd-sink",
  names: { en: "USB-C input with power delivery, up to 20 V", ko: "USB-C PD 입력, 최대 20 V" },
  summary: {
    en: "STUSB4500 asks the source for one of its stored profiles without a controller and opens two P-channel MOSFETs then.",
    ko: "STUSB4500이 컨트롤러 없이 저장된 전력 프로파일을 요청하고, 협상이 끝나면 P채널 MOSFET 두 개를 켭니다.",
  },
  category: "supply",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "STMicroelectronics STUSB4500, DS12499",
      locator:
        "features: VDD 4.1 V to 22 V, VBUS pins up to 28 V; pin description: VREG_2V7 and VREG_1V2 1 µF each, CC pins joined to their DB pins for dead batteries, VSYS and RESET to ground where not used, address 0x28 with ADDR0 and ADDR1 low; typical application: 470 Ω to VBUS_VS_DISCH, gates by 22 kΩ with 100 kΩ to the sources; compared with revision 4: supply and VBUS ranges; all pins with KiCad's symbol; the other figures not yet",
    },
    {
      id: "pd",
      kind: "standard",
      title: "USB Power Delivery Specification",
      locator: "fixed supplies of 5 V, 9 V, 15 V and 20 V, up to 3 A without a marked cable",
    },
    {
      id: "fet",
      kind: "datasheet",
      title: "Alpha & Omega Semiconductor AO3407A",
      locator: "VDS −30 V, VGS ±20 V, ID −4.3 A; RDS(on) at most 78 mΩ at −4.5 V",
    },
    { id: "g", kind: "formula", title: "VGS = V · Rs / (Rs + Rg)", locator: "divider at the gates" },
    { id: "p", kind: "formula", title: "P = 2 · I² · RDS(on)", locator: "loss of two switched-on MOSFETs" },
    { id: "con", kind: "datasheet", title: "Korean Hroparts TYPE-C-31-M-12", locator: "contacts and land pattern" },
  ],
  ports: [
    supplyOut("VOUT", [4.5, 5, 21], "pd", { ...delivers(2), facts: { voltageParameter: "V" } }),
    signal("DP", "USB", "bidirectional", [0, 3.6], "pd", { required: false }),
    signal("DM", "USB", "bidirectional", [0, 3.6], "pd", { required: false }),
    signal("SDA", "I2C", "bidirectional", [0, 5.5], "ds", { required: false, facts: I2C, side: "bottom" }),
    signal("SCL", "I2C", "in", [0, 5.5], "ds", { required: false, facts: I2C, side: "bottom" }),
    signal("ALERT", "DIGITAL", "out", [0, 5.5], "ds", { required: false, side: "bottom" }),
    ground(),
  ],
  parameters: [
    given("V", ["Negotiated voltage", "협상 전압"], "V", "5 V", {
      searchType: "OPTION_RANGE",
      viewType: "SELECT",
      options: ["5 V", "9 V", "15 V", "20 V"],
      source: "pd",
    }),
    fixed("Rs", ["Resistor from gates to sources", "게이트-소스 저항"], "Ω", "100 kΩ", "ds", {
      tolerance: 0.01,
      targets: values("R3"),
    }),
    fixed("Rg", ["Resistor of the gates", "게이트 저항"], "Ω", "22 kΩ", "ds", {
      tolerance: 0.01,
      targets: values("R2"),
    }),
    computed("VGS", ["Gate voltage", "게이트 전압"], "V", "V * Rs / (Rs + Rg)", "g", { max: 20 }),
    given("I", ["Current", "전류"], "A", "1.5 A", { min: 0, max: 2, source: "pd" }),
    fixed("RON", ["On-resistance", "온 저항"], "Ω", "78 mΩ", "fet"),
    computed("P", ["Loss", "손실"], "W", "2 * I * I * RON", "p", { max: 0.7 }),
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
      "A1 GND pas GND; A4 VBUS pas VBUS; A5 CC1 pas CC1; A6 D+ pas DP; A7 D- pas DM; A8 SBU1 nc -; A9 VBUS pas VBUS; A12 GND pas GND; B1 GND pas GND; B4 VBUS pas VBUS; B5 CC2 pas CC2; B6 D+ pas DP; B7 D- pas DM; B8 SBU2 nc -; B9 VBUS pas VBUS; B12 GND pas GND; S1 SHIELD pas GND",
    ),
    part(
      "U1",
      {
        mpn: "STUSB4500QTR",
        manufacturer: "STMicroelectronics",
        value: "STUSB4500",
        footprint: "QFN-24-1EP_4x4mm_P0.5mm_EP2.6x2.6mm",
        source: "ds",
      },
      "1 CC1DB pas CC1; 2 CC1 pas CC1; 3 NC nc -; 4 CC2 pas CC2; 5 CC2DB pas CC2; 6 RESET in GND; 7 SCL in SCL; 8 SDA io SDA; 9 DISCH io -; 10 GND pwr GND; 11 ATTACH oc -; 12 ADDR0 in GND; 13 ADDR1 in GND; 14 POWER_OK3 oc -; 15 GPIO oc -; 16 VBUS_EN_SNK oc EN; 17 A_B_SIDE oc -; 18 VBUS_VS_DISCH pas SENSE; 19 ALERT oc ALERT; 20 POWER_OK2 oc -; 21 VREG_1V2 sup V12; 22 VSYS pwr GND; 23 VREG_2V7 sup V27; 24 VDD pwr VBUS; 25 GND pas GND",
    ),
    part("Q1", SWITCH, "1 G pas G; 2 S pas S; 3 D pas VBUS", "p-mosfet"),
    part("Q2", SWITCH, "1 G pas G; 2 S pas S; 3 D pas VOUT", "p-mosfet"),
    resistor("R1", "470", "VBUS SENSE", "ds"),
    resistor("R2", "22k", "EN G", "ds"),
    resistor("R3", "100k", "G S", "ds"),
    capacitor("C1", "1u", "VBUS GND", "ds"),
    capacitor("C2", "1u", "V27 GND", "ds", { size: "0402" }),
    capacitor("C3", "1u", "V12 GND", "ds", { size: "0402" }),
    capacitor("C4", "10u", "VOUT GND", "ds", { size: "1206" }),
  ],
  layout: {
    size: [24, 16],
    anchor: "J1",
    isFine: true,
    widths: { "VBUS VOUT S": 0.6 },
    places: { J1: [4.2, 8, 270] },
  },
});
