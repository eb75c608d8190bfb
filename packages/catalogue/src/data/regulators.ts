import { partRows } from "./part-rows.ts";

const ENABLED = "SOT-23-5";
const LARGE_SWITCHER = "VIN OUT GND FB ON/OFF";

export const REGULATORS = [
  ...partRows("regulator", "STMicroelectronics", [
    {
      number: "L7805",
      description: "linear regulator for 5 V and 1 A",
      pinouts: [["TO-220-3", "IN GND OUT"]],
      also: "LM7805 UA7805 MC7805 L7808 LM7808 L7809 LM7809 L7812 LM7812 UA7812 MC7812 L7815 LM7815 L7824 LM7824",
    },
    {
      number: "L7905",
      description: "linear regulator for −5 V and 1 A",
      pinouts: [["TO-220-3", "GND IN OUT"]],
      also: "LM7905 MC7905 L7912 LM7912 MC7912 L7915 LM7915",
    },
    {
      number: "L78L05",
      description: "linear regulator for 5 V and 100 mA",
      pinouts: [
        ["TO-92-3", "OUT GND IN"],
        ["SOT-89-3", "OUT GND IN"],
      ],
      also: "LM78L05 UA78L05 MC78L05 L78L12 LM78L12 L78L33",
    },
    {
      number: "LD1117",
      description: "linear regulator for 800 mA with low dropout, fixed or adjustable",
      pinouts: [["SOT-223-3 TO-252-3", "GND OUT IN"]],
      also: "LD1117S33 LD1117S50 LD1117S18",
    },
  ]),
  ...partRows("regulator", "onsemi", [
    {
      number: "NCP1117",
      description: "linear regulator for 1 A with low dropout, fixed or adjustable",
      pinouts: [["SOT-223-3 TO-252-3", "GND OUT IN"]],
    },
  ]),
  ...partRows("regulator", "Analog Devices", [
    {
      number: "LT1129",
      description: "linear regulator for 700 mA with low quiescent current",
      pinouts: [
        ["TO-263-5 TO-220-5", "OUT SENSE GND SHDN IN"],
        ["SOT-223-3", "IN GND OUT"],
      ],
    },
  ]),
  ...partRows("regulator", "Advanced Monolithic Systems", [
    {
      number: "AMS1117",
      description: "linear regulator for 1 A with low dropout, fixed or adjustable",
      pinouts: [["SOT-223-3", "GND OUT IN"]],
    },
  ]),
  ...partRows("regulator", "Texas Instruments", [
    {
      number: "TPS61023",
      description: "step-up converter with its switches inside, 0.5 V to 5.5 V",
      pinouts: [["SOT-563", "FB EN VIN GND SW VOUT"]],
      also: "TPS61023DRLR TPS61023DRLT",
      supply: [0.5, 5.5],
    },
    {
      number: "TPS63000",
      description: "step-up and step-down converter, 1.8 V to 5.5 V",
      pinouts: [["VSON-10 WSON-10 DFN-10", "VOUT L2 PGND L1 VIN EN PS/SYNC VINA GND FB 11=PGND"]],
      also: "TPS63000DRCR TPS63000DRCT",
      supply: [1.8, 5.5],
    },
    {
      number: "TLV733",
      description: "linear regulator for 300 mA that needs no output capacitor",
      pinouts: [
        [ENABLED, "IN GND EN NC OUT"],
        ["WSON-6", "OUT NC GND EN NC IN EP=GND"],
      ],
      also: "TLV73310P TLV73311P TLV73312P TLV73315P TLV73318P TLV73325P TLV73328P TLV73330P TLV73333P",
    },
    {
      number: "TLV743",
      description: "linear regulator for 300 mA",
      pinouts: [[ENABLED, "IN GND EN NC OUT"]],
      also: "TLV74310P TLV74311P TLV74312P TLV74315P TLV74318P TLV74325P TLV74328P TLV74330P TLV74333P",
    },
    {
      number: "LMR16006",
      description: "step-down converter for 600 mA",
      pinouts: [["SOT-23-6", "CB GND FB SHDN VIN SW"]],
      supply: [4, 60],
    },
    {
      number: "LM1117",
      description: "linear regulator for 800 mA with low dropout, fixed or adjustable",
      pinouts: [["SOT-223-3", "GND OUT IN"]],
      also: "TLV1117 LM1117MP LM1117IMP LM1117MPX",
    },
    {
      number: "LM317",
      description: "adjustable linear regulator for 1.5 A",
      pinouts: [["TO-220-3 SOT-223-3", "ADJ OUT IN"]],
      also: "LM317T LM317A",
    },
    {
      number: "LP2985",
      description: "quiet linear regulator for 150 mA",
      pinouts: [[ENABLED, "IN GND ON/OFF BYPASS OUT"]],
      supply: [2.5, 16],
    },
    {
      number: "LP5907",
      description: "quiet linear regulator for 250 mA",
      pinouts: [[ENABLED, "IN GND EN NC OUT"]],
      supply: [2.2, 5.5],
    },
    {
      number: "TLV700",
      description: "linear regulator for 200 mA",
      pinouts: [[ENABLED, "IN GND EN NC OUT"]],
      also: "TLV70012 TLV70018 TLV70025 TLV70028 TLV70030 TLV70033",
      supply: [2, 5.5],
    },
    {
      number: "TLV755P",
      description: "linear regulator for 500 mA",
      pinouts: [[ENABLED, "IN GND EN NC OUT"]],
      also: "TLV75510P TLV75512P TLV75515P TLV75518P TLV75525P TLV75530P TLV75533P",
      supply: [1.45, 5.5],
    },
    {
      number: "TPS731",
      description: "linear regulator for 150 mA that needs no output capacitor",
      pinouts: [[ENABLED, "IN GND EN NR/FB OUT"]],
      also: "TPS73101 TPS73115 TPS73118 TPS73125 TPS73130 TPS73133 TPS73150 TPS73601 TPS73618 TPS73633",
    },
    {
      number: "LM2596",
      description: "step-down converter for 3 A",
      pinouts: [["TO-263-5 TO-220-5", LARGE_SWITCHER]],
      also: "LM2596S LM2596T LM2576 LM2575",
      supply: [4.5, 40],
    },
    {
      number: "LM2675",
      description: "step-down converter for 1 A",
      pinouts: [["SOIC-8 PDIP-8", "CB NC NC FB ON/OFF GND VIN VSW"]],
      supply: [6.5, 40],
    },
    {
      number: "TPS54331",
      description: "step-down converter for 3 A",
      pinouts: [["SOIC-8", "BOOT VIN EN SS VSENSE COMP GND PH"]],
      supply: [3.5, 28],
    },
    {
      number: "TPS563200",
      description: "step-down converter for 3 A",
      pinouts: [["SOT-23-6", "GND SW VIN VFB EN VBST"]],
      also: "TPS563201 TPS562200 TPS562201",
      supply: [4.5, 17],
    },
    {
      number: "TPS62200",
      description: "step-down converter for 300 mA",
      pinouts: [[ENABLED, "VI GND EN FB SW"]],
      also: "TPS62203 TPS62205 TPS62207",
      supply: [2.5, 6],
    },
    {
      number: "TPS61040",
      description: "step-up converter for low power",
      pinouts: [[ENABLED, "SW GND FB EN VIN"]],
      supply: [1.8, 6],
    },
    {
      number: "MC34063A",
      description: "controller for step-up, step-down and inverting converters",
      pinouts: [["SOIC-8 PDIP-8", "SWC SWE TC GND CII VCC IPK DRC"]],
      also: "MC34063 MC33063A",
      supply: [3, 40],
    },
  ]),
  ...partRows("regulator", "Monolithic Power Systems", [
    {
      number: "MP2459",
      description: "step-down converter for 500 mA",
      pinouts: [["SOT-23-6", "BST GND FB EN IN SW"]],
      supply: [4.5, 55],
    },
  ]),
  ...partRows("regulator", "Microchip", [
    {
      number: "MCP1824",
      description: "linear regulator for 300 mA, fixed or adjustable",
      pinouts: [[ENABLED, "VIN GND SHDN PG/ADJ VOUT"]],
      supply: [2.1, 6],
    },
    {
      number: "MCP1700",
      description: "linear regulator for 250 mA with low quiescent current",
      pinouts: [
        ["SOT-23", "GND VOUT VIN"],
        ["TO-92-3 SOT-89-3", "GND VIN VOUT"],
      ],
      also: "MCP1702",
    },
    {
      number: "MIC5205",
      description: "quiet linear regulator for 150 mA",
      pinouts: [[ENABLED, "IN GND EN BYP OUT"]],
      supply: [2.5, 16],
    },
    {
      number: "MIC5219",
      description: "linear regulator for 500 mA peaks",
      pinouts: [[ENABLED, "IN GND EN BYP OUT"]],
      supply: [2.5, 12],
    },
    {
      number: "TC7660",
      description: "charge pump that inverts a voltage",
      pinouts: [["SOIC-8 PDIP-8", "NC CAP+ GND CAP- VOUT LV OSC V+"]],
      also: "ICL7660 MAX7660",
    },
  ]),
  ...partRows("regulator", "Diodes Incorporated", [
    {
      number: "AP2127",
      description: "linear regulator for 300 mA, fixed or adjustable",
      pinouts: [
        [ENABLED, "VIN GND EN NC/ADJ VOUT"],
        ["SOT-23-3", "GND VO VI"],
      ],
      supply: [2.5, 6],
    },
    {
      number: "AP2210",
      description: "quiet linear regulator for 300 mA",
      pinouts: [[ENABLED, "VIN GND EN BYP VOUT"]],
    },
    {
      number: "AZ1117",
      description: "linear regulator for 1 A with low dropout, fixed or adjustable",
      pinouts: [["SOT-223-3 TO-252-3 SOT-89-3", "GND OUT IN"]],
    },
    {
      number: "AP3015",
      description: "step-up converter for low power",
      pinouts: [[ENABLED, "SW GND FB SHDN VIN"]],
      also: "AP3015A",
    },
    {
      number: "AP2112K",
      description: "linear regulator for 600 mA",
      pinouts: [[ENABLED, "VIN GND EN NC VOUT"]],
      also: "AP2112",
      supply: [2.5, 6],
    },
    {
      number: "AP63203",
      description: "step-down converter for 2 A",
      pinouts: [["SOT-23-6", "FB EN VIN GND SW BST"]],
      also: "AP63200 AP63201 AP63205",
      supply: [3.8, 32],
    },
  ]),
  ...partRows("regulator", "Torex", [
    {
      number: "XC6206",
      description: "linear regulator for 200 mA with low quiescent current",
      pinouts: [["SOT-23", "VSS VOUT VIN"]],
      also: "XC6206P332MR XC6206P182MR XC6206P302MR",
    },
  ]),
  ...partRows("regulator", "Holtek", [
    {
      number: "HT7333",
      description: "linear regulator for 3.3 V and 250 mA",
      pinouts: [["SOT-89-3", "GND VIN VOUT"]],
      also: "HT7333-1 HT7333-A HT7350 HT7350-1 HT7330",
    },
  ]),
  ...partRows("regulator", "Richtek", [
    {
      number: "RT9080",
      description: "linear regulator for 600 mA with low quiescent current",
      pinouts: [[ENABLED, "VIN GND EN NC VOUT"]],
      supply: [1.2, 5.5],
    },
    { number: "RT9193", description: "quiet linear regulator for 300 mA", pinouts: [[ENABLED, "VIN GND EN BP VOUT"]] },
    { number: "RT9013", description: "linear regulator for 500 mA", pinouts: [[ENABLED, "VIN GND EN NC VOUT"]] },
  ]),
  ...partRows("regulator", "Nanjing Micro One", [
    {
      number: "ME6211C33M5",
      description: "linear regulator for 3.3 V and 500 mA",
      pinouts: [[ENABLED, "VIN VSS CE NC VOUT"]],
    },
  ]),
  ...partRows("regulator", "Aerosemi", [
    {
      number: "MT3608",
      description: "step-up converter",
      pinouts: [["SOT-23-6", "SW GND FB EN IN NC"]],
      supply: [2, 24],
    },
  ]),
  ...partRows("regulator", "Silergy", [
    {
      number: "SY8089",
      description: "step-down converter for 2 A",
      pinouts: [[ENABLED, "EN GND LX IN FB"]],
      also: "SY8088 SY8089A",
      supply: [2.5, 5.5],
    },
  ]),
  ...partRows("reference", "Texas Instruments", [
    {
      number: "LM4040",
      description: "shunt voltage reference",
      pinouts: [["SOT-23", "K A NC"]],
      also: "LM4040A LM4040B LM4040C LM4040D",
    },
    {
      number: "REF3030",
      description: "series voltage reference of 3 V",
      pinouts: [["SOT-23", "IN OUT GND"]],
      also: "REF3012 REF3020 REF3025 REF3033 REF3040",
    },
  ]),
  ...partRows("reference", "Microchip", [
    {
      number: "MCP1541",
      description: "series voltage reference of 4.096 V",
      pinouts: [["SOT-23", "VIN VOUT VSS"]],
      also: "MCP1525",
    },
  ]),
];
