import { expect, it } from "vitest";
import type { PartQuestion } from "../../platform/database/part-match-records.ts";
import { needsDatasheet } from "./needs-datasheet.ts";

const part = (prefix: string, pads: number): PartQuestion => ({
  signature: "",
  prefix,
  value: "",
  footprint: "",
  symbol: "",
  fields: {},
  padNumbers: Array.from({ length: pads }, (_, index) => `${index + 1}`),
  pins: [],
});

it("asks for no datasheet of LEDs, diodes, jumpers, test points and connectors, and for one of circuits", () => {
  const plain = [part("D", 2), part("LED", 2), part("JP", 3), part("TP", 1), part("J", 16), part("H", 0)];
  expect(plain.map(needsDatasheet)).toEqual(plain.map(() => false));
  expect([part("U", 8), part("Q", 3), part("D", 6)].map(needsDatasheet)).toEqual([true, true, true]);
});
