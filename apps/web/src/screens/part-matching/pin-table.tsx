import { NativeSelect, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PartPinType } from "../../graphql/generated/documents.ts";
import { EvidenceButton, type ShowEvidence } from "./evidence-button.tsx";
import classes from "./part-matching.module.css";
import type { PinDraft, PinRow } from "./pin-rows.ts";

const TYPES = [
  "Input",
  "Output",
  "Bidirectional",
  "TriState",
  "Passive",
  "Free",
  "Unspecified",
  "PowerIn",
  "PowerOut",
  "OpenCollector",
  "OpenEmitter",
  "NoConnect",
] as const satisfies readonly PartPinType[];

/** The pins of the match beside the pads of the footprint; names and types can be put right. */
export function PinTable({
  rows,
  drafts,
  corrected,
  onDraft,
  onShow,
}: {
  rows: readonly PinRow[];
  drafts: ReadonlyMap<string, PinDraft>;
  /** Cells that somebody has put right before. */
  corrected: readonly string[];
  onDraft: (number: string, draft: PinDraft) => void;
  /** Undefined: there is no datasheet to look at. */
  onShow: ShowEvidence | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div>
      <h3 className={classes.title}>{t("parts.pins")}</h3>
      <Text size="sm" c="dimmed">
        {t("parts.pinsHint")}
      </Text>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("parts.column.pad")}</th>
              <th scope="col">{t("parts.column.symbol")}</th>
              <th scope="col">{t("parts.column.name")}</th>
              <th scope="col">{t("parts.column.type")}</th>
              {onShow && <th scope="col">{t("parts.column.evidence")}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, hasPad, symbolName, pin }) => {
              const draft = drafts.get(number) ?? { name: pin?.name ?? "", type: pin?.type ?? null };
              return (
                <tr key={number} data-odd={!hasPad || pin === undefined}>
                  <th scope="row" className="tw-number">
                    {number}
                    {!hasPad && <span className={classes.odd}>{t("parts.noPad")}</span>}
                    {pin === undefined && <span className={classes.odd}>{t("parts.noPin")}</span>}
                  </th>
                  <td className={classes.symbolName}>{symbolName}</td>
                  <td>
                    <TextInput
                      size="xs"
                      aria-label={t("parts.pinName", { number })}
                      value={draft.name}
                      maxLength={200}
                      onChange={(event) => onDraft(number, { ...draft, name: event.currentTarget.value })}
                    />
                    {corrected.includes(`pin ${number}`) && (
                      <span className={classes.corrected}>{t("parts.corrected")}</span>
                    )}
                  </td>
                  <td>
                    <NativeSelect
                      size="xs"
                      aria-label={t("parts.pinType", { number })}
                      value={draft.type ?? ""}
                      data={[
                        { value: "", label: t("parts.type.none") },
                        ...TYPES.map((type) => ({ value: type, label: t(`parts.type.${type}`) })),
                      ]}
                      onChange={(event) => {
                        const { value } = event.currentTarget;
                        onDraft(number, { ...draft, type: TYPES.find((type) => type === value) ?? null });
                      }}
                    />
                  </td>
                  {onShow && (
                    <td>
                      <EvidenceButton
                        evidence={pin?.evidence ?? null}
                        what={`${number} ${pin?.name ?? ""}`}
                        onShow={onShow}
                      />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
