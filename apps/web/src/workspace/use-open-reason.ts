import { type Nm, toMm } from "@tracewright/board";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { RunResult } from "./run-view.ts";

type OpenConnection = NonNullable<RunResult["routing"]>["open"][number];

/** More names than these make no sentence. */
const NETS_NAMED = 6;

/** Why a connection is open, in the language of the page; the server's own words where it told no parts. */
export function useOpenReason(): (connection: OpenConnection) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    ({ cause, reason }) => {
      if (!cause) return reason;
      const length = (nm: Nm) =>
        `${toMm(nm).toLocaleString(i18n.language, { minimumFractionDigits: 3, maximumFractionDigits: 3 })} mm`;
      const [first = "", second] = cause.objects.map((object) => {
        const words = wordsOfObject(object);
        return words ? t(`routing.object.${words.key}`, words.values) : object;
      });
      switch (cause.kind) {
        case "congested": {
          const named = cause.nets.slice(0, NETS_NAMED).join(", ");
          const count = cause.nets.length - NETS_NAMED;
          return count > 0
            ? t("routing.cause.congestedMore", { nets: named, count })
            : t("routing.cause.congested", { nets: named });
        }
        case "infeasible": {
          const { available, required } = cause;
          if (second === undefined) return t("routing.cause.shutIn", { pad: first });
          if (available === null || required === null) return t("routing.cause.noWay", { from: first, to: second });
          return t("routing.cause.tooNarrow", {
            from: first,
            to: second,
            available: length(available),
            required: length(required),
            lack: length(required - available),
            narrower: length(2 * (required - available)),
          });
        }
        case "budget":
          return t("routing.cause.budget");
        case "parted":
          return t("routing.cause.parted");
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

/** The engine names objects in English ("R12 pad 2", "hole of via", "keepout antenna"); these are its parts, where it is one of them. */
export function wordsOfObject(object: string): ObjectWords | undefined {
  const noun = Object.entries(NOUNS).find(([name]) => name === object)?.[1];
  if (noun) return { key: noun, values: { part: "", number: "" } };
  const [, hole, reference = "", number = ""] = /^(hole of )?(.+) pad (.*)$/.exec(object) ?? [];
  if (reference) return { key: hole ? "padHole" : "pad", values: { part: reference, number } };
  const keepout = /^keepout (.+)$/.exec(object)?.[1];
  return keepout ? { key: "keepoutNamed", values: { part: keepout, number: "" } } : undefined;
}
