import { Anchor, Button, Group, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../format/format-money.ts";
import type { Project } from "../../../open-project/use-project.ts";
import { sayPart } from "../../../parts/say-part.ts";
import classes from "./bill-panel.module.css";
import { linksOfLine } from "./links-of-line.ts";
import { Substitutes } from "./substitutes.tsx";
import type { BillLine, PartDecision } from "./use-bill.ts";

/** Part numbers are no longer; the server says the same. */
const LONGEST = 100;

/** All that is known of a line, and what can be decided about it. */
export function BillDetails({
  project,
  line,
  isDeciding,
  onDecide,
}: {
  project: Project;
  line: BillLine;
  isDeciding: boolean;
  onDecide: (decision: PartDecision) => void;
}) {
  const { t, i18n } = useTranslation();
  const { id: lineId, supply, description, ratings, supplierParts, matchedName, chosenPart, supplyNeed } = line;
  const [areSubstitutesShown, setSubstitutesShown] = useState(false);
  const said = [description, ratings].filter(Boolean).join(" · ");
  return (
    <div className={classes.detailsBody}>
      {said && <p>{said}</p>}
      {matchedName && (
        <p>
          {t(line.isMatchConfirmed ? "result.bill.confirmedAs" : "result.bill.takenFor", {
            name: sayPart(t, { name: matchedName, plain: line.matchedPlain }),
          })}
        </p>
      )}
      {supplierParts.length > 0 && (
        <p>
          {t("result.bill.designSays", {
            parts: supplierParts.map(({ supplier, partNumber }) => `${supplier} ${partNumber}`).join(", "),
          })}
        </p>
      )}
      {supply?.category && <p>{t("result.bill.category", { category: supply.category })}</p>}
      <Group gap="md">
        {linksOfLine(line).map(({ name, href }) => (
          <Anchor key={name} href={href} target="_blank" rel="noreferrer noopener" size="sm">
            {t(`result.bill.${name}`, { supplier: supply?.supplier ?? "" })}
          </Anchor>
        ))}
      </Group>
      {supply && supply.priceBreaks.length > 0 && (
        <table className={classes.breaks}>
          <caption>{t("result.bill.priceBreaks")}</caption>
          <tbody>
            {inOneCurrency(supply.priceBreaks, line.lot?.currency).map(({ quantity, exactPrice, currency }) => (
              <tr key={`${currency} ${quantity}`}>
                <th scope="row">
                  {t("result.bill.from", { count: quantity, quantity: quantity.toLocaleString(i18n.language) })}
                </th>
                <td>{formatMoney(exactPrice, currency, i18n.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {supply && ((supply.min ?? 1) > 1 || supply.multiple > 1) && (
        <p>{t("result.bill.sold", { min: supply.min ?? 1, multiple: supply.multiple })}</p>
      )}
      <Group gap="xs" mt="xs">
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={areSubstitutesShown}
          onClick={() => setSubstitutesShown(!areSubstitutesShown)}
        >
          {t("result.bill.substitutes")}
        </Button>
        {supplyNeed !== "NONE" && (
          <Button
            variant="default"
            size="compact-sm"
            disabled={isDeciding}
            onClick={() => onDecide({ lineId, kind: "NONE" })}
          >
            {t("result.bill.needNone")}
          </Button>
        )}
        {(chosenPart || supplyNeed === "NONE") && (
          <Button
            variant="default"
            size="compact-sm"
            disabled={isDeciding}
            onClick={() => onDecide({ lineId, kind: "AS_DESIGNED" })}
          >
            {t("result.bill.asDesigned")}
          </Button>
        )}
      </Group>
      {areSubstitutesShown && (
        <Substitutes
          project={project}
          lineId={lineId}
          isDeciding={isDeciding}
          onTake={(part) => onDecide({ lineId, kind: "PART", part })}
        />
      )}
      <PartForm line={line} isDeciding={isDeciding} onDecide={onDecide} />
    </div>
  );
}

/** The prices that are counted with; all of them where none are, each in its own currency. */
function inOneCurrency<Break extends { readonly currency: string }>(
  breaks: readonly Break[],
  currency: string | undefined,
): readonly Break[] {
  if (currency !== undefined) return breaks.filter((one) => one.currency === currency);
  return breaks.toSorted((one, other) => one.currency.localeCompare(other.currency));
}

/** A part by its number, from any seller: the line's own until something is typed, and again once another was chosen. */
function PartForm({
  line,
  isDeciding,
  onDecide,
}: {
  line: BillLine;
  isDeciding: boolean;
  onDecide: (decision: PartDecision) => void;
}) {
  const { t } = useTranslation();
  const [manufacturer, setManufacturer] = useState(line.manufacturer ?? "");
  const [partNumber, setPartNumber] = useState(line.manufacturerPartNumber ?? "");
  const own = JSON.stringify([line.manufacturer, line.manufacturerPartNumber]);
  const [shown, setShown] = useState(own);
  if (own !== shown) {
    setShown(own);
    setManufacturer(line.manufacturer ?? "");
    setPartNumber(line.manufacturerPartNumber ?? "");
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const manufacturerPartNumber = partNumber.trim();
    if (manufacturerPartNumber === "") return;
    onDecide({ lineId: line.id, kind: "PART", part: { manufacturer: manufacturer.trim(), manufacturerPartNumber } });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        size="xs"
        label={t("result.bill.manufacturer")}
        maxLength={LONGEST}
        value={manufacturer}
        onChange={(event) => setManufacturer(event.currentTarget.value)}
      />
      <TextInput
        size="xs"
        label={t("result.bill.partNumber")}
        maxLength={LONGEST}
        value={partNumber}
        onChange={(event) => setPartNumber(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="xs" disabled={partNumber.trim() === "" || isDeciding}>
        {t("result.bill.take")}
      </Button>
    </form>
  );
}
