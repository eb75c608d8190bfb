import { partRows } from "./part-rows.ts";

const MAX691 = "VBATT VOUT VCC GND BATT_ON LOW_LINE OSC_IN OSC_SEL PFI PFO WDI CE_OUT CE_IN WDO ~{RESET} RESET";

/** What watches over a supply voltage and holds a circuit in its reset. */
export const SUPERVISORS = [
  ...partRows("supervisor", "Analog Devices", [
    {
      number: "MAX809",
      description: "supervisor of a supply voltage",
      pinouts: [["SOT-23-3", "GND RESET VCC"]],
      also: "MAX810 APX809 APX810 TCM809 TCM810 ADM809 ADM810 LM809 LM810 STM809 STM810",
    },
    {
      number: "MAX811",
      description: "supervisor of a supply voltage with an input for a push button",
      pinouts: [["SOT-143", "GND RESET MR VCC"]],
      also: "MAX812 APX811 APX812 CAT811 CAT812 TCM811 TCM812 ADM811 ADM812",
    },
    {
      number: "MAX691A",
      description: "supervisor of a processor with battery switch and watchdog",
      pinouts: [["PDIP-16 SOIC-16", MAX691]],
      also: "MAX691 ADM691 ADM691A",
    },
    {
      number: "DS1818",
      description: "supervisor of a supply voltage with an input for a push button",
      pinouts: [["TO-92-3", "RST/RESET VCC/IN GND"]],
    },
  ]),
  ...partRows("supervisor", "onsemi", [
    {
      number: "MC34064",
      description: "supervisor of a supply voltage of 5 V",
      pinouts: [
        ["TO-92-3", "RESET IN GND"],
        ["SOIC-8", "RESET IN NC GND NC NC NC NC"],
      ],
    },
  ]),
];
