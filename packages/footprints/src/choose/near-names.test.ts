import { describe, expect, it } from "vitest";
import { sampleCircuit, samplePart } from "../testing/sample-circuit.ts";
import { chooseFootprints } from "./choose-footprints.ts";

const pinsUpTo = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, `N${index}`]));

const choose = (
  footprint: string,
  pins: number | Record<string, string | undefined>,
  names: readonly string[] = [],
) => {
  const part = samplePart("U1", footprint, typeof pins === "number" ? pinsUpTo(pins) : pins);
  const official = { names: () => names, find: () => undefined };
  const [choice] = chooseFootprints(sampleCircuit([part]), { official });
  if (!choice) throw new Error("the part was passed over");
  return choice;
};

describe("a package by the measures in its name", () => {
  it("is the one of our library with as many pads, the same pitch and body, told with what the name leaves open", () => {
    const choice = choose("Package_DFN_QFN_Extra:QFN-56_EP_7x7_Pitch0.4mm", 57);
    expect(choice).toMatchObject({
      source: "relative",
      template: { library: "Package_DFN_QFN:QFN-56-1EP_7x7mm_P0.4mm_EP3.2x3.2mm" },
      differences: ["exposed pad 3.2 × 3.2 mm where the name states none"],
      remark: { severity: "info", words: { kind: "similar-footprint-with" } },
    });
  });

  it("is read from the names of IPC-7351", () => {
    const found = (name: string, pins: number) => choose(name, pins).template?.library;
    expect(found("SOIC127P600X175-8N", 8)).toBe("Package_SO:SOIC-8_3.9x4.9mm_P1.27mm");
    expect(found("QFN50P500X500X100-33N", 33)).toBe("Package_DFN_QFN:QFN-32-1EP_5x5mm_P0.5mm_EP3.1x3.1mm");
    expect(found("QFP50P900X900X160-48N", 48)).toBe("Package_QFP:LQFP-48_7x7mm_P0.5mm");
    expect(choose("QFP50P900X900X160-48N", 48).differences).toEqual(["LQFP where QFP is named"]);
  });

  it("is drawn by the name's own measures where no list has it", () => {
    expect(choose("QFN-36_L6.0-W5.0-P0.50-BL-EP3.6x4.6", 37).template?.library).toBe(
      "Package_DFN_QFN:QFN-36-1EP_5x6mm_P0.5mm_EP3.6x4.6mm",
    );
  });

  it("is never one of another pitch, body, number of pads or pad under the body", () => {
    for (const [name, pins] of [
      ["QFN-56_EP_7x7_Pitch0.5mm", 57],
      ["QFN-56_EP_9x7_Pitch0.4mm", 57],
      ["QFN-58_EP_7x7_Pitch0.4mm", 59],
      ["QFN-56-1EP_7x7mm_Pitch0.4mm_EP4.4x4.4mm", 57],
      ["Private:LQFP144", 144],
      ["Private:QFN32", 33],
    ] as const) {
      const choice = choose(name, pins);
      const isDrawn = choice.template?.library.includes("EP4.4x4.4mm");
      expect(choice.source === "stand-in" || isDrawn, `${name}: ${choice.template?.library}`).toBe(true);
    }
  });

  it("is a land grid whichever side its name has first, if only one has its lands there", () => {
    const grids = [
      "Package_LGA:LGA-14_3x2.5mm_P0.5mm_LayoutBorder3x4y",
      "Package_LGA:LGA-14_3x3mm_P0.5mm_LayoutBorder1x6y",
    ];
    const found = (names: readonly string[]) => {
      const part = samplePart("U1", "LGA-14_L3.0-W2.5-P0.50-BR", pinsUpTo(14));
      const template = choose("SOIC-14", 14).template;
      const find = (name: string) => (template && grids.includes(name) ? { ...template, library: name } : undefined);
      return chooseFootprints(sampleCircuit([part]), { official: { names: () => names, find } })[0]?.template?.library;
    };
    expect(found(grids)).toBe(grids[0]);
    expect(found([...grids, "Package_LGA:LGA-14_3x2.5mm_P0.5mm_LayoutBorder5x2y"])).not.toContain("Package_LGA");
  });

  it("has no pad under the body that neither name nor symbol knows", () => {
    expect(choose("QFN50P500X500X100-32N", 32).template?.library).not.toContain("-1EP");
  });
});

