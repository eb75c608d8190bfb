import { Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EvidenceButton, type ShowEvidence } from "./evidence-button.tsx";
import classes from "./part-matching.module.css";
import { readVolts, type SupplyDraft, type SupplyRange } from "./pin-rows.ts";

const COLUMNS = ["least", "typical", "most"] as const;

/** The supply voltages of the match, to be put right. */
export function SupplyTable({
  ranges,
  drafts,
  onDrafts,
  onShow,
  isWrong,
}: {
  ranges: readonly SupplyRange[];
  drafts: readonly SupplyDraft[];
  onDrafts: (drafts: readonly SupplyDraft[]) => void;
  onShow: ShowEvidence | undefined;
  isWrong: boolean;
}) {
  const { t } = useTranslation();
  if (drafts.length === 0) return null;
  return (
    <div>
      <h3 className={classes.title}>{t("parts.supply")}</h3>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("parts.column.name")}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`parts.volts.${column}`)}
                </th>
              ))}
              {onShow && <th scope="col">{t("parts.column.evidence")}</th>}
            </tr>
          </thead>
          <tbody>
            {drafts.map((draft, index) => {
              const name = draft.name || t("parts.supplyPart");
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a datasheet may name two ranges alike; their order never changes
                <tr key={index}>
                  <th scope="row">{name}</th>
                  {COLUMNS.map((column) => (
                    <td key={column}>
                      <TextInput
                        size="xs"
                        inputMode="decimal"
                        aria-label={t("parts.supplyOf", { name, column: t(`parts.volts.${column}`) })}
                        value={draft[column]}
                        error={readVolts(draft[column]) === undefined}
                        onChange={(event) => {
                          const { value } = event.currentTarget;
                          onDrafts(drafts.map((other, at) => (at === index ? { ...other, [column]: value } : other)));
                        }}
                      />
                    </td>
                  ))}
                  {onShow && (
                    <td>
                      <EvidenceButton evidence={ranges[index]?.evidence ?? null} what={name} onShow={onShow} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {isWrong && (
        <Text size="sm" c="var(--tw-danger)" role="alert">
          {t("parts.badVolts")}
        </Text>
      )}
    </div>
  );
}
