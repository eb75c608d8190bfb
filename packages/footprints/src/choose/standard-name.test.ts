import { describe, expect, it } from "vitest";
import { findFootprint } from "../find-footprint.ts";
import { standardNames } from "./standard-name.ts";

const WRITTEN: readonly (readonly [written: string, kind: string, standard: string])[] = [
  ["Resistor_SMD:R_0603_1608Metric_Pad1.05x0.95mm_HandSolder", "R", "R_0603_1608Metric"],
  ["Resistors_SMD:R_0805_HandSoldering", "R", "R_0805_2012Metric"],
  ["C0402", "C", "C_0402_1005Metric"],
  ["LED0603-R-RD", "LED", "LED_0603_1608Metric"],
  ["0805", "C", "C_0805_2012Metric"],
  ["SMD_0402", "R", "R_0402_1005Metric"],
  ["Housings_SOIC:SOIC-8_3.9x4.9mm_Pitch1.27mm", "U", "SOIC-8_3.9x4.9mm_P1.27mm"],
  ["SOIC-8_L4.9-W3.9-P1.27-LS6.0-BL", "U", "SOIC-8_3.9x4.9mm_P1.27mm"],
  ["TSSOP-20_L6.5-W4.4-P0.65-LS6.4-BL", "U", "TSSOP-20_4.4x6.5mm_P0.65mm"],
  ["LQFP-48_L7.0-W7.0-P0.50-LS9.0-BL", "U", "LQFP-48_7x7mm_P0.5mm"],
  ["QFN-32_L5.0-W5.0-P0.50-BL-EP3.1", "U", "QFN-32-1EP_5x5mm_P0.5mm_EP3.1x3.1mm"],
  ["SOT-23-3_L2.9-W1.3-P1.90-LS2.4-BR", "Q", "SOT-23"],
  ["SOT-23-5_L3.0-W1.7-P0.95-LS2.8-BL", "U", "SOT-23-5"],
  ["SOT-363_L2.0-W1.3-P0.65-LS2.1-TL", "Q", "SOT-363_SC-70-6"],
  ["SOD-123_L2.7-W1.6-LS3.7-RD", "D", "D_SOD-123"],
  ["SMA_L4.3-W2.6-LS5.2-RD", "D", "D_SMA"],
  ["HDR-TH_4P-P2.54-V-M", "J", "PinHeader_1x04_P2.54mm_Vertical"],
  ["HDR-TH_20P-P2.54-V-F-R2-C10", "J", "PinSocket_2x10_P2.54mm_Vertical"],
  ["Pin_Headers:Pin_Header_Straight_2x05_Pitch1.27mm", "J", "PinHeader_2x05_P1.27mm_Vertical"],
  ["DIP-8_L9.8-W6.6-P2.54-LS7.6-BL", "U", "DIP-8_W7.62mm"],
  ["IC_DIP14_300", "U", "DIP-14_W7.62mm"],
  ["CRYSTAL-SMD_4P-L3.2-W2.5-BL", "Y", "Crystal_SMD_3225-4Pin_3.2x2.5mm"],
  ["CAP-TH_BD5.0-P2.00-D1.0-FD", "C", "CP_Radial_D5.0mm_P2.00mm"],
  ["USB-C-SMD_TYPE-C-31-M-12", "USB", "USB_C_Receptacle_HRO_TYPE-C-31-M-12"],
  ["Examples:LED_D5mm_P2.54mm", "D", "LED_D5.0mm"],
  ["Crystal_3225_4Pin", "Y", "Crystal_SMD_3225-4Pin_3.2x2.5mm"],
  ["R_Axial_P10.16mm", "R", "R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal"],
  ["C_Disc_D5.0mm_P5.00mm", "C", "C_Disc_D5.0mm_W2.5mm_P5.00mm"],
  ["C_Radial_D5_L11_P2", "C", "CP_Radial_D5.0mm_P2.00mm"],
  ["MountingHole:MountingHole_3.2mm_M3_DIN965_Pad", "H", "MountingHole_3.2mm_M3_Pad"],
  ["MX_Only:MXOnly-1.5U-NoLED", "SW", "SW_Cherry_MX_1.50u_PCB"],
  ["yuchi_kbd:MX_HOLE", "SW", "SW_Cherry_MX_1.00u_PCB"],
  ["kbd:keyswitch_cherrymx_hotswap_1u", "SW", "SW_Hotswap_Kailh_MX_1.00u"],
  ["yuchi_kbd:MX_Socket", "SW", "SW_Hotswap_Kailh_MX_1.00u"],
  ["Kailh:SW_PG1350", "SW", "SW_Kailh_Choc_PG1350"],
  ["TOTEMlib:Kailh_socket_PG1350", "SW", "SW_Hotswap_Kailh_Choc_PG1350"],
  ["Kailh:SW_PG1350_rev_DPB", "SW", "SW_Kailh_Choc_PG1350_Reversible"],
  ["kbd:CherryMX_Choc_1u", "SW", "SW_Cherry_MX_or_Kailh_Choc_PG1350"],
  ["TOTEMlib:Kailh_socket_PG1350_optional", "SW", "SW_Hotswap_Kailh_Choc_PG1350_or_Soldered"],
  ["Seeed:XIAO-RP2040-DIP", "U", "Seeed_XIAO_THT"],
  ["Seeed:Seeeduino_XIAO_SMD", "U", "Seeed_XIAO_SMD"],
  ["kbd_local:YS-SK6812MINI-E", "LED", "LED_SK6812MINI-E_3.2x2.8mm_P1.5mm_ReverseMount"],
  ["kbd:ProMicro_v2", "U", "SparkFun_ProMicro_THT"],
  ["allen-synthesis:raspberry-pi-pico", "U", "RaspberryPi_Pico_Common_THT"],
  ["antmicro-footprints:TP_SMD_1.5mm", "TP", "TestPoint_Pad_D1.5mm"],
  ["hackrf:GSG-TESTPOINT-50MIL", "P", "TestPoint_Pad_D1.27mm"],
  ["pkl_pads:PAD_SMD_1x2.65", "P", "TestPoint_Pad_1.0x2.65mm"],
  ["pkl_pads:PAD_SMD_1x2.65_ROUNDED", "P", "TestPoint_Pad_1.0x2.65mm"],
  ["OSO:B1,27", "TP", "TestPoint_Pad_D1.27mm"],
  ["pkl_jumpers:J_0603", "J", "R_0603_1608Metric"],
  ["vs:ShortedJumper-2_P1.3mm_Bridged_Pad1.0x1.0mm", "SJ", "SolderJumper-2_P1.3mm_Bridged_Pad1.0x1.0mm"],
  ["hackrf:GSG-50MIL-HEADER-2x5-TH", "P", "PinHeader_2x05_P1.27mm_Vertical"],
  ["hackrf:GSG-SOIC8-208", "U", "SOIC-8_5.3x5.3mm_P1.27mm"],
  ["Connect:DB9MC", "J", "DSUB-9_Male_Horizontal_P2.77x2.84mm_EdgePinOffset7.70mm_Housed_MountingHolesOffset9.12mm"],
  ["winterbloom:Eurorack_Power_2x5_Shrouded", "J", "IDC-Header_2x05_P2.54mm_Vertical"],
  ["winterbloom:Fuse_Littelfuse_0805L", "F", "Fuse_0805_2012Metric"],
  ["kit:SM1206POL", "C", "CP_EIA-3216-18_Kemet-A"],
  ["Capacitors_ThroughHole:C_Rect_L4_W2.5_P2.5", "C", "C_Rect_L4.0mm_W2.5mm_P2.50mm"],
  ["otter:USB-C 16Pin", "J", "USB_C_Receptacle_HRO_TYPE-C-31-M-12"],
  ["OLIMEX_Other-FP:Fiducial1x3", "FID", "Fiducial_1mm_Mask3mm"],
  ["PrntrBoardV2:Fiducial_1mm_Dia_2.54mm_Outer_CopperTop", "FID", "Fiducial_1mm_Mask2.54mm"],
  ["moteus:NetTie-2_SMD_Pad0.2", "NT", "NetTie-2_SMD_Pad0.2mm"],
  ["library:mountinghole_1.6mm", "H", "MountingHole_1.6mm_Pad"],
  ["yuchi:HOLE_M2_TH", "H", "MountingHole_2.2mm_M2_Pad"],
  ["hackrf:GSG-HOLE126MIL-COPPER", "J", "MountingHole_3.2mm_Pad"],
  ["pkl_pin_headers:Pin_Header_Straight_Round_1x01", "J", "PinHeader_1x01_P2.54mm_Vertical"],
  ["OLIMEX_Connectors-FP:HN1x10", "EXT", "PinHeader_1x10_P2.54mm_Vertical"],
  ["footprints:TSW-102-XX-YY-S", "J", "PinHeader_1x02_P2.54mm_Vertical"],
  ["pinheader-reduced:PinHeader_1x10_P2.54mm_Vertical_No_Silk", "J", "PinHeader_1x10_P2.54mm_Vertical"],
  ["RESC1005X40N", "R", "R_0402_1005Metric"],
  ["CAPC1608X90N", "C", "C_0603_1608Metric"],
  ["SOT95P280X145-5N", "U", "SOT-23-5"],
  ["SOT65P210X110-3N", "Q", "SOT-323_SC-70"],
  ["CAPMP7343X310N", "C", "CP_EIA-7343-31_Kemet-D"],
  ["footprints:PMEG6020ER115", "D", "Nexperia_CFP3_SOD-123W"],
  ["AIOC:Micrel_MLF-8-1EP_2x2mm_P0.5mm_EP0.6x1.2mm", "U", "DFN-8-1EP_2x2mm_P0.5mm_EP0.6x1.2mm"],
  ["otter:LFCSP-28-5x5mm-0.5mm-EP3.14x3.14mm", "U", "QFN-28-1EP_5x5mm_P0.5mm_EP3.14x3.14mm"],
  ["cynthion:lattice_cabga256", "U", "BGA-256_14x14mm_Layout16x16_P0.8mm"],
  ["SODFL3619X98N", "D", "D_SOD-123F"],
  ["OSO:_0603MP", "R", "R_0603_1608Metric"],
  ["antmicro-footprints:FB_0603_1608Metric", "L", "L_0603_1608Metric"],
  ["OLIMEX_Diodes-FP:SOD-123_1C-2A_KA", "D", "D_SOD-123"],
  ["moteus:SOD-523_STM", "D", "D_SOD-523"],
  ["SOD-882_L1.0-W0.6-RD", "D", "D_SOD-882"],
  ["cynthion:DFN1006-2", "D", "D_SOD-882"],
  ["winterbloom:AudioJack_WQP518MA", "J", "Jack_3.5mm_QingPu_WQP-PJ398SM_Vertical_CircularHoles"],
  ["bitaxe:NetTie-0.25mm", "T", "NetTie-2_SMD_Pad0.25mm"],
  ["Resistors_ThroughHole:Resistor_Horizontal_RM10mm", "R", "R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal"],
  ["Mine:0603C", "C", "C_0603_1608Metric"],
  ["Mine:1206FUSE", "F", "Fuse_1206_3216Metric"],
  ["Mine:HEADER_MALE_8X1", "K", "PinHeader_1x08_P2.54mm_Vertical"],
  ["Mine:HEADER_FEMALE_2X10_Arduino", "K", "PinSocket_2x10_P2.54mm_Vertical"],
  ["Mine:PAD_4x4", "P", "TestPoint_Pad_4.0x4.0mm"],
  ["Mine:Solderpad_Rounded_Rectangle_0.8x1.3mm", "J", "TestPoint_Pad_0.8x1.3mm"],
  ["Mine:TestPoint_Pad_D1.5mm_no_courtyard", "TP", "TestPoint_Pad_D1.5mm"],
  ["Mine:PinHeader_1x04_P2.00mm_Vertical_nosilk_center", "J", "PinHeader_1x04_P2.00mm_Vertical"],
  ["Mine:Oscillator_3225", "X", "Oscillator_SMD_SeikoEpson_SG8002CE-4Pin_3.2x2.5mm"],
  ["Mine:2016_SMD_CRYSTAL", "X", "Crystal_SMD_2016-4Pin_2.0x1.6mm"],
  ["Mine:Crystal_SMD_2.5x2.0mm", "Y", "Crystal_SMD_2520-4Pin_2.5x2.0mm"],
  ["Mine:USB_Micro", "J", "USB_Micro-B_Molex-105017-0001"],
  ["Mine:DCK0005A", "U", "SOT-353_SC-70-5"],
  ["Mine:PW0016A_L", "U", "TSSOP-16_4.4x5mm_P0.65mm"],
  ["Mine:SOT-23-6-DBV_TEX", "U", "SOT-23-6"],
  ["Mine:SN74LVC1G34DBV", "U", "SOT-23-5"],
  ["Mine:TPS7A2633DRVR", "U", "WSON-6-1EP_2x2mm_P0.65mm_EP1x1.6mm"],
  ["RP_Silicon:RP2040-QFN-56", "U", "QFN-56-1EP_7x7mm_P0.4mm_EP3.2x3.2mm"],
  ["Package_DIP:CERDIP-8_W7.62mm_SideBrazed_LongPads_Socket", "U", "DIP-8_W7.62mm_Socket"],
];

