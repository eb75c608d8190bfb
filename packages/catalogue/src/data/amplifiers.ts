import { type PartRow, partRows } from "./part-rows.ts";

const EIGHT = "SOIC-8 PDIP-8 TSSOP-8 MSOP-8";
const FOURTEEN = "SOIC-14 PDIP-14 TSSOP-14";
const DUAL = "OUT1 IN1- IN1+ V- IN2+ IN2- OUT2 V+";
const QUAD = "OUT1 IN1- IN1+ V+ IN2+ IN2- OUT2 OUT3 IN3- IN3+ V- IN4+ IN4- OUT4";

function dual(number: string, description: string, more: Partial<PartRow> = {}): PartRow {
  return { number, description, pinouts: [[EIGHT, DUAL]], ...more };
}

function quad(number: string, description: string, more: Partial<PartRow> = {}): PartRow {
  return { number, description, pinouts: [[FOURTEEN, QUAD]], ...more };
}

const NULLED = "NULL IN- IN+ V- NULL OUT V+ NC";

export const AMPLIFIERS = [
  ...partRows("amplifier", "Texas Instruments", [
    dual("LM358", "two operational amplifiers for one supply", { also: "LM358A LM358B LM258 LM158", supply: [3, 32] }),
    dual("LM2904", "two operational amplifiers for one supply and wide temperature", { supply: [3, 26] }),
    dual("TL072", "two quiet operational amplifiers with JFET inputs", { also: "TL072C TL072A TL062" }),
    dual("TL082", "two operational amplifiers with JFET inputs"),
    dual("NE5532", "two quiet operational amplifiers for audio", { also: "NE5532A SA5532", supply: [10, 30] }),
    dual("RC4558", "two operational amplifiers for audio", { also: "NJM4558 JRC4558 MC4558" }),
    dual("LM833", "two quiet operational amplifiers for audio"),
    dual("OPA2134", "two operational amplifiers for audio with JFET inputs", { supply: [5, 36] }),
    dual("OPA2340", "two rail-to-rail operational amplifiers", { supply: [2.7, 5.5] }),
    dual("OPA2277", "two precise operational amplifiers", { supply: [4, 36] }),
    dual("LMV358", "two rail-to-rail operational amplifiers for low voltage", { also: "LMV358A", supply: [2.7, 5.5] }),
    dual("TLC272", "two operational amplifiers with CMOS inputs", { supply: [3, 16] }),
    quad("LM324", "four operational amplifiers for one supply", { also: "LM324A LM224 LM124", supply: [3, 32] }),
    quad("LM2902", "four operational amplifiers for one supply and wide temperature", { supply: [3, 26] }),
    quad("TL074", "four quiet operational amplifiers with JFET inputs", { also: "TL064" }),
    quad("TL084", "four operational amplifiers with JFET inputs"),
    quad("LMV324", "four rail-to-rail operational amplifiers for low voltage", { supply: [2.7, 5.5] }),
    quad("TLC274", "four operational amplifiers with CMOS inputs", { supply: [3, 16] }),
    quad("OPA4340", "four rail-to-rail operational amplifiers", { supply: [2.7, 5.5] }),
    {
      number: "TL071",
      description: "quiet operational amplifier with JFET inputs",
      pinouts: [["SOIC-8 PDIP-8", NULLED]],
      also: "TL081 TL061",
    },
    { number: "LM741", description: "operational amplifier", pinouts: [["SOIC-8 PDIP-8", NULLED]], also: "UA741" },
    {
      number: "LMV321",
      description: "rail-to-rail operational amplifier for low voltage",
      pinouts: [["SOT-23-5 SC-70-5", "IN+ GND IN- OUT VCC"]],
      supply: [2.7, 5.5],
    },
    {
      number: "OPA340",
      description: "rail-to-rail operational amplifier",
      pinouts: [["SOT-23-5", "OUT V- IN+ IN- V+"]],
      supply: [2.7, 5.5],
    },
    {
      number: "LM386",
      description: "audio power amplifier for low voltage",
      pinouts: [["SOIC-8 PDIP-8", "GAIN IN- IN+ GND OUT VS BYPASS GAIN"]],
      supply: [4, 12],
    },
    {
      number: "INA128",
      description: "instrumentation amplifier, gain by one resistor",
      pinouts: [["SOIC-8 PDIP-8", "RG IN- IN+ V- REF OUT V+ RG"]],
      also: "INA129",
      supply: [4.5, 36],
    },
    {
      number: "INA219",
      description: "current and power monitor with I²C",
      pinouts: [
        ["SOT-23-8", "IN+ IN- GND VS SCL SDA A0 A1"],
        ["SOIC-8", "A1 A0 SDA SCL VS GND IN- IN+"],
      ],
      supply: [3, 5.5],
    },
  ]),
  ...partRows("amplifier", "Microchip", [
    {
      number: "MCP6281",
      description: "rail-to-rail operational amplifier of 5 MHz",
      pinouts: [
        ["SOIC-8 PDIP-8 MSOP-8", "NC IN- IN+ VSS NC OUT VDD NC"],
        ["SOT-23-5", "OUT VSS IN+ IN- VDD"],
      ],
      supply: [2.2, 6],
    },
    dual("MCP6002", "two rail-to-rail operational amplifiers of 1 MHz", { supply: [1.8, 6] }),
    quad("MCP6004", "four rail-to-rail operational amplifiers of 1 MHz", { supply: [1.8, 6] }),
    dual("MCP602", "two rail-to-rail operational amplifiers of 2.8 MHz", { supply: [2.7, 6] }),
    {
      number: "MCP6001",
      description: "rail-to-rail operational amplifier of 1 MHz",
      pinouts: [["SOT-23-5 SC-70-5", "OUT VSS IN+ IN- VDD"]],
      supply: [1.8, 6],
    },
    {
      number: "MCP6S21",
      description: "amplifier whose gain is set over SPI",
      pinouts: [["SOIC-8 PDIP-8 MSOP-8", "VOUT CH0 VREF VSS CS SI SCK VDD"]],
      supply: [2.5, 5.5],
    },
  ]),
  ...partRows("amplifier", "Analog Devices", [
    {
      number: "AD620",
      description: "instrumentation amplifier, gain by one resistor",
      pinouts: [["SOIC-8 PDIP-8", "RG -IN +IN -VS REF OUT +VS RG"]],
      supply: [4.6, 36],
    },
    {
      number: "OP07",
      description: "operational amplifier of very low offset",
      pinouts: [["SOIC-8 PDIP-8", "TRIM IN- IN+ V- NC OUT V+ TRIM"]],
    },
  ]),
  ...partRows("comparator", "Texas Instruments", [
    dual("LM393", "two comparators with open collectors", { also: "LM2903 LM293 LM193", supply: [2, 36] }),
    {
      number: "LM339",
      description: "four comparators with open collectors",
      pinouts: [[FOURTEEN, "OUT2 OUT1 VCC IN1- IN1+ IN2- IN2+ IN3- IN3+ IN4- IN4+ GND OUT4 OUT3"]],
      also: "LM2901 LM239 LM139",
      supply: [2, 36],
    },
    {
      number: "LMV331",
      description: "comparator with an open collector for low voltage",
      pinouts: [["SOT-23-5 SC-70-5", "IN+ GND IN- OUT VCC"]],
      supply: [2.7, 5.5],
    },
    {
      number: "LM311",
      description: "comparator with an open collector and strobe",
      pinouts: [["SOIC-8 PDIP-8", "GND IN+ IN- V- BAL STRB OUT V+"]],
    },
  ]),
];