describe("a part by the number in its name", () => {
  const WROOM = "RF_Module:LED_WS2812B-2020_PLCC4_2.0x2.0mm";

  it("is found under another name with that number, and told so", () => {
    expect(choose("LED_SMD_Extra:WS2812B-2020", 4)).toMatchObject({
      source: "relative",
      template: { library: "LED_SMD:LED_WS2812B-2020_PLCC4_2.0x2.0mm" },
      differences: ["alike in part number WS2812B2020"],
    });
    expect(choose("Mine:WS2812B-2020TA", 4, [WROOM]).source).toBe("relative");
  });

  it("is found by a number that makers write with and without hyphen, zeros and packing", () => {
    const found = (name: string, pins: Record<string, string>) => choose(name, pins).template?.library;
    const shell = { ...pinsUpTo(5), SH: "GND" };
    expect(found("Mine:USB-Micro-B_Receptacle_Molex_473460001", shell)).toContain("USB_Micro-B_Molex_47346-0001");
    expect(found("Mine:USB_Molex_0473460001", shell)).toContain("USB_Micro-B_Molex_47346-0001");
    expect(found("Mine:USB_Molex_473460002", shell)).toContain("Stand-in");
    const qwiic = { ...pinsUpTo(4), MP: "GND" };
    expect(found("Mine:Conn_JST_SH_1x4_SM04B-SRSS-TB-LF-SN", qwiic)).toContain("JST_SH_SM04B-SRSS-TB_1x04");
  });

  it.each([
    ["another variant", "LED:WS2812B-2020-E", 4],
    ["one that is mounted upside down", "LED:WS2812B-2020_Reverse", 4],
    ["another number", "LED:WS2812B-2021", 4],
    ["another body", "LED:WS2812B-2020_5.0x5.0mm", 4],
    ["fewer pins than the footprint has contacts", "LED:WS2812B-2020", 3],
    ["words that every name has", "Mine:Jumper-2_Round", 2],
    ["measures of a pad", "Mine:Jumper-2_0603_Open_RoundedPad1.0x1.5mm", 2],
  ])("is not found by %s", (_, name, pins) => {
    expect(choose(name, pins).source).toBe("stand-in");
  });
});

describe("a part whose name has words beside one that is known", () => {
  it.each([
    ["Mine:PinHeader_1x05_P2.54mm_Vertical_one-dead", 5, "PinHeader_1x05_P2.54mm_Vertical", "one, dead"],
    [
      "Mine:Pimoroni_PinHeader_1x05_P2.54mm_Vertical Trackball v3b",
      5,
      "PinHeader_1x05_P2.54mm_Vertical",
      "Pimoroni, Trackball, v3b",
    ],
    ["Mine:LED_WS2812B-2020_DoubleSided", 4, "LED_WS2812B-2020_PLCC4_2.0x2.0mm", "DoubleSided"],
    ["Mine:D_SOD-123_DO-35_Hybrid_DoubleSided_V2", 2, "D_DO-35_or_SOD-123_P6.00mm", "Hybrid, DoubleSided, V2"],
    ["Mine:Cherry_MX_DS_Hotswap_v3.5.4", 2, "SW_Hotswap_Kailh_MX_1.00u", "DS, v3.5.4"],
  ])("%s is that one, and the words are told", (name, pins, library, words) => {
    const choice = choose(name, pins);
    expect([choice.source, choice.template?.library.split(":")[1]]).toEqual(["relative", library]);
    expect(choice.differences).toContain(`without ${words}`);
  });

  it.each([
    ["a measure", "Mine:PinHeader_1x05_P2.54mm_Vertical_6.5mm", 5],
    ["how it is soldered", "Mine:LED_PLCC_2835_SideView", 2],
    ["a variant", "Mine:LED_PLCC_2835_B", 2],
    ["what is turned over", "Mine:LED_WS2812B-2020_PLCC4_2.0x2.0mm_Reverse", 4],
    ["the beginning of a package's word", "Mine:ABCDFN-8_6x5mm", 8],
    ["a board with that chip", "Mine:RP2040-TINY", 23],
  ])("is another part where the word is %s", (_, name, pins) => {
    expect(choose(name, pins).source).toBe("stand-in");
  });
});

