import { type Nm, toMm } from "@tracewright/geometry";
import { shownName } from "@tracewright/text";
import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { RunResult } from "../open-project/run-view.ts";

type OpenConnection = NonNullable<RunResult["routing"]>["open"][number];

/** More names than these make no sentence. */
const NETS_NAMED = 6;

type Cause = NonNullable<OpenConnection["cause"]>;

/** Why a connection is open and what may open it, in the language of the page; the server's sentence if it sent no parts. */
export function useOpenReason(): (connection: OpenConnection) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    ({ cause, reason }) => {
      if (!cause) return shownName(reason);
      const length = (nm: Nm) =>
        `${toMm(nm).toLocaleString(i18n.language, { minimumFractionDigits: 3, maximumFractionDigits: 3 })} mm`;
      const object = (name: string): string => sayObject(name, t);
      const list = (names: readonly string[]): string => {
        const named = names.slice(0, NETS_NAMED).map(shownName).join(", ");
        const count = names.length - NETS_NAMED;
        return count > 0 ? t("routing.namesMore", { names: named, count }) : named;
      };
      const remedies = cause.remedies.flatMap((remedy) => {
        if (remedy.kind === "effort") return [];
        if (remedy.kind === "layers") return [t("routing.remedy.layers", { layers: remedy.layers.join(", ") })];
        return remedy.length === null ? [] : [t(`routing.remedy.${remedy.kind}`, { length: length(remedy.length) })];
      });
      const sentences = [
        sentenceOf(cause),
        ...(remedies.length > 0 ? [t("routing.remedy.may", { remedies: remedies.join(t("routing.remedy.or")) })] : []),
      ];
      return sentences.join(" ");

      function sentenceOf({ kind, nets, cut, objects, available, required }: Cause): string {
        switch (kind) {
          case "congested": {
            if (!cut || cut.needed <= cut.fits) return t("routing.cause.congested", { nets: list(nets) });
            return t("routing.cause.full", {
              layers: cut.layers.join(", "),
              needed: cut.needed,
              fits: cut.fits,
              takers: list(cut.takers.map(({ net, times }) => (times > 1 ? `${net} ×${times}` : net))),
            });
          }
          case "infeasible": {
            const [first = "", second] = objects.map(object);
            const isMeasured = available !== null && required !== null;
            if (second === undefined)
              return isMeasured
                ? t("routing.cause.noWayPast", {
                    object: first,
                    available: length(available),
                    required: length(required),
                  })
                : t("routing.cause.shutIn", { pad: first });
            if (!isMeasured) return t("routing.cause.noWay", { from: first, to: second });
            const values = { from: first, to: second, available: length(available), required: length(required) };
            return available >= required ? t("routing.cause.offLattice", values) : t("routing.cause.tooNarrow", values);
          }
          case "budget":
            return t("routing.cause.budget");
          case "enclosed":
            return t("routing.cause.enclosed", { pad: object(objects[0] ?? ""), block: objects[1] ?? "" });
          case "parted":
            return t("routing.cause.parted");
        }
      }
    },
    [t, i18n.language],
  );
}

/** What the engine calls things that have no name of their own. */
const NOUNS = {
  track: "track",
  via: "via",
  "hole of via": "viaHole",
  pour: "pour",
  "copper drawing": "drawing",
  "copper text": "text",
  "board edge": "edge",
  keepout: "keepout",
} as const;

type ObjectKey = (typeof NOUNS)[keyof typeof NOUNS] | "pad" | "padHole" | "keepoutNamed";

interface ObjectWords {
  readonly key: ObjectKey;
  readonly values: { readonly part: string; readonly number: string };
}

/** An object the engine speaks of, in the language of the page. */
export function sayObject(name: string, t: TFunction): string {
  const words = wordsOfObject(name);
  return words ? t(`routing.object.${words.key}`, words.values) : name;
}

/**
 * The engine names objects in English ("R12 pad 2", "hole of via", "keepout antenna"); these are its parts, where it
 * is one of them.
 */
export function wordsOfObject(object: string): ObjectWords | undefined {
  const noun = Object.entries(NOUNS).find(([name]) => name === object)?.[1];
  if (noun) return { key: noun, values: { part: "", number: "" } };
  const [, hole, reference = "", number = ""] = /^(hole of )?(.+) pad (.*)$/.exec(object) ?? [];
  if (reference) return { key: hole ? "padHole" : "pad", values: { part: reference, number } };
  const keepout = /^keepout (.+)$/.exec(object)?.[1];
  return keepout ? { key: "keepoutNamed", values: { part: keepout, number: "" } } : undefined;
}