describe("standardNames", () => {
  it.each(WRITTEN)("reads %s on %s… as %s", (written, kind, standard) => {
    const names = standardNames(written, kind);
    expect(names).toContain(standard);
    expect(findFootprint(standard)).toBeDefined();
  });

  it("makes nothing of the size alone where the reference does not say what part it is", () => {
    expect(standardNames("0603", "X").filter((name) => findFootprint(name))).toEqual([]);
  });

  it("makes nothing of parts that stand otherwise than others of their name, or of another maker's", () => {
    for (const [name, kind] of [
      ["SparkFun-LED:LED_1206_Bottom_Green", "D"],
      ["SofleKeyboard-footprint:R_1206_DoubleSided", "R"],
      ["Sofle:Kailh_socket_PG1350_reversible", "SW"],
      ["kbd:keyswitch_cherrymx_alps_choc12_1u", "SW"],
      ["Sofle_Pico:Cherry_MX_DS_Hotswap_v3.5.4", "SW"],
      ["bitaxe:BarrelJack_Wuerth_694106106102_2.0x5.5mm", "J"],
      ["FB_0603_2012Metric", "L"],
      ["Mine:HEADER_MALE_8X1_SMD", "K"],
      ["Mine:HEADER_MALE_3X4", "K"],
      ["Mine:Oscillator_9999", "X"],
      ["Mine:DBV0009A", "U"],
    ] as const)
      expect(
        standardNames(name, kind).filter((each) => findFootprint(each)),
        name,
      ).toEqual([]);
  });

  it("takes no part of another name for a package", () => {
    for (const name of ["ESP32-WROOM-32", "R_Array_SIP9", "Relay_SPDT", "SOT1061", "D-SUB_9", "Logo_0603x"])
      expect(
        standardNames(name, "U").filter((each) => findFootprint(each)),
        name,
      ).toEqual([]);
  });
});
