import { type PartRow, partRows } from "./part-rows.ts";

const SOT = "SOT-23";

function small(number: string, description: string, pins: string, also?: string): PartRow {
  return { number, description, pinouts: [[SOT, pins]], ...(also !== undefined && { also }) };
}

function diode(number: string, description: string, packages: string, also?: string): PartRow {
  return { number, description, pinouts: [[packages, "K A"]], ...(also !== undefined && { also }) };
}

const BIPOLAR = "B E C";
const MOSFET = "G S D";
const POWER_MOSFET = "G D S";

export const TRANSISTORS = [
  ...partRows("transistor", "onsemi", [
    small("MMBT3904", "small NPN transistor, 40 V", BIPOLAR, "MMBT3904L"),
    small("MMBT3906", "small PNP transistor, 40 V", BIPOLAR, "MMBT3906L"),
    small("MMBT2222A", "NPN switching transistor, 40 V, 600 mA", BIPOLAR, "MMBT2222"),
    small("MMBT2907A", "PNP switching transistor, 60 V, 600 mA", BIPOLAR, "MMBT2907"),
    small("MMBTA42", "NPN transistor, 300 V", BIPOLAR),
    small("2N7002", "small N-channel MOSFET, 60 V", MOSFET, "2N7002K 2N7002L 2N7002E 2N7002A MMBT7002 MMBT7002K"),
    small("BSS138", "small N-channel MOSFET, 50 V, for logic levels", MOSFET, "BSS138L BSS138LT1G"),
    small("BSS84", "small P-channel MOSFET, 50 V", MOSFET, "BSS84L"),
    small("FDN340P", "P-channel MOSFET, 20 V, 2 A", MOSFET),
    { number: "2N3904", description: "small NPN transistor, 40 V", pinouts: [["TO-92-3", "E B C"]] },
    { number: "2N3906", description: "small PNP transistor, 40 V", pinouts: [["TO-92-3", "E B C"]] },
    {
      number: "PN2907A",
      description: "PNP switching transistor, 60 V, 600 mA",
      pinouts: [["TO-92-3", "E B C"]],
      also: "PN2907",
    },
    {
      number: "PN2222A",
      description: "NPN switching transistor, 40 V, 600 mA",
      pinouts: [["TO-92-3", "E B C"]],
      also: "P2N2222 PN2222",
    },
    {
      number: "BC547",
      description: "small NPN transistor, 45 V",
      pinouts: [["TO-92-3", "C B E"]],
      also: "BC546 BC548 BC549 BC550",
    },
    {
      number: "BC557",
      description: "small PNP transistor, 45 V",
      pinouts: [["TO-92-3", "C B E"]],
      also: "BC556 BC558 BC559 BC560",
    },
    { number: "2N7000", description: "small N-channel MOSFET, 60 V", pinouts: [["TO-92-3", "S G D"]] },
    { number: "BS170", description: "small N-channel MOSFET, 60 V", pinouts: [["TO-92-3", "D G S"]] },
    {
      number: "TIP120",
      description: "Darlington transistor, 60 V, 5 A",
      pinouts: [["TO-220-3", "B C E"]],
      also: "TIP121 TIP122 TIP125 TIP126 TIP127",
    },
    {
      number: "TIP31",
      description: "power transistor, 3 A",
      pinouts: [["TO-220-3", "B C E"]],
      also: "TIP31A TIP31C TIP32 TIP32C TIP41C TIP42C",
    },
    {
      number: "BD139",
      description: "power transistor, 80 V, 1.5 A",
      pinouts: [["TO-126-3", "E C B"]],
      also: "BD135 BD136 BD137 BD138 BD140",
    },
  ]),
  ...partRows("transistor", "Nexperia", [
    small("BC847", "small NPN transistor, 45 V", BIPOLAR, "BC846 BC848 BC849 BC850"),
    small("BC857", "small PNP transistor, 45 V", BIPOLAR, "BC856 BC858 BC859 BC860"),
    small("BC817", "NPN transistor, 45 V, 500 mA", BIPOLAR, "BC817-16 BC817-25 BC817-40"),
    small("BC807", "PNP transistor, 45 V, 500 mA", BIPOLAR, "BC807-16 BC807-25 BC807-40"),
    small("BSS123", "small N-channel MOSFET, 100 V", MOSFET),
    { number: "BC847BS", description: "two small NPN transistors, 45 V", pinouts: [["SOT-363", "E1 B1 C2 E2 B2 C1"]] },
    {
      number: "BC857BS",
      description: "two small PNP transistors, 45 V",
      pinouts: [["SOT-363", "E1 B1 C2 E2 B2 C1"]],
      also: "BCM857BS BCM857",
    },
    {
      number: "2N7002DW",
      description: "two small N-channel MOSFETs, 60 V",
      pinouts: [["SOT-363", "S1 G1 D2 S2 G2 D1"]],
      also: "BSS138DW",
    },
  ]),
  ...partRows("transistor", "Infineon", [
    small("IRLML2502", "N-channel MOSFET, 20 V, 4.2 A", MOSFET, "IRLML2502PBF"),
    small("IRLML6402", "P-channel MOSFET, 20 V, 3.7 A", MOSFET, "IRLML6401 IRLML6402PBF"),
    small("IRLML6344", "N-channel MOSFET, 30 V, 5 A", MOSFET, "IRLML0030 IRLML6244 IRLML6344TRPBF"),
    {
      number: "IRF540N",
      description: "N-channel MOSFET, 100 V, 33 A",
      pinouts: [["TO-220-3", POWER_MOSFET]],
      also: "IRF540",
    },
    {
      number: "IRFZ44N",
      description: "N-channel MOSFET, 55 V, 49 A",
      pinouts: [["TO-220-3", POWER_MOSFET]],
      also: "IRFZ44",
    },
    {
      number: "IRLZ44N",
      description: "N-channel MOSFET, 55 V, 47 A, for logic levels",
      pinouts: [["TO-220-3", POWER_MOSFET]],
      also: "IRLZ44",
    },
    {
      number: "IRF9540N",
      description: "P-channel MOSFET, 100 V, 23 A",
      pinouts: [["TO-220-3", POWER_MOSFET]],
      also: "IRF9540",
    },
    { number: "IRF3205", description: "N-channel MOSFET, 55 V, 110 A", pinouts: [["TO-220-3", POWER_MOSFET]] },
  ]),
  ...partRows("transistor", "Alpha & Omega Semiconductor", [
    small("AO3400A", "N-channel MOSFET, 30 V, 5.7 A", MOSFET, "AO3400"),
    small("AO3401A", "P-channel MOSFET, 30 V, 4 A", MOSFET, "AO3401"),
    small("AO3407A", "P-channel MOSFET, 30 V, 4.3 A", MOSFET, "AO3407"),
  ]),
  ...partRows("transistor", "Vishay", [
    small("SI2301", "P-channel MOSFET, 20 V", MOSFET, "SI2301CDS SI2301BDS"),
    small("SI2302", "N-channel MOSFET, 20 V", MOSFET, "SI2302CDS SI2302DDS"),
  ]),
  ...partRows("transistor", "Diodes Incorporated", [
    small("DMG2301L", "P-channel MOSFET, 20 V, 3 A", MOSFET),
    small("DMG3415U", "P-channel MOSFET, 20 V, 4 A", MOSFET),
    { number: "MMDT3904", description: "two small NPN transistors, 40 V", pinouts: [["SOT-363", "E1 B1 C2 E2 B2 C1"]] },
    { number: "MMDT3906", description: "two small PNP transistors, 40 V", pinouts: [["SOT-363", "E1 B1 C2 E2 B2 C1"]] },
  ]),
];

