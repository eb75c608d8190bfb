import { Button, Checkbox, Group, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CombinedError } from "urql";
import type { Currency } from "../../../graphql/generated/documents.ts";
import { FormDialog } from "../form-dialog.tsx";

const MOST_LINES = 50;

export interface QuoteValues {
  readonly lines: { readonly text: string; readonly amount: string }[];
  readonly isTaxIncluded: boolean;
  readonly leadDays: number;
  readonly validDays: number;
}

/** A person's price: lines with their amounts, how long the boards take, and how long the price holds. */
export function QuoteDialog({
  number,
  currency,
  onCurrency,
  error,
  isBusy,
  onSubmit,
  onClose,
}: {
  number: string;
  currency: Currency;
  /** Where the currency is chosen, too. */
  onCurrency?: (currency: Currency) => void;
  error: CombinedError | undefined;
  isBusy: boolean;
  onSubmit: (values: QuoteValues) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [lines, setLines] = useState([{ id: 1, text: "", amount: "" }]);
  const [isTaxIncluded, setTaxIncluded] = useState(false);
  const [leadDays, setLeadDays] = useState(10);
  const [validDays, setValidDays] = useState(14);
  const change = (id: number, part: { text?: string; amount?: string }) =>
    setLines((before) => before.map((line) => (line.id === id ? { ...line, ...part } : line)));
  return (
    <FormDialog
      title={t("adminOrders.quoteTitle", { number })}
      action={t("adminOrders.quote")}
      error={error}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() =>
        onSubmit({ lines: lines.map(({ text, amount }) => ({ text, amount })), isTaxIncluded, leadDays, validDays })
      }
    >
      {onCurrency && (
        <NativeSelect
          label={t("adminEstimates.currency")}
          value={currency}
          data={["KRW", "USD"]}
          onChange={(event) => onCurrency(event.currentTarget.value === "USD" ? "USD" : "KRW")}
        />
      )}
      {lines.map(({ id, text, amount }, index) => (
        <Group key={id} gap="sm" align="end" wrap="nowrap">
          <TextInput
            style={{ flex: 1 }}
            label={t("adminOrders.line", { number: index + 1 })}
            maxLength={200}
            value={text}
            onChange={(event) => change(id, { text: event.currentTarget.value })}
          />
          <TextInput
            w={140}
            label={t("adminOrders.amount", { currency })}
            inputMode="decimal"
            value={amount}
            onChange={(event) => change(id, { amount: event.currentTarget.value })}
          />
          {lines.length > 1 && (
            <Button
              variant="subtle"
              color="gray"
              px="xs"
              aria-label={t("adminOrders.removeLine", { number: index + 1 })}
              onClick={() => setLines((before) => before.filter((line) => line.id !== id))}
            >
              ×
            </Button>
          )}
        </Group>
      ))}
      {lines.length < MOST_LINES && (
        <div>
          <Button
            variant="default"
            size="xs"
            onClick={() =>
              setLines((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text: "", amount: "" }])
            }
          >
            {t("adminOrders.addLine")}
          </Button>
        </div>
      )}
      {currency === "KRW" && (
        <Checkbox
          label={t("adminOrders.taxIncluded")}
          checked={isTaxIncluded}
          onChange={(event) => setTaxIncluded(event.currentTarget.checked)}
        />
      )}
      <Group grow>
        <NumberInput
          label={t("adminOrders.leadDays")}
          min={1}
          max={365}
          value={leadDays}
          onChange={(value) => setLeadDays(Number(value) || 0)}
        />
        <NumberInput
          label={t("adminOrders.validDays")}
          min={1}
          max={365}
          value={validDays}
          onChange={(value) => setValidDays(Number(value) || 0)}
        />
      </Group>
    </FormDialog>
  );
}
