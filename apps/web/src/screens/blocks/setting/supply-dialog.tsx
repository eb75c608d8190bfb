import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { formatMoney } from "../../../format/format-money.ts";
import { BlockSupplyDocument } from "../../../graphql/generated/documents.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { DataTable } from "../../../shell/data-table.tsx";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../../shell/loading-skeleton.tsx";
import classes from "../blocks.module.css";

const MIN_LETTERS = 2;

/** Searches parts that can be bought; without a supplier the catalogue is searched. */
export function SupplyDialog({
  keyword,
  footprint,
  onChoose,
  onClose,
}: {
  keyword: string;
  footprint: string;
  onChoose: (part: { readonly manufacturer: string; readonly manufacturerPartNumber: string }) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [text, setText] = useState(keyword);
  const [asked, setAsked] = useState(keyword.trim());
  const [{ data, error, fetching }] = useQuery({
    query: BlockSupplyDocument,
    variables: { input: { keyword: asked, footprint: footprint || null } },
    pause: asked.length < MIN_LETTERS,
    requestPolicy: "network-only",
    context: STAYS,
  });
  const search = (event: FormEvent) => {
    event.preventDefault();
    // The dialog stands in the form of the block, which a search must not save.
    event.stopPropagation();
    setAsked(text.trim());
  };
  const nodes = fetching ? undefined : data?.blockSupplyItems.nodes;
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      title={t("library.searchPart")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Stack gap="md">
        <form onSubmit={search}>
          <Group gap="sm" align="flex-end">
            <TextInput
              type="search"
              flex={1}
              label={t("library.partKeyword")}
              value={text}
              maxLength={100}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              data-autofocus
            />
            <Button type="submit" disabled={text.trim().length < MIN_LETTERS}>
              {t("library.searchStart")}
            </Button>
          </Group>
        </form>
        {error && <ErrorNote error={errorText(error)} />}
        {fetching && <LoadingSkeleton height={120} />}
        {nodes?.length === 0 && (
          <p className={classes.quiet} role="status">
            {t("library.noSuchPart", { keyword: asked })}
          </p>
        )}
        {nodes && nodes.length > 0 && (
          <DataTable
            label={t("library.searchPart")}
            rows={nodes}
            keyOf={(_item, index) => index}
            columns={[
              {
                head: t("library.partNumber"),
                cell: ({ manufacturer, manufacturerPartNumber, description }) => (
                  <>
                    <strong>{[manufacturer, manufacturerPartNumber].filter(Boolean).join(" ")}</strong>
                    <div className={classes.quiet}>{description}</div>
                  </>
                ),
              },
              {
                head: t("library.supply"),
                cell: ({ supplier, availability, priceBreaks: [price] }) => (
                  <>
                    {supplier || t("library.noSupplier")}
                    <div className={classes.quiet}>
                      {[availability, price && formatMoney(String(price.price), price.currency, i18n.language)]
                        .filter(Boolean)
                        .join(" · ")}
                    </div>
                  </>
                ),
              },
              {
                head: t("library.actions"),
                isAction: true,
                cell: ({ manufacturer, manufacturerPartNumber }) => (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={t("library.choosePart", { name: manufacturerPartNumber ?? "" })}
                    disabled={!manufacturerPartNumber}
                    onClick={() =>
                      onChoose({
                        manufacturer: manufacturer ?? "",
                        manufacturerPartNumber: manufacturerPartNumber ?? "",
                      })
                    }
                  >
                    {t("library.choose")}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Stack>
    </Modal>
  );
}

const STAYS = { handlesFaults: true };