describe("a part by its maker's code for the package", () => {
  it("has as many leads as its symbol has pins", () => {
    const found = (pins: number) => choose("Mine:SN74LVC1G34DBVR", pins).template?.library;
    expect(found(5)).toBe("Package_TO_SOT_SMD:SOT-23-5");
    expect(found(6)).toBe("Package_TO_SOT_SMD:SOT-23-6");
    expect(found(7)).toContain("Stand-in");
    expect(choose("Mine:SN74HC595PWR", 16).template?.library).toBe("Package_SO:TSSOP-16_4.4x5mm_P0.65mm");
  });
});

describe("a part of a keyboard or a synthesizer, by what private libraries call it", () => {
  it.each([
    ["kbd:D3_TH", 2, "Diode_THT:D_DO-35_or_SOD-123_P6.00mm"],
    ["kbd:ResetSW_1side", 2, "Button_Switch_THT:SW_Push_6.0x3.5mm_P6.50mm"],
    [
      "Mine:Potentiometer_Alpha_R0904N",
      3,
      "Potentiometer_THT:Potentiometer_Alpha_RD901F-40-00D_Single_Vertical_CircularHoles",
    ],
    ["Mine:LED_APA102_Dotstar_5050", 6, "LED_SMD:LED_RGB_5050-6"],
    ["Mine:PMOD_2x06_HOST", 12, "Connector_PinSocket_2.54mm:PmodHost_2x06_P2.54mm_Horizontal"],
    ["Mine:Tactile_Switch_6mm", 2, "Button_Switch_THT:SW_PUSH_6mm"],
    ["Mine:PAD-TH", 1, "Connector_PinHeader_2.54mm:PinHeader_1x01_P2.54mm_Vertical"],
    ["Mine:SOT-753", 5, "Package_TO_SOT_SMD:SOT-23-5"],
    ["0xcb:SW_Cherry_MX_PCB_1.00u", 2, "Button_Switch_Keyboard:SW_Cherry_MX_1.00u_PCB"],
    ["0xcb:128x64OLED", 4, "Connector_PinHeader_2.54mm:PinHeader_1x04_P2.54mm_Vertical"],
    ["Mine:MJ-4PP-9", 4, "Connector_Audio:Jack_3.5mm_Marushin_MJ-4PP-9_Horizontal"],
    ["Mine:SW_SPST_3x4x2.5", 2, "Button_Switch_SMD:SW_SPST_PTS810"],
    ["Mine:Push_SMD_4.6x2.8mm_h2.5mm", 2, "Button_Switch_SMD:SW_Push_1P1T_NO_CK_KMR2"],
    ["Keebio-Parts:Hybrid_PCB_100H_Dual_hole-nosilk", 2, "Button_Switch_Keyboard:SW_Cherry_MX_1.00u_PCB"],
    ["OLIMEX_IC-FP:SO-8_208mil", 8, "Package_SO:SOIC-8_5.3x5.3mm_P1.27mm"],
    ["OLIMEX_Connectors-FP:HN1x3", 3, "Connector_PinHeader_2.54mm:PinHeader_1x03_P2.54mm_Vertical"],
    ["OLIMEX_Other-FP:TESTPAD_40-ROUND", 1, "TestPoint:TestPoint_Pad_D1.02mm"],
    ["OLIMEX_IC-FP:TSSOP20_Pitch-0.65mm_6.6x4.5x1.2mm", 20, "Package_SO:TSSOP-20_4.4x6.5mm_P0.65mm"],
    ["SOT96-1:SOT96-1", 8, "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm"],
    ["SF Connectors:2X5-SHROUDED_LOCK", 10, "Connector_IDC:IDC-Header_2x05_P2.54mm_Vertical"],
    [
      "Libre:Phoenix_Contact_MC_1,5_2-G-3,81",
      2,
      "Connector_Phoenix_MC:PhoenixContact_MC_1,5_2-G-3.81_1x02_P3.81mm_Horizontal",
    ],
    ["Mine:FT231X-QFN-20-1EP_4x4mm_P0.5mm_EP2.5x2.5mm", 21, "Package_DFN_QFN:QFN-20-1EP_4x4mm_P0.5mm_EP2.5x2.5mm"],
    ["marbastlib-choc:SW_choc_HS_1u", 2, "Button_Switch_Keyboard:SW_Hotswap_Kailh_Choc_PG1350"],
    ["marbastlib-mx:SW_MX_HS_CPG151101S11_1u", 2, "Button_Switch_Keyboard:SW_Hotswap_Kailh_MX_1.00u"],
    ["kbd:D3_SMD_v2", 2, "Diode_SMD:D_SOD-123"],
    ["antmicro-footprints:MP_Pad5.4mm_Drill2.7mm", 1, "MountingHole:MountingHole_2.7mm_Pad"],
    ["antmicro-footprints:Resonator_SMD_Abracon_ABM3B_5x3.2mm", 4, "Crystal:Crystal_SMD_5032-4Pin_5.0x3.2mm"],
    ["Mine:NX3225", 4, "Crystal:Crystal_SMD_3225-4Pin_3.2x2.5mm"],
    ["Mine:PIN_ARRAY_20X1", 20, "Connector_PinHeader_2.54mm:PinHeader_1x20_P2.54mm_Vertical"],
    ["Mine:SIL-4", 4, "Connector_PinHeader_2.54mm:PinHeader_1x04_P2.54mm_Vertical"],
    ["Mine:DO-214AC", 2, "Diode_SMD:D_SMA"],
    ["Mine:C3216", 2, "Capacitor_SMD:C_1206_3216Metric"],
    ["Package_SO:TSOP-5_1.65x3.05mm_P0.95mm", 5, "Package_TO_SOT_SMD:SOT-23-5"],
    ["Mine:KEMET_D", 2, "Capacitor_Tantalum_SMD:CP_EIA-7343-31_Kemet-D"],
    ["OLIMEX_IC-FP:QFN-80_10.00x10.00x0.90mm_P0.4mm", 81, "Package_DFN_QFN:QFN-80-1EP_10x10mm_P0.4mm_EP3.4x3.4mm"],
    ["Mine:RP2350A", 61, "Package_DFN_QFN:QFN-60-1EP_7x7mm_P0.4mm_EP3.4x3.4mm"],
  ])("%s is found, and the choice is told", (name, pins, library) => {
    const choice = choose(name, pins);
    expect([choice.source, choice.template?.library]).toEqual(["relative", library]);
    expect(choice.remark?.message).toContain(name.slice(name.indexOf(":") + 1));
  });

  it("is a header by rows, places and pitch for a connector alone", () => {
    const found = (reference: string, name: string, pins: number) =>
      chooseFootprints(sampleCircuit([samplePart(reference, name, pinsUpTo(pins))]))[0]?.template?.library;
    expect(found("J1", "Mine:2x2_2.54", 4)).toContain("PinHeader_2x02_P2.54mm_Vertical");
    expect(found("J1", "Mine:1x10_P2.54mm", 10)).toContain("PinHeader_1x10_P2.54mm_Vertical");
    expect(found("J1", "Mine:2x5_1.27mm_SMD_Unshrouded", 10)).toContain("PinHeader_2x05_P1.27mm_Vertical_SMD");
    expect(found("J1", "antmicro:PinHeader_1x3_P2.54mm_Drill1.1mm", 3)).toContain("PinHeader_1x03_P2.54mm_Vertical");
    expect(found("J1", "parts:BOOMELE-2510-3A_1x03_P2.54mm_Vertical", 3)).toContain("Molex_KK-254_AE-6410-03A_1x03");
    expect(found("J1", "parts:CONN-TH_5P-P2.54_HCTL_HC-2510-5AW", 5)).toContain("Molex_KK-254_AE-6410-05A_1x05");
    expect(found("J1", "parts:TerminalBlock_Any_1x03_P2.54mm_Vertical", 3)).toContain("Stand-in");
    expect(found("R1", "Mine:2x2_2.54", 4)).toContain("Stand-in");
    expect(found("J1", "Mine:2x2_2.54", 5)).toContain("Stand-in");
  });

  it("has its pads by the order that the name says, by Eagle's numbers, and by the signs of the symbol", () => {
    const padsOf = (name: string, pins: readonly string[], reference = "U1") => {
      const part = samplePart(reference, name, Object.fromEntries(pins.map((pin) => [pin, `net-${pin}`])));
      return chooseFootprints(sampleCircuit([part]))[0]?.template?.pads.map(({ number }) => number);
    };
    expect(padsOf("Mine:SOT23-BEC", ["B", "C", "E"])).toEqual(["B", "E", "C"]);
    expect(padsOf("Mine:SOT23-GSD", ["D", "G", "S"])).toEqual(["G", "S", "D"]);
    expect(padsOf("Mine:SIL-4", ["P$1", "P$2", "P$3", "P$4"])).toEqual(["P$1", "P$2", "P$3", "P$4"]);
    expect(padsOf("Mine:DO-214AC", ["+", "-"])).toEqual(["-", "+"]);
    expect(padsOf("CASE-A_3216", ["+", "-"], "C1")).toEqual(["+", "-"]);
  });

  it("is an array of resistors whose pins are numbered by resistor", () => {
    const pins = [1, 2, 3, 4].flatMap((each) => [`${each}.1`, `${each}.2`]);
    const template = choose(
      "OLIMEX_RLC-FP:RA1206_(4X0603)_4B8_xx",
      Object.fromEntries(pins.map((pin) => [pin, pin])),
    ).template;
    expect(template?.library).toBe("Resistor_SMD:R_Array_Convex_4x0603");
    const at = (number: string) => template?.pads.find((pad) => pad.number === number)?.position;
    for (const each of [1, 2, 3, 4]) expect(at(`${each}.1`)?.y).toBe(at(`${each}.2`)?.y);
    expect(at("1.1")?.x).toBeLessThan(at("1.2")?.x ?? 0);
  });

  it("is a receptacle whose symbol counts contacts that are not connected inside", () => {
    const contacts = ["A5", "A6", "A7", "A8", "B5", "B6", "B7", "B8", "GND", "VBUS", "S", "NC1", "NC2"];
    const part = samplePart("J1", "Mine:USB-C_16", Object.fromEntries(contacts.map((pin) => [pin, `net-${pin}`])));
    const pins = part.pins.map((pin) =>
      pin.number.startsWith("NC") ? { ...pin, electricalType: "no-connect" as const } : pin,
    );
    const [choice] = chooseFootprints(sampleCircuit([{ ...part, pins }]));
    expect(choice?.template?.library).toContain("USB_C_Receptacle_HRO_TYPE-C-31-M-12");
    expect(choice?.template?.pads.filter(({ number }) => number === "S").length).toBeGreaterThan(0);
    expect(chooseFootprints(sampleCircuit([part]))[0]?.source).toBe("stand-in");
  });

  it("is a cut-out of the plate for a symbol whose one pin joins nothing, and no hole where it joins something", () => {
    expect(choose("Mine:MX_PLATE_HOLE_14mm", { 1: undefined }).template?.library).toContain("PlateHole_14.0x14.0mm");
    expect(choose("Mine:MX_PLATE_HOLE_14mm", { 1: "GND" }).source).toBe("stand-in");
    expect(choose("Mine:MX_PLATE_HOLE_15mm", { 1: undefined }).source).toBe("stand-in");
  });

  it("is none of another size or number of contacts", () => {
    for (const [name, pins] of [
      ["kbd:D3_TH", 3],
      ["Mine:SW_PUSH-7.5mm", 2],
      ["Mine:LED_APA102_2020", 6],
      ["Mine:PMOD_2x06_HOST", 13],
    ] as const)
      expect(choose(name, pins).source, name).toBe("stand-in");
  });
});

