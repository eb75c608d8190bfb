import { IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ruleKey } from "../findings/rule-key.ts";
import { SeveritySign } from "../findings/severity-sign.tsx";
import classes from "./checks-panel.module.css";
import { LateRows } from "./late-rows.tsx";
import { useRowKeys } from "./use-row-keys.ts";

/** Groups with more are closed at first, where there are others to be seen. */
const OPEN_AT_FIRST = 25;

export interface RuleGroup<Item> {
  readonly rule: string;
  readonly severity: "error" | "warning";
  readonly findings: readonly Item[];
}

/** Findings under their rules, which open and close. Arrow keys go from row to row, rules among them. */
export function RuleGroups<Item>({
  groups,
  chosen,
  keyOf,
  wordsOf,
  factsOf,
  onShow,
}: {
  groups: readonly RuleGroup<Item>[];
  /** The finding that is looked at, by its key. */
  chosen: number | undefined;
  keyOf: (item: Item) => number;
  wordsOf: (item: Item) => string;
  /** What more is said of the one that is looked at. */
  factsOf?: (item: Item) => ReactNode;
  onShow: (item: Item) => void;
}) {
  const rowKeys = useRowKeys();
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  // A finding that is gone to opens its rule, whatever was closed before.
  const [lastChosen, setLastChosen] = useState(chosen);
  const ruleOfChosen = groups.find(({ findings }) => findings.some((item) => keyOf(item) === chosen))?.rule;
  if (chosen !== lastChosen) {
    setLastChosen(chosen);
    if (ruleOfChosen !== undefined) setTurned(new Map(turned).set(ruleOfChosen, true));
  }
  const isOpen = ({ rule, findings }: RuleGroup<Item>) =>
    turned.get(rule) ?? (groups.length === 1 || findings.length <= OPEN_AT_FIRST);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from row to row, which are buttons
    <div onKeyDown={rowKeys}>
      {groups.map((group) => (
        <Group
          key={group.rule}
          group={group}
          isOpen={isOpen(group)}
          onOpen={(open) => setTurned(new Map(turned).set(group.rule, open))}
        >
          <LateRows items={group.findings} wanted={(item) => keyOf(item) === chosen}>
            {(item, place) => (
              <li key={keyOf(item)} {...place}>
                <Row isChosen={keyOf(item) === chosen} onShow={() => onShow(item)}>
                  {wordsOf(item)}
                </Row>
                {keyOf(item) === chosen && factsOf?.(item)}
              </li>
            )}
          </LateRows>
        </Group>
      ))}
    </div>
  );
}

function Group<Item>({
  group: { rule, severity, findings },
  isOpen,
  onOpen,
  children,
}: {
  group: RuleGroup<Item>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const key = ruleKey({ rule, items: ["", ""] });
  const title = key ? t(`checks.rules.${key}`) : rule;
  return (
    <section className={classes.group} aria-label={title}>
      <h3>
        <button type="button" data-row aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          <IconChevronRight size={14} aria-hidden className={classes.chevron} />
          <SeveritySign severity={severity} />
          {title}
          <span>
            {t(`routing.severity.${severity}`)} ·{" "}
            <span className="tw-number">{findings.length.toLocaleString(i18n.language)}</span>
          </span>
        </button>
      </h3>
      {isOpen && children}
    </section>
  );
}

function Row({ isChosen, onShow, children }: { isChosen: boolean; onShow: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    <button
      ref={button}
      type="button"
      data-row
      className={classes.row}
      aria-current={isChosen}
      title={t("routing.jump")}
      onClick={onShow}
    >
      {children}
    </button>
  );
}
