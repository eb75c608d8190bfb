import { defineBlock } from "../../src/definition/block-definition.ts";
import { computed, fixed, given, values } from "../../src/definition/parameters.ts";
import { part, resistor } from "../../src/definition/parts.ts";
import { delivers, ground, signal, supplyOut } from "../../src/definition/ports.ts";

export const block = defineBlock({
  key: "conn-uart-6p",
  names: { en: "Serial connector, six pins", ko: "6핀 시리얼 커넥터" },
  summary: {
    en: "Header in the order of the FTDI cable, with series resistors.",
    ko: "FTDI 케이블 순서의 핀 헤더와 직렬 저항입니다.",
  },
  category: "connector",
  sources: [
    {
      id: "ftdi",
      kind: "datasheet",
      title: "FTDI TTL-232R cables",
      locator: "signal descriptions: GND, CTS, VCC, TXD, RXD, RTS",
    },
    { id: "i", kind: "formula", title: "I = V / R", locator: "current where two outputs meet" },
    { id: "hd", kind: "datasheet", title: "Samtec TSW-106-07-G-S", locator: "six pins at 2.54 mm" },
  ],
  ports: [
    supplyOut("VCC", [3, 5, 5.5], "ftdi", { ...delivers(0.45), side: "right", facts: { voltageParameter: "V" } }),
    signal("RX", "UART", "out", [0, 5.5], "ftdi", { facts: { drive: "push-pull", role: "TX" } }),
    signal("TX", "UART", "in", [0, 5.5], "ftdi", { side: "right", facts: { role: "RX" } }),
    signal("RTS", "UART", "out", [0, 5.5], "ftdi", { required: false }),
    signal("CTS", "UART", "in", [0, 5.5], "ftdi", { required: false, side: "right" }),
    ground(),
  ],
  parameters: [
    fixed("R", ["Series resistors", "직렬 저항"], "Ω", "470 Ω", "i", { tolerance: 0.01, targets: values("R1 R2") }),
    given("V", ["Level", "레벨"], "V", "5 V", { min: 3, max: 5.5, source: "ftdi" }),
    computed("I", ["Current in a conflict", "충돌 전류"], "A", "V / R", "i", { max: 0.02 }),
  ],
  parts: [
    part(
      "J1",
      {
        mpn: "TSW-106-07-G-S",
        manufacturer: "Samtec",
        value: "UART",
        footprint: "PinHeader_1x06_P2.54mm_Vertical",
        source: "hd",
      },
      "1 GND pas GND; 2 CTS pas CTS; 3 VCC pas VCC; 4 TXD pas TXD; 5 RXD pas RXD; 6 RTS pas RTS",
    ),
    resistor("R1", "470", "TXD RX", "i"),
    resistor("R2", "470", "RXD TX", "i"),
  ],
  layout: { size: [8.5, 17], anchor: "J1", places: { J1: [2.2, 2.2], R1: [5.8, 9.6], R2: [5.8, 12.4] } },
});
