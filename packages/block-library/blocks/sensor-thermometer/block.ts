import { defineBlock } from "../../src/definition/block-definition.ts";
import { standardI2c } from "../../src/definition/facts.ts";
import { capacitor, part } from "../../src/definition/parts.ts";
import { draws, ground, signal, supplyIn } from "../../src/definition/ports.ts";

const I2C = standardI2c({ address: 0x48 });

export const block = defineBlock({
  key: "sensor-thermometer",
  names: { en: "Thermometer with I²C", ko: "I²C 온도 센서" },
  summary: {
    en: "TMP102 at address 0x48, −40 °C to 125 °C.",
    ko: "주소 0x48의 TMP102. −40 °C에서 125 °C까지 측정합니다.",
  },
  category: "sensing",
  sources: [
    {
      id: "ds",
      kind: "datasheet",
      title: "Texas Instruments TMP102, SBOS397",
      locator:
        "Recommended operating conditions: 1.4 V to 3.6 V; table 4: ADD0 to ground is 0x48; 0.01 µF at V+; levels of inputs and outputs: DC characteristics",
    },
  ],
  ports: [
    supplyIn("VDD", [1.4, 3.3, 3.6], "ds", { ...draws(0.00001), facts: { decoupling: 1e-8 }, absoluteMax: { max: 4 } }),
    signal("SDA", "I2C", "bidirectional", [0, 3.6], "ds", { supply: "VDD", facts: I2C }),
    signal("SCL", "I2C", "in", [0, 3.6], "ds", { supply: "VDD", facts: I2C }),
    signal("ALERT", "DIGITAL", "out", [0, 3.6], "ds", { required: false, side: "bottom" }),
    ground(),
  ],
  parts: [
    part(
      "U1",
      { mpn: "TMP102AIDRLR", manufacturer: "Texas Instruments", value: "TMP102", footprint: "SOT-563", source: "ds" },
      "1 SCL in SCL; 2 GND pwr GND; 3 ALERT oc ALERT; 4 ADD0 in GND; 5 V+ pwr VDD; 6 SDA io SDA",
    ),
    capacitor("C1", "10n", "VDD GND", "ds"),
  ],
  layout: { size: [6, 5], anchor: "U1", isFine: true, places: { U1: [2.3, 2.5], C1: [4.7, 2.7, 270] } },
});
