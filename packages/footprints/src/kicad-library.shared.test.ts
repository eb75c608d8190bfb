import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { readKicadFootprint } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { findFootprint, listFootprints } from "./find-footprint.ts";
import { differencesBetween, padDifferences } from "./testing/compare-footprints.ts";
import { DIFFERENCES, differsOnPurpose } from "./testing/differs-on-purpose.ts";

/**
 * Every built-in size beside the one of its name in KiCad's own library (Debian's `kicad-footprints`), which other people have
 * drawn from other sources: numbers, places, sizes and drills of pads within 0.05 mm, courtyards within 0.25 mm.
 * Nothing of theirs is kept here; without the library installed there is nothing to compare with.
 */
const LIBRARY = process.env.KICAD6_FOOTPRINT_DIR ?? "/usr/share/kicad/footprints";
const TOLERANCE_MM = 0.05;

/** Sizes beyond the listed ones, built from the measures in their names: so many of KiCad's own come out much the same. */
const MIN_SHARE_OF_OTHERS = 0.9;
const TOLERANCE_OF_OTHERS_MM = 0.15;

/**
 * Of everything that our families build under a name of KiCad's: how many of a library's pads are where KiCad has them, within
 * `TOLERANCE_MM`. All, but where KiCad's are single makers' drawings and ours a standard's whole range.
 */
const MIN_EQUAL: Readonly<Record<string, number>> = {
  Capacitor_SMD: 0.86,
  Capacitor_THT: 0.7,
  Connector_USB: 0.97,
  MountingHole: 0.98,
  Package_BGA: 0.82,
  Package_DFN_QFN: 0.62,
  Package_QFP: 0.74,
  Package_SO: 0.41,
  Package_SON: 0.29,
  Package_TO_SOT_SMD: 0.96,
  // The one module: KiCad's has holes and squares of paste as pads of its ground land.
  RF_Module: 0,
  Resistor_THT: 0.89,
};
/** Names of KiCad's own libraries that our families build; so many, and no fewer. */
const MIN_BUILT = 4_000;

/**
 * Packages that KiCad 6 has under no such name, all of them; boards and the standards alone speak for them. Places for two
 * keyswitches and modules of one maker have tests of their own.
 */
const WITHOUT_COUNTERPART: readonly string[] = [
  "D_SOD-882",
  "SOT-583-8",
  "SOIC-8_5.3x5.3mm_P1.27mm",
  "SSOP-8_5.3x3mm_P0.65mm",
  "VSSOP-8_3x3mm_P0.65mm",
  "DFN-8-1EP_3x3mm_P0.65mm_EP1.5x2.25mm",
  "DFN-12-1EP_3x3mm_P0.45mm_EP1.65x2.38mm",
  "QFP-44_10x10mm_P0.8mm",
  "BGA-36_3.5x3.5mm_Layout6x6_P0.5mm",
  "BGA-49_4x4mm_Layout7x7_P0.5mm",
  "BGA-64_5x5mm_Layout8x8_P0.5mm",
  "BGA-81_5x5mm_Layout9x9_P0.5mm",
  "BGA-100_9x9mm_Layout10x10_P0.8mm",
  "BGA-144_13x13mm_Layout12x12_P1.0mm",
  "BGA-256_14x14mm_Layout16x16_P0.8mm",
  "BGA-256_17x17mm_Layout16x16_P1.0mm",
  "BGA-400_21x21mm_Layout20x20_P1.0mm",
  "C_Rect_L7.2mm_W4.5mm_P5.00mm",
  "SW_Hotswap_Kailh_MX_1.00u",
  "SW_Kailh_Choc_PG1350",
  "SW_Hotswap_Kailh_Choc_PG1350",
  "SW_Kailh_Choc_PG1350_Reversible",
  "SW_Cherry_MX_or_Kailh_Choc_PG1350",
  "SW_Hotswap_Kailh_Choc_PG1350_or_Soldered",
  "RaspberryPi_Pico_Common_THT",
  "SparkFun_ProMicro_THT",
  "Seeed_XIAO_THT",
  "Seeed_XIAO_SMD",
  "SW_Push_1P1T_XKB_TS-1187A",
  "SW_Push_1P1T_XUNPU_TS-1088",
  "SW_Push_6.0x3.5mm_P6.50mm",
  "D_DO-35_or_SOD-123_P6.00mm",
  "LED_SK6812MINI-E_3.2x2.8mm_P1.5mm_ReverseMount",
  "Jack_3.5mm_Marushin_MJ-4PP-9_Horizontal",
  "Jack_3.5mm_PJ-320A_Horizontal",
  "PmodHost_2x06_P2.54mm_Horizontal",
  "ESP32-C3-WROOM-02",
  "SW_Push_1P1T_YTSA007A",
  "SW_Push_1P1T_CRS_CS1213AGF260",
  "SW_Push_1P1T_K2-1114SA",
  "SW_Push_1P1T_NO_CK_KSC941J",
  "SW_Push_LED_PB6149L",
  "LED_WS2812_3528_3.5x2.8mm_P1.5mm",
  "LED_RGB_0606_Chanzon",
  "Jack_3.5mm_13mm_Switched_NoHoles",
  "Jack_3.5mm_PJ-324M",
  "Oscillator_SMD_Kyocera_KC2016Z-4Pin_2.0x1.6mm",
  "Crystal_SMD_3225-4Pin_3.2x2.5mm_GND3",
  "USB_C_Receptacle_A40-00119-A52-12",
  "USB_C_Receptacle_LCSC_C393939",
  "HDMI_A_TE_1827059-3",
  "JDY-33",
  "Murata_NFM18",
  "L_CommonModeChoke_TDKCorporation_1210",
  "Pin_RT-01T-1.0B",
  "PINTST",
  "RF_Shield_Clip_S1001-46R",
  "DHVQFN-14-1EP_2.5x3mm_P0.5mm_EP1x1.5mm",
  "DHVQFN-16-1EP_2.5x3.5mm_P0.5mm_EP1x2mm",
  "DHVQFN-20-1EP_2.5x4.5mm_P0.5mm_EP1x3mm",
];

