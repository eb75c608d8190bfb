import { createInstance } from "i18next";
import { expect, it } from "vitest";
import { en } from "../i18n/en.ts";
import { countWrong, isReadyToOrder, percentConnected, sayState } from "./count-verdict.ts";

const i18n = createInstance();
await i18n.init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } });
const { t } = i18n;
const verdict = {
  state: "READY",
  connected: 51,
  total: 51,
  errors: 0,
  warnings: 0,
  standIns: 0,
  uncheckedRules: [] as string[],
  fill: null,
} as const;

it("names what is open before errors and warnings, and is not ready with any of the first two", () => {
  const open = { ...verdict, state: "UNCONNECTED", connected: 4, errors: 1, warnings: 2 } as const;
  expect(sayState(t, open)).toBe("Not ready to order: 47 of 51 connections are open");
  expect(countWrong(t, open)).toBe("47 of 51 connections open, 1 error, 2 warnings");
  expect(sayState(t, { ...verdict, state: "ERRORS", errors: 1 })).toBe("Not ready to order: 1 design rule error");
  expect(sayState(t, { ...verdict, state: "WARNINGS", warnings: 2 })).toBe("Ready to order, with 2 warnings");
  expect(sayState(t, verdict)).toBe("Ready to order");
  expect([open, verdict, null].map(isReadyToOrder)).toEqual([false, true, false]);
});

it("never says that a board is simply ready while a custom rule is not checked", () => {
  const unchecked = { ...verdict, state: "WARNINGS" as const, warnings: 2, uncheckedRules: ["HV"] };
  expect(sayState(t, unchecked)).toBe("Ready by the rules that are checked: 1 custom rule is not");
  expect(countWrong(t, unchecked)).toBe("2 warnings, 1 custom rule not checked");
});

it("says 100 % only with every connection made", () => {
  expect(percentConnected({ ...verdict, connected: 999, total: 1000 })).toBe(99);
  expect(percentConnected(verdict)).toBe(100);
});