export const DIODES = [
  ...partRows("diode", "onsemi", [
    diode("1N4148", "fast signal diode, 100 V", "DO-35", "1N914"),
    diode("1N4001", "rectifier of 1 A", "DO-41", "1N4002 1N4003 1N4004 1N4005 1N4006 1N4007"),
    diode("1N5817", "Schottky rectifier of 1 A", "DO-41", "1N5818 1N5819"),
    diode("1N5400", "rectifier of 3 A", "DO-201AD", "1N5401 1N5402 1N5404 1N5406 1N5408"),
    diode("1N5820", "Schottky rectifier of 3 A", "DO-201AD", "1N5821 1N5822"),
    diode("MBR0520", "Schottky rectifier of 0.5 A, 20 V", "SOD-123", "MBR0520L MBR0520LT1G"),
    diode("MBRA140", "Schottky rectifier of 1 A, 40 V", "SMA", "MBRA140T3G"),
  ]),
  ...partRows("protection", "onsemi", [
    small("NUP2105L", "protection of two CAN lines", "K1 K2 A", "NUP2105LT1G"),
    diode("ESD5Z5.0T1", "transient voltage suppressor for 5 V", "SOD-523", "ESD5Z5.0T1G"),
  ]),
  ...partRows("diode", "Diodes Incorporated", [
    diode("1N4148W", "fast signal diode, 100 V", "SOD-123", "1N4148W-7-F"),
    diode("1N4148WS", "fast signal diode, 100 V", "SOD-323", "1N4148WS-7-F"),
    diode("1N4148WT", "fast signal diode, 100 V", "SOD-523"),
    diode("1N5819HW", "Schottky rectifier of 1 A, 40 V", "SOD-123", "1N5817HW 1N5819HW-7-F B5819W"),
    diode("S1M", "rectifier of 1 A, 1000 V", "SMA", "S1A S1B S1D S1G S1J S1K M7"),
    diode("SS14", "Schottky rectifier of 1 A, 40 V", "SMA", "SS12 SS13 SS15 SS16 SS18 SS110 B140 B140-13-F"),
    diode("US1M", "fast rectifier of 1 A", "SMA", "US1A US1B US1D US1G US1J US1K"),
    diode("ES1D", "very fast rectifier of 1 A, 200 V", "SMA", "ES1A ES1B ES1G ES1J"),
  ]),
  ...partRows("diode", "Nexperia", [
    small("BAT54", "Schottky diode, 30 V", "A NC K"),
    small("BAT54S", "two Schottky diodes in series, 30 V", "A1 K2 K1A2"),
    small("BAT54C", "two Schottky diodes with a common cathode, 30 V", "A1 A2 K"),
    small("BAT54A", "two Schottky diodes with a common anode, 30 V", "K1 K2 A"),
    small("BAV99", "two fast diodes in series, 100 V", "A1 K2 K1A2"),
    small("BAV70", "two fast diodes with a common cathode, 100 V", "A1 A2 K"),
    small("BAW56", "two fast diodes with a common anode, 90 V", "K1 K2 A"),
    small("BAS40", "Schottky diode, 40 V", "A NC K"),
    small("BAS40-04", "two Schottky diodes in series, 40 V", "A1 K2 K1A2"),
    small("BAS40-05", "two Schottky diodes with a common cathode, 40 V", "A1 A2 K"),
    small("BAS40-06", "two Schottky diodes with a common anode, 40 V", "K1 K2 A"),
    small("BZX84", "Zener diode, 250 mW", "A NC K", "BZX84C3V3 BZX84C5V1 BZX84C12 BZX84-C3V3 BZX84-C5V1 BZX84-C12"),
  ]),
  ...partRows("led", "Worldsemi", [
    {
      number: "WS2812B",
      description: "RGB LED with a controller on one wire",
      pinouts: [["LED-5050", "VDD DOUT VSS DIN"]],
      supply: [3.5, 5.3],
    },
  ]),
  ...partRows("protection", "STMicroelectronics", [
    {
      number: "USBLC6-2",
      description: "protection of two USB data lines",
      pinouts: [["SOT-23-6", "I/O1 GND I/O2 I/O2 VBUS I/O1"]],
      also: "USBLC6-2SC6",
    },
    {
      number: "USBLC6-4",
      description: "protection of four data lines",
      pinouts: [["SOT-23-6", "I/O1 GND I/O2 I/O3 VBUS I/O4"]],
      also: "USBLC6-4SC6",
    },
  ]),
  ...partRows("protection", "Texas Instruments", [
    {
      number: "TPD3S014",
      description: "protection of a USB port with a power switch",
      pinouts: [["SOT-23-6", "EN GND IN OUT D1 D2"]],
      supply: [4.5, 5.5],
    },
  ]),
  ...partRows("protection", "Nexperia", [
    { number: "PRTR5V0U2X", description: "protection of two data lines", pinouts: [["SOT-143", "GND I/O1 I/O2 VCC"]] },
  ]),
  ...partRows("protection", "Littelfuse", [
    diode(
      "SMAJ5.0A",
      "transient voltage suppressor of 400 W",
      "SMA",
      "SMAJ12A SMAJ15A SMAJ24A SMAJ28A SMAJ30A SMAJ33A SMAJ36A SMAJ40A SMAJ48A SMAJ58A",
    ),
    diode(
      "SMBJ5.0A",
      "transient voltage suppressor of 600 W",
      "SMB",
      "SMBJ12A SMBJ15A SMBJ24A SMBJ28A SMBJ30A SMBJ33A SMBJ36A SMBJ40A SMBJ48A SMBJ58A",
    ),
    { number: "SP0503BAHT", description: "protection of three data lines", pinouts: [["SOT-143", "A K1 K2 K3"]] },
    {
      number: "SRV05-4",
      description: "protection of four data lines",
      pinouts: [["SOT-23-6", "I/O1 GND I/O2 I/O3 VCC I/O4"]],
    },
  ]),
  ...partRows("optocoupler", "Sharp", [
    {
      number: "PC817",
      description: "optocoupler with a transistor",
      pinouts: [["PDIP-4 SOP-4", "A K E C"]],
      also: "LTV-817 EL817 PC817A PC817B PC817C LTV-817S",
    },
  ]),
  ...partRows("optocoupler", "Vishay", [
    {
      number: "4N35",
      description: "optocoupler with a transistor and its base",
      pinouts: [["PDIP-6 SOP-6", "A K NC E C B"]],
      also: "4N25 4N26 4N28 4N36 4N37",
    },
  ]),
  ...partRows("optocoupler", "onsemi", [
    {
      number: "6N137",
      description: "fast optocoupler with a logic output",
      pinouts: [["PDIP-8 SOIC-8", "NC A K NC GND VO VE VCC"]],
    },
    {
      number: "MOC3021",
      description: "optocoupler for triacs",
      pinouts: [["PDIP-6", "A K NC T1 NC T2"]],
      also: "MOC3020 MOC3022 MOC3023 MOC3041 MOC3042 MOC3043 MOC3061 MOC3062 MOC3063",
    },
  ]),
];
