import { toMm } from "@tracewright/geometry";
import { shownName } from "@tracewright/text";
import { useTranslation } from "react-i18next";
import type { RunResult } from "../open-project/run-view.ts";
import classes from "./routing-panel.module.css";
import { sayObject } from "./use-open-reason.ts";

type Pairs = NonNullable<RunResult["routing"]>["pairs"];

/** What became of each differential pair: where it runs as one and how even it is, and why elsewhere it does not. */
export function PairsList({ pairs, onShowNets }: { pairs: Pairs; onShowNets: (nets: readonly string[]) => void }) {
  const { t, i18n } = useTranslation();
  const number = (value: number, digits: number) =>
    value.toLocaleString(i18n.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  // "U1 pad 7 and U1 pad 8": the pads of both nets side by side.
  const sayPads = (pads: string) => {
    const [, first, second] = /^(.+ pad .*) and (.+ pad .*)$/.exec(pads) ?? [];
    if (first === undefined || second === undefined) return pads;
    return t("routing.object.both", { first: sayObject(first, t), second: sayObject(second, t) });
  };
  const lines = pairs.flatMap(({ name, nets, legs, apart, lengthened }) => [
    ...legs.map((leg) => ({
      name,
      nets,
      text: t("routing.pairs.leg", {
        from: sayPads(leg.from),
        to: sayPads(leg.to),
        coupled: number(toMm(leg.coupledLength), 2),
        skew: number(toMm(Math.abs(leg.skew)), 2),
        delay: number(Math.abs(leg.delay), 1),
      }),
    })),
    ...(lengthened
      ? [
          {
            name,
            nets,
            text: t("routing.pairs.lengthened", {
              net: shownName(lengthened.net),
              by: number(toMm(lengthened.by), 2),
              rest: number(toMm(lengthened.rest), 2),
            }),
          },
        ]
      : []),
    ...apart.map(({ reason, between: [from, to] }) => ({
      name,
      nets,
      text:
        from !== undefined && to !== undefined
          ? t("routing.pairs.apartBetween", {
              from: sayPads(from),
              to: sayPads(to),
              reason: t(`routing.pairs.reason.${reason}`),
            })
          : t("routing.pairs.apart", { reason: t(`routing.pairs.reason.${reason}`) }),
    })),
  ]);
  return (
    <ul>
      {lines.map(({ name, nets, text }) => (
        <li key={`${name} ${text}`}>
          <button type="button" title={t("routing.jump")} onClick={() => onShowNets(nets)}>
            <span className={classes.net}>{shownName(name)}</span>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
