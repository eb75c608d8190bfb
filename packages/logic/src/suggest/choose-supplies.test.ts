import { builtInBlocks } from "@tracewright/block-library";
import type { Port } from "@tracewright/blocks";
import { describe, expect, it } from "vitest";
import { chooseSupplies } from "./choose-supplies.ts";
import { findGaps } from "./find-gaps.ts";

const portsOf = (key: string): readonly Port[] => builtInBlocks.find((block) => block.key === key)!.document.ports;
const counted = (...keys: string[]) => keys.map((id) => ({ id, ports: portsOf(id), count: 1 }));
const OFFERS = counted("ldo-fixed-600ma", "ldo-fixed-1a", "buck-3v3-2a", "buck-5v-2a", "boost-5v-battery", "usbc-sink");
const chosen = (keys: string[], volts: number[] = []) =>
  chooseSupplies(counted(...keys), OFFERS, volts).map(({ id }) => id);

describe("supplies for blocks", () => {
  it("a controller on USB gets a regulator that bears the 5 V", () => {
    const [supply, ...others] = chooseSupplies(counted("mcu-rp2040", "usbc-sink"), OFFERS);
    expect(others).toEqual([]);
    expect(supply?.volts).toBeCloseTo(3.3);
    expect(supply?.feeds).toEqual(["mcu-rp2040"]);
    expect(portsOf(supply!.id).find(({ key }) => key === "VIN")?.voltage?.max).toBeGreaterThanOrEqual(5.5);
  });

  it("without any source, a regulator and what feeds it", () => {
    expect(chosen(["mcu-rp2040"])).toContain("usbc-sink");
    expect(chosen(["mcu-rp2040"])).toHaveLength(2);
  });

  it("nothing, where all that draw are fed or nothing draws", () => {
    expect(chosen(["usbc-sink", "ldo-fixed-600ma", "mcu-rp2040"])).toEqual([]);
    expect(chosen(["usbc-sink"])).toEqual([]);
  });
});

describe("what a list lacks", () => {
  const gaps = (...blocks: [category: string, key: string][]) =>
    findGaps(blocks.map(([category, key]) => ({ category, ports: portsOf(key) }))).map(({ kind }) => kind);

  it("a bus without controller, a controller without a way to load it", () => {
    expect(gaps(["sensing", "sensor-climate"])).toEqual(["controller"]);
    expect(gaps(["controller", "mcu-rp2040"])).toEqual(["debug-connector"]);
    expect(gaps(["controller", "mcu-rp2040"], ["connector", "conn-swd"])).toEqual([]);
    expect(gaps(["controller", "mcu-esp32"])).toEqual(["serial-bridge"]);
    expect(gaps(["controller", "mcu-esp32-c3"])).toEqual([]);
    expect(gaps(["supply", "usbc-sink"])).toEqual([]);
  });
});