describe("a part that names no footprint", () => {
  const proposed = (librarySymbol: string, pins: Record<string, string>) => {
    const part = { ...samplePart("TRRS1", "", pins), librarySymbol };
    return chooseFootprints(sampleCircuit([part]))[0]?.template?.library;
  };

  it("is a header if its symbol is one, and a jack if its pins are the contacts of a plug", () => {
    expect(proposed("Connector:Conn_01x05_Pin", pinsUpTo(5))).toContain("PinHeader_1x05_P2.54mm_Vertical");
    expect(proposed("Connector:AudioJack4", { S: "G", T: "A", R1: "B", R2: "C" })).toContain("PJ-320A");
    expect(proposed("Sensor:Five_Pins", pinsUpTo(5))).toContain("Stand-in");
  });
});

describe("another spelling of the same name", () => {
  it.each([
    ["Own:R_0603_1608", 2, "Resistor_SMD:R_0603_1608Metric"],
    ["Resistors_SMD:R_0603", 2, "Resistor_SMD:R_0603_1608Metric"],
    ["Housings_SOIC:SOIC-8_3.9x4.9mm_Pitch1.27mm", 8, "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm"],
    [
      "Pin_Headers:Pin_Header_Straight_1x04_Pitch2.54mm",
      4,
      "Connector_PinHeader_2.54mm:PinHeader_1x04_P2.54mm_Vertical",
    ],
    ["Own:SOT23-5", 5, "Package_TO_SOT_SMD:SOT-23-5"],
    ["Own:SOT-23-5", 5, "Package_TO_SOT_SMD:SOT-23-5"],
  ])("%s needs no decision, and a remark says what was taken", (name, pins, library) => {
    const choice = choose(name, pins);
    expect([choice.source, choice.template?.library]).toEqual(["family", library]);
    expect(choice.remark).toMatchObject({
      severity: "info",
      code: "same-footprint",
      message: `U1: ${name} is not among the files; ${library} is the same by name.`,
    });
  });

  it("is none where inch and metric contradict each other", () => {
    expect(choose("Own:R_0603_2012", 2).remark?.code).not.toBe("same-footprint");
  });
});

