import type { TFunction } from "i18next";
import type { PartDetails } from "./pin-rows.ts";

type Reason = PartDetails["reasons"][number];

const MAX_NAMED = 12;

/** What is to be looked at about a part, a sentence each. Facts are names of the design: data, shown as they are. */
export function sayReason(t: TFunction, { code, facts }: Reason): readonly string[] {
  const told = factsOf(facts);
  switch (code) {
    case "nothing-said":
      return [t("parts.reason.nothing-said")];
    case "unknown-part":
      return [t("parts.reason.unknown-part", { text: textOf(told.text) })];
    case "unreadable-value":
      return [t("parts.reason.unreadable-value", { text: textOf(told.text) })];
    case "name-only":
      return [t("parts.reason.name-only", { text: textOf(told.text) })];
    case "other-package":
      return [
        t("parts.reason.other-package", {
          footprint: textOf(told.footprint),
          packages: nameAll(listOf(told.packages).map(textOf)),
        }),
      ];
    case "reading-unconfirmed":
      return [t("parts.reason.reading-unconfirmed")];
    case "no-pin-names":
      return [t("parts.reason.no-pin-names")];
    case "no-footprint":
      return [t("parts.reason.no-footprint")];
    case "other-pads": {
      const [pads, pins] = [listOf(told.padsWithoutPin).map(textOf), listOf(told.pinsWithoutPad).map(textOf)];
      return [
        ...(pads.length > 0 ? [t("parts.reason.padsWithoutPin", { pads: nameAll(pads) })] : []),
        ...(pins.length > 0 ? [t("parts.reason.pinsWithoutPad", { pins: nameAll(pins) })] : []),
      ];
    }
    case "other-pin-names": {
      const pins = listOf(told.pins).map((pin) => {
        const { number, known, symbol } = factsOf(pin);
        return `${textOf(number)} ${textOf(known)} ≠ ${textOf(symbol)}`;
      });
      return [t("parts.reason.other-pin-names", { count: pins.length, pins: nameAll(pins) })];
    }
    case "several":
      return [t("parts.reason.several", { count: Number(told.count) || 0 })];
    case "unsure":
      return [t("parts.reason.unsure", { percent: Number(told.percent) || 0 })];
    default:
      return [t("parts.reason.other", { code })];
  }
}

function factsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function nameAll(names: readonly string[]): string {
  return names.length <= MAX_NAMED ? names.join(", ") : `${names.slice(0, MAX_NAMED).join(", ")} …`;
}