const files = new Map(
  (existsSync(LIBRARY) ? globSync(`${LIBRARY}/*.pretty/*.kicad_mod`) : []).map((file) => [
    `${basename(dirname(file), ".pretty")}:${basename(file, ".kicad_mod")}`,
    file,
  ]),
);

describe.skipIf(files.size === 0)("beside KiCad's installed library", () => {
  const known = listFootprints();
  const compared = known.flatMap((name) => differencesOf(name) ?? []);

  it("has a counterpart for every size but those named", () => {
    const hasOne = new Set(compared.map(({ name }) => name));
    expect(known.filter((name) => !hasOne.has(name)).sort()).toEqual([...WITHOUT_COUNTERPART].sort());
  });

  it("agrees in pads and courtyards, but for what differs on purpose", () => {
    const off = compared.filter(({ name, differences }) => differences.length > 0 && !differsOnPurpose(name));
    expect(off).toEqual([]);
  });

  it("builds sizes that are not listed as KiCad does, nine of ten", () => {
    const others = [...files.keys()].flatMap((library) => {
      const name = library.slice(library.indexOf(":") + 1);
      return known.includes(name) || findFootprint(name)?.footprint.library !== library ? [] : [name];
    });
    const off = others.filter(
      (name) => (differencesOf(name, TOLERANCE_OF_OTHERS_MM)?.differences.length ?? 0) > 0 && !differsOnPurpose(name),
    );
    expect(others.length).toBeGreaterThan(1_500);
    expect(1 - off.length / others.length, off.join(" ")).toBeGreaterThanOrEqual(MIN_SHARE_OF_OTHERS);
  });

  it("places and sizes the pads of all that we build as KiCad does, library by library", () => {
    const counts = new Map<string, { built: number; equal: number }>();
    for (const [library, file] of files) {
      const ours = findFootprint(library)?.footprint;
      if (ours?.library !== library) continue;
      const { footprint } = readKicadFootprint({ fileName: file, text: readFileSync(file, "utf8") });
      const isEqual = footprint !== undefined && padDifferences(ours, footprint, TOLERANCE_MM).length === 0;
      const nickname = library.slice(0, library.indexOf(":"));
      const count = counts.get(nickname) ?? { built: 0, equal: 0 };
      counts.set(nickname, { built: count.built + 1, equal: count.equal + (isEqual ? 1 : 0) });
    }
    const built = [...counts.values()].reduce((sum, count) => sum + count.built, 0);
    expect(built).toBeGreaterThan(MIN_BUILT);
    const short = [...counts].filter(([library, count]) => count.equal / count.built < (MIN_EQUAL[library] ?? 1));
    expect(short).toEqual([]);
  });

  it("has no excuse that no size needs", () => {
    const needed = compared.filter(({ differences }) => differences.length > 0).map(({ name }) => name);
    const idle = DIFFERENCES.filter(([names]) => !needed.some((name) => names.test(name))).map(
      ([names]) => names.source,
    );
    expect(idle).toEqual([]);
  });
});

function differencesOf(
  name: string,
  toleranceMm = TOLERANCE_MM,
): { name: string; differences: readonly string[] } | undefined {
  const ours = findFootprint(name)?.footprint;
  const file = ours && files.get(ours.library);
  if (!ours || !file) return undefined;
  const { footprint } = readKicadFootprint({ fileName: file, text: readFileSync(file, "utf8") });
  return { name, differences: footprint ? differencesBetween(ours, footprint, toleranceMm).slice(0, 3) : ["unread"] };
}
