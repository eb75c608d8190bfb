import { Button, Group, TextInput } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import { ReceiptRequestsDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { downloadText } from "../../shell/download-text.ts";
import { showToast } from "../../toasts/show-toast.ts";

/** The cash receipts and tax invoices of a month that buyers asked for, as a CSV file for who issues them. */
export function ReceiptRequests() {
  const { t } = useTranslation();
  const client = useClient();
  const errorText = useErrorText();
  const [month, setMonth] = useState(new Date().toISOString().slice(0, 7));
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const { data, error } = await client.query(ReceiptRequestsDocument, { input: { month } }).toPromise();
    setBusy(false);
    if (error) return showToast(errorText(error).sentence, "danger");
    if (!data) return;
    const { csv, count } = data.receiptRequests;
    // With a byte order mark, spreadsheets read Korean as it is.
    downloadText(`receipts-${month}.csv`, `\uFEFF${csv}`, "text/csv");
    showToast(t("admin.purchases.receiptsFound", { count }));
  };
  return (
    <Group gap="xs" align="flex-end">
      <TextInput
        type="month"
        aria-label={t("admin.purchases.receiptsMonth")}
        value={month}
        onChange={({ currentTarget: { value } }) => setMonth(value)}
      />
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={isBusy}
        disabled={month === ""}
        onClick={() => void download()}
      >
        {t("admin.purchases.receipts")}
      </Button>
    </Group>
  );
}