describe("a solder jumper of an unknown library", () => {
  const propose = (footprint: string, librarySymbol: string, pins: number) => {
    const part = { ...samplePart("JP1", footprint, pinsUpTo(pins)), librarySymbol };
    const [choice] = chooseFootprints(sampleCircuit([part]));
    return [choice?.source, choice?.template?.library.replace(/^.*:/, ""), choice?.remark?.severity];
  };

  it.each([
    ["Mine:SJ_Closed", "Mine:SJ", 2, "SolderJumper-2_P1.3mm_Bridged_Pad1.0x1.5mm"],
    ["Mine:TrianglePad_Narrow", "Jumper:SolderJumper_2_Open", 2, "SolderJumper-2_P1.3mm_Open_Pad1.0x1.5mm"],
    ["pkl_jumpers:J_NC_0603_30", "pkl:jumper_nc", 2, "SolderJumper-2_P1.3mm_Bridged_Pad1.0x1.5mm"],
    ["otter:JMP_2_1", "Jumper:SolderJumper_3_Bridged12", 3, "SolderJumper-3_P1.3mm_Bridged12_Pad1.0x1.5mm"],
  ])("%s is copper that the board has anyway, and is reviewed", (name, symbol, pins, expected) => {
    expect(propose(name, symbol, pins)).toEqual(["proposed", expected, "warning"]);
  });

  it.each([
    ["is open in one and bridged in the other", "Mine:SolderJumper_Closed", "Jumper:SolderJumper_2_Open", 2],
    ["has holes", "Mine:SolderJumper-2_Bridged_Throughole", "Jumper:SolderJumper_2_Bridged", 2],
    ["has too many pads", "Mine:SolderJumper-4_Open", "Mine:Jumper", 4],
    ["is a jumper that is plugged", "Mine:Jumper", "Jumper:Jumper_2_Open", 2],
    ["has another pitch", "Mine:SolderJumper-2_P2.54mm_Open", "Jumper:SolderJumper_2_Open", 2],
  ])("is none that %s", (_, name, symbol, pins) => {
    expect(propose(name, symbol, pins)[0]).toBe("stand-in");
  });
});

describe("a row of castellations", () => {
  it("is a row of pins of its count and pitch, with that said", () => {
    expect(choose("Mine:Castellated_1x10_P2.00mm_Vertical", 10)).toMatchObject({
      source: "relative",
      template: { library: "Connector_PinHeader_2.00mm:PinHeader_1x10_P2.00mm_Vertical" },
      differences: ["PinHeader where Castellated is named"],
    });
    expect(choose("Mine:Pin_Header_Round_1x01_Castellated", 1).source).toBe("relative");
  });

  it("is none where pitch or count are not stated, or the symbol has other pins", () => {
    for (const [name, pins] of [
      ["Mine:Castellated_1x10", 10],
      ["Mine:Castellated_P2.00mm", 10],
      ["Mine:Castellated_1x10_P2.00mm", 9],
      ["Mine:Castellated_1x10_P2.00mm", 11],
    ] as const)
      expect(choose(name, pins).source, name).toBe("stand-in");
  });
});
