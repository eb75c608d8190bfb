import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import type { Finding, NetId } from "@tracewright/board";
import type { KeyedFinding } from "@tracewright/checks";
import { toMm } from "@tracewright/geometry";
import { shownName } from "@tracewright/text";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWorkspaceOrders } from "../controller/orders.ts";
import { useWorkspaceRun } from "../controller/run.ts";
import { useOpenReason } from "../use-open-reason.ts";
import { lengthOf, type OpenNet } from "./arrange-findings.ts";
import classes from "./checks-panel.module.css";
import { useRowKeys } from "./use-row-keys.ts";

const NETS_AT_FIRST = 40;
const ROWS_OF_A_NET = 20;

/** What is not connected yet, net by net, with what the last routing run said of it and what can be done. */
export function OpenList({
  nets,
  chosen,
  wordsOf,
  nameOf,
  isKnown,
  isFiltered,
  onShow,
}: {
  nets: readonly OpenNet[];
  chosen: number | undefined;
  wordsOf: (finding: Finding) => string;
  nameOf: (net: string) => string;
  isKnown: boolean;
  isFiltered: boolean;
  onShow: (finding: KeyedFinding) => void;
}) {
  const { view } = useWorkspaceRun();
  const { routeNet: onRouteNet, openRouting } = useWorkspaceOrders();
  const routing = view.kind === "routed" ? view.result.routing : undefined;
  const { t, i18n } = useTranslation();
  const reasonOf = useOpenReason();
  const rowKeys = useRowKeys();
  const [count, setCount] = useState(NETS_AT_FIRST);
  if (!isKnown) return <p className={classes.quiet}>{t("checks.checking")}</p>;
  if (nets.length === 0)
    return (
      <p className={classes.quiet}>
        {isFiltered ? null : <IconCircleCheck size={18} aria-hidden />}
        {t(isFiltered ? "checks.noMatch" : "checks.allRouted")}
      </p>
    );
  const mm = (nm: number) => `${toMm(nm).toLocaleString(i18n.language, { maximumFractionDigits: 1 })} mm`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from row to row, which are buttons
    <div onKeyDown={rowKeys}>
      {nets.slice(0, count).map(({ net, findings, length }) => {
        const name = nameOf(net);
        const told = routing?.open.find((connection) => shownName(connection.net) === name);
        const isLookedAt = findings.some(({ key }) => key === chosen);
        return (
          <section key={net} className={classes.group} aria-label={name}>
            <h3>
              <span className={classes.net}>{name}</span>
              <span>
                {t("checks.openOfNet", { count: findings.length })} · <span className="tw-number">{mm(length)}</span>
              </span>
            </h3>
            <ul>
              {findings.slice(0, ROWS_OF_A_NET).map((keyed) => (
                <li key={keyed.key}>
                  <button
                    type="button"
                    data-row
                    className={classes.row}
                    aria-current={keyed.key === chosen}
                    title={t("routing.jump")}
                    onClick={() => onShow(keyed)}
                  >
                    {withoutNet(wordsOf(keyed.finding), name)}{" "}
                    <span className="tw-number">({mm(lengthOf(keyed))})</span>
                  </button>
                </li>
              ))}
            </ul>
            {findings.length > ROWS_OF_A_NET && (
              <p className={classes.more}>{t("routing.more", { count: findings.length - ROWS_OF_A_NET })}</p>
            )}
            {told && <p className={classes.reason}>{t("checks.lastRun", { reason: reasonOf(told) })}</p>}
            {(told || isLookedAt) && (
              <div className={classes.remedies}>
                {onRouteNet && (
                  <Button variant="light" size="compact-xs" onClick={() => onRouteNet(net as NetId)}>
                    {t("checks.routeNet", { net: name })}
                  </Button>
                )}
                {onRouteNet && (
                  <Button variant="default" size="compact-xs" onClick={openRouting}>
                    {t("workspace.runOptions")}
                  </Button>
                )}
              </div>
            )}
          </section>
        );
      })}
      {nets.length > count && (
        <p className={classes.more}>
          {t("routing.more", { count: nets.length - count })}{" "}
          <Button variant="subtle" size="compact-xs" onClick={() => setCount(count + 4 * NETS_AT_FIRST)}>
            {t("checks.showMore")}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The words of a missing connection begin with its net, which is the heading here. */
function withoutNet(words: string, net: string): string {
  const begin = `${net}: `;
  return words.startsWith(begin) ? words.slice(begin.length) : words;
}
