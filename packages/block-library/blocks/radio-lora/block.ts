import { defineBlock } from "../../src/definition/block-definition.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const line = { supply: "VDD" } as const;

export const block = defineBlock({
  key: "radio-lora",
  names: { en: "LoRa radio with antenna socket", ko: "LoRa 무선 모듈과 안테나 소켓" },
  summary: {
    en: "RFM95W for 868 MHz with SPI, its capacitors, and a U.FL socket beside the antenna pin.",
    ko: "SPI로 제어하는 868 MHz용 RFM95W, 커패시터, 안테나 핀 옆의 U.FL 소켓으로 구성됩니다.",
  },
  category: "radio",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "HopeRF RFM95/96/97/98(W)",
      locator:
        "pins; 1.8 V to 3.7 V and 120 mA while sending at 20 dBm as a distributor states them: the document itself was not read",
    },
    { id: "con", kind: "datasheet", title: "Hirose U.FL series", locator: "U.FL-R-SMT-1: land pattern" },
  ],
  ports: [
    supplyIn("VDD", [1.8, 3.3, 3.7], "ds", { ...draws(0.12), side: "right" }),
    signal("MISO", "SPI", "out", [0, 3.7], "ds", { ...line, side: "left" }),
    signal("MOSI", "SPI", "in", [0, 3.7], "ds", line),
    signal("SCK", "SPI", "in", [0, 3.7], "ds", line),
    signal("CS", "SPI", "in", [0, 3.7], "ds", line),
    signal("RESET", "RESET", "in", [0, 3.7], "ds", { ...line, required: false, side: "left" }),
    ...["DIO0", "DIO1", "DIO2"].map((key) =>
      signal(key, "DIGITAL", "bidirectional", [0, 3.7], "ds", { ...line, required: key === "DIO0", side: "right" }),
    ),
    ground(),
  ],
  parts: [
    part(
      "U1",
      { mpn: "RFM95W-868S2", manufacturer: "HopeRF", value: "RFM95W", footprint: "HOPERF_RFM9XW_SMD", source: "ds" },
      "1 GND pwr GND; 2 MISO 3st MISO; 3 MOSI in MOSI; 4 SCK in SCK; 5 NSS in CS; 6 RESET io RESET; 7 DIO5 io -; 8 GND pwr GND; 9 ANT pas ANT; 10 GND pwr GND; 11 DIO3 io -; 12 DIO4 io -; 13 3.3V pwr VDD; 14 DIO0 io DIO0; 15 DIO1 io DIO1; 16 DIO2 io DIO2",
    ),
    capacitor("C1", "10u", "VDD GND", "ds"),
    capacitor("C2", "100n", "VDD GND", "ds"),
    part(
      "J1",
      {
        mpn: "U.FL-R-SMT-1",
        manufacturer: "Hirose",
        value: "antenna",
        footprint: "U.FL_Hirose_U.FL-R-SMT-1_Vertical",
        source: "con",
      },
      "1 In pas ANT; 2 Ext pas GND",
    ),
  ],
  layout: {
    size: [27, 24],
    anchor: "U1",
    widths: { VDD: 0.5, ANT: 1 },
    places: { U1: [13, 9.5], J1: [23.5, 20.5, 270], C1: [25, 9.3, 270], C2: [23.4, 9.3, 270] },
  },
});
