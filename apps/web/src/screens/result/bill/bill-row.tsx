import { ActionIcon, Tooltip } from "@mantine/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../format/format-money.ts";
import type { Project } from "../../../open-project/use-project.ts";
import { BillDetails } from "./bill-details.tsx";
import classes from "./bill-panel.module.css";
import { GivenNumbers } from "./given-numbers.tsx";
import { StockNote } from "./stock-note.tsx";
import { UnderscoredName } from "./underscored-name.tsx";
import type { BillLine, PartDecision } from "./use-bill.ts";

/** References that a line names before it counts the others. */
const MAX_NAMED = 8;

/** One line of the bill; its references are a button that marks the parts in the pictures. */
export function BillRow({
  project,
  line,
  isChosen,
  isFollowed,
  isDeciding,
  onChoose,
  onDecide,
}: {
  project: Project;
  line: BillLine;
  isChosen: boolean;
  /** It was chosen elsewhere: it comes to sight. */
  isFollowed: boolean;
  isDeciding: boolean;
  onChoose: () => void;
  onDecide: (decision: PartDecision) => void;
}) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLTableRowElement>(null);
  const detailsId = useId();
  useEffect(() => {
    if (isChosen && isFollowed) row.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen, isFollowed]);
  const { references, partName, blockName, footPrint, quantity, pieces, supply, supplyNeed, lot } = line;
  const rest = references.length - MAX_NAMED;
  const named = `${references.slice(0, MAX_NAMED).join(", ")}${rest > 0 ? ` … +${rest}` : ""}`;
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <>
      <tr ref={row} data-chosen={isChosen}>
        <td className={classes.part}>
          <strong>
            <UnderscoredName name={partName} />
          </strong>
          {footPrint && (
            <small>
              <UnderscoredName name={footPrint} />
            </small>
          )}
        </td>
        <td>
          <button
            type="button"
            className={classes.references}
            aria-pressed={isChosen}
            title={references.join(", ")}
            onClick={onChoose}
          >
            {named}
          </button>
          {blockName && <small>{blockName}</small>}
        </td>
        <td>
          <GivenNumbers line={line} />
        </td>
        <td className={classes.number}>
          {number(pieces)}
          {pieces !== quantity && <small>{t("result.bill.perBoardPieces", { count: quantity })}</small>}
        </td>
        <td>
          {supplyNeed === "NONE" ? (
            <span className={classes.muted}>{t("result.bill.noneNeeded")}</span>
          ) : supply ? (
            <>
              <span>
                {supply.manufacturer} {supply.manufacturerPartNumber}
              </span>
              <StockNote supply={supply} />
              {supply.match !== "EXACT" && (
                <small className={classes.doubt}>{t(`result.bill.match.${supply.match}`)}</small>
              )}
            </>
          ) : (
            <span className={classes.doubt}>
              {t(line.isOpen ? "result.bill.notAskedYet" : "result.bill.supplyNeeded")}
            </span>
          )}
        </td>
        <td className={classes.number}>
          {lot ? (
            <>
              {formatMoney(lot.cost, lot.currency, i18n.language)}
              <small>
                {t("result.bill.times", {
                  ordered: number(lot.ordered),
                  price: formatMoney(lot.unitPrice, lot.currency, i18n.language),
                })}
              </small>
            </>
          ) : (
            supplyNeed !== "NONE" && <span className={classes.muted}>{t("result.bill.noPrice")}</span>
          )}
        </td>
        <td>
          <Tooltip label={t("result.bill.more")}>
            <ActionIcon
              size={28}
              aria-label={t("result.bill.moreOf", { parts: named })}
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
            </ActionIcon>
          </Tooltip>
        </td>
      </tr>
      <tr id={detailsId} hidden={!isOpen} className={classes.details}>
        <td colSpan={7}>
          {isOpen && <BillDetails project={project} line={line} isDeciding={isDeciding} onDecide={onDecide} />}
        </td>
      </tr>
    </>
  );
}
