import { Button, Text, TextInput } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconLoader2,
  IconSearch,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sayPart } from "../../parts/say-part.ts";
import { groupOf, nameReferences, PART_GROUPS, type PartGroup, type PartRow, searchRows } from "./part-groups.ts";
import classes from "./part-matching.module.css";

const ICONS = {
  failed: IconCircleX,
  plain: IconCircleDashed,
  review: IconAlertTriangle,
  matched: IconCircleCheck,
  working: IconLoader2,
};

/** The parts in their three groups, those to be done first; what is still being matched stands above them. */
export function PartList({
  rows,
  chosen,
  onChoose,
}: {
  rows: readonly PartRow[];
  chosen: string | undefined;
  onChoose: (kind: string) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const found = searchRows(rows, text, (match) => sayPart(t, match));
  const inGroup = (group: PartGroup | undefined, from: readonly PartRow[]) =>
    from.filter(({ part }) => groupOf(part) === group);
  const working = inGroup(undefined, found);
  const count = (of: readonly PartRow[]) => of.reduce((sum, { references }) => sum + references.length, 0);
  return (
    <nav className={classes.list} aria-label={t("parts.title")}>
      <TextInput
        className={classes.search ?? ""}
        leftSection={<IconSearch size={16} aria-hidden />}
        aria-label={t("parts.search")}
        placeholder={t("parts.search")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {rows.length > 0 && found.length === 0 && (
        <div className={classes.noHit} role="status">
          <Text>{t("parts.noHit", { text })}</Text>
          <Button variant="default" size="compact-sm" onClick={() => setText("")}>
            {t("parts.clear")}
          </Button>
        </div>
      )}
      {working.length > 0 && (
        <ul className={classes.rows} aria-label={t("parts.status.working")}>
          {working.map((row) => (
            <Row key={row.kind} row={row} group="working" isChosen={row.kind === chosen} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {found.length > 0 &&
        PART_GROUPS.map((group) => {
          const members = inGroup(group, found);
          return (
            <section key={group} aria-labelledby={`part-group-${group}`}>
              <h3 id={`part-group-${group}`} className={classes.group}>
                {t(`parts.group.${group}`)} <span className="tw-number">{count(members)}</span>
              </h3>
              {members.length > 0 && (group === "failed" || group === "plain") && (
                <Text size="sm" c="dimmed" className={classes.emptyGroup ?? ""}>
                  {t(`parts.groupMeans.${group}`)}
                </Text>
              )}
              {members.length === 0 ? (
                <Text size="sm" c="dimmed" className={classes.emptyGroup ?? ""}>
                  {t(`parts.groupEmpty.${group}`)}
                </Text>
              ) : (
                <ul className={classes.rows}>
                  {members.map((row) => (
                    <Row key={row.kind} row={row} group={group} isChosen={row.kind === chosen} onChoose={onChoose} />
                  ))}
                </ul>
              )}
            </section>
          );
        })}
    </nav>
  );
}

function Row({
  row: { kind, part, references },
  group,
  isChosen,
  onChoose,
}: {
  row: PartRow;
  group: PartGroup | "working";
  isChosen: boolean;
  onChoose: (kind: string) => void;
}) {
  const { t } = useTranslation();
  const Icon = ICONS[group];
  const status = part.isConfirmed && group === "matched" ? "confirmed" : group;
  const match = [part.match && sayPart(t, part.match), part.match?.package].filter(Boolean).join(", ");
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        data-group={group}
        aria-current={isChosen || undefined}
        onClick={() => onChoose(kind)}
      >
        <Icon size={16} aria-hidden className={classes.icon} />
        <span className={classes.words}>
          <span className={classes.references}>
            {nameReferences(references)} {part.type && <span className={classes.value}>{part.type}</span>}
          </span>
          <span className={classes.match}>{match || t(`parts.status.${status}`)}</span>
        </span>
        {match && <span className="tw-visually-hidden">{t(`parts.status.${status}`)}</span>}
      </button>
    </li>
  );
}
