import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { intentDraftOf, intentStatementOf } from "./intent-draft.ts";
import { pinOption, sayPin, spellPin, targetOptions } from "./pin-option.ts";

const C1 = { reference: "C1", pad: "1" };
const U3 = { reference: "U3", pad: "14" };
const draft = intentDraftOf(undefined);

it("says nothing about two pins while one of them is not chosen", () => {
  const half = { ...draft, links: [{ from: spellPin(C1), to: null, within: 2 }] };
  expect(intentStatementOf("near", undefined, half)).toBeUndefined();
  const whole = { ...draft, links: [{ from: spellPin(C1), to: spellPin(U3), within: 2 }] };
  expect(intentStatementOf("near", undefined, whole)).toEqual({
    kind: "near",
    links: [{ from: C1, to: U3, within: fromMm(2) }],
  });
});

it("says nothing of a part at the edge, or fixed, while none is chosen", () => {
  expect(intentStatementOf("edge", undefined, draft)).toBeUndefined();
  expect(intentStatementOf("fixed", undefined, { ...draft, part: "J1" })).toEqual({ kind: "fixed", part: "J1" });
});

it("offers the pins on the net of the first one before all others, and none of its own part", () => {
  const pins = [
    { ...C1, name: "", net: "+3V3" },
    { reference: "C1", pad: "2", name: "", net: "GND" },
    { reference: "U3", pad: "7", name: "VSS", net: "GND" },
    { ...U3, name: "VDD", net: "+3V3" },
  ];
  const byReference = new Map(
    [...Map.groupBy(pins, ({ reference }) => reference)].map(([reference, own]) => [
      reference,
      new Map(own.map((pin) => [pin.pad, pin])),
    ]),
  );
  const words = { onNet: (net: string) => `on ${net}`, others: "others" };
  expect(targetOptions(spellPin(C1), byReference, pins, words)).toEqual([
    { group: "on +3V3", items: [{ value: spellPin(U3), label: "U3 14 VDD · +3V3" }] },
    { group: "others", items: [{ value: "U3\n7", label: "U3 7 VSS · GND" }] },
  ]);
  expect(targetOptions(null, byReference, pins, words)).toEqual(pins.map(pinOption));
  expect([sayPin(spellPin(U3), byReference, "a pin"), sayPin(null, byReference, "a pin")]).toEqual([
    "U3 14 VDD · +3V3",
    "a pin",
  ]);
});
