import { type Board, type Finding as BoardFinding, type ItemId, indexBoard, type NetId } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { shownName } from "@tracewright/text";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { en } from "../../i18n/en.ts";
import type { RunResult } from "../../open-project/run-view.ts";
import { type ItemWords, itemNamer } from "./name-item.ts";
import { ruleKey } from "./rule-key.ts";

type Finding = NonNullable<RunResult["routing"]>["findings"][number] & { readonly words?: BoardFinding["words"] };

/**
 * What a rule objects to, in the language of the page; the server's own words for a rule that has none here, and
 * while the board loads.
 */
export function useFindingText(board: Board | undefined): (finding: Finding) => string {
  const { t, i18n } = useTranslation();
  const wordsOf = useMemo(() => board && itemNamer(board), [board]);
  return useCallback(
    (finding) => {
      const { words } = finding;
      if (isSaid(words)) {
        const facts = Object.entries(words.facts).map(([name, fact]) => [name, shownName(fact)]);
        return t(`checks.says.${words.kind}`, Object.fromEntries(facts));
      }
      const key = ruleKey(finding);
      if (!board || !wordsOf || !key) return shownName(finding.message);
      const length = (nm: number | null) =>
        nm === null
          ? "–"
          : `${toMm(nm).toLocaleString(i18n.language, { minimumFractionDigits: 3, maximumFractionDigits: 3 })} mm`;
      const name = (id: string | undefined): string => {
        if (id === undefined) return "–";
        const words = wordsOf(id as ItemId);
        const object = t(`routing.object.${words.kind}`, { part: words.part, number: words.number });
        const placed = words.layer ? t("routing.object.onLayer", { object, layer: words.layer }) : object;
        return isNetSaid(words, finding.rule) ? t("routing.object.ofNet", { object: placed, net: words.net }) : placed;
      };
      const [a, b] = finding.items;
      const net = shownName(indexBoard(board).netById.get(finding.nets[0] as NetId)?.name ?? "–");
      const said = t(`routing.rule.${key}`, {
        a: name(a),
        b: name(b),
        net,
        layer: finding.layer ?? "–",
        actual: length(finding.actual),
        required: length(finding.required),
      });
      const rule = "customRule" in finding ? finding.customRule : undefined;
      return typeof rule === "string" ? t("routing.byCustomRule", { finding: said, rule: shownName(rule) }) : said;
    },
    [board, wordsOf, t, i18n.language],
  );
}

type Said = { readonly kind: keyof typeof en.checks.says; readonly facts: Readonly<Record<string, string>> };

function isSaid(words: BoardFinding["words"]): words is Said {
  return words !== undefined && Object.hasOwn(en.checks.says, words.kind);
}

/** A missing connection begins with its net. */
function isNetSaid({ net }: ItemWords, rule: string): boolean {
  return net !== "" && rule !== "unconnected_items";
}
