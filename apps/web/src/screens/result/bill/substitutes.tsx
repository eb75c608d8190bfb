import { Anchor, Button, Loader } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { type ChosenPartInput, SubstitutesDocument } from "../../../graphql/generated/documents.ts";
import { useReadingErrorText } from "../../../graphql/use-reading-error-text.ts";
import type { Project } from "../../../open-project/use-project.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { RetryButton } from "../../../shell/retry-button.tsx";
import classes from "./bill-panel.module.css";
import { StockNote } from "./stock-note.tsx";

/** What else may stand on the footprint of a line. */
export function Substitutes({
  project: { id, majorVersion, revisionVersion },
  lineId,
  isDeciding,
  onTake,
}: {
  project: Project;
  lineId: string;
  isDeciding: boolean;
  onTake: (part: ChosenPartInput) => void;
}) {
  const { t } = useTranslation();
  const errorText = useReadingErrorText();
  const [{ data, error, fetching }, execute] = useQuery({
    query: SubstitutesDocument,
    variables: { input: { id, majorVersion, revisionVersion, lineId } },
  });
  if (error)
    return (
      <ErrorNote
        error={errorText(error)}
        action={<RetryButton onClick={() => execute({ requestPolicy: "network-only" })} />}
      />
    );
  if (!data || fetching) return <Loader size="xs" mt="xs" aria-label={t("common.loading")} />;
  const { nodes } = data.edaProjectSubstitutes;
  if (nodes.length === 0) return <p role="status">{t("result.bill.noSubstitutes")}</p>;
  return (
    <ul className={classes.substitutes} aria-label={t("result.bill.substitutes")}>
      {nodes.map((item, index) => {
        const { manufacturer, manufacturerPartNumber, supplier, supplierPartNumber, description, match } = item;
        const name = [manufacturer, manufacturerPartNumber].filter(Boolean).join(" ");
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two suppliers may sell the same number
          <li key={`${name} ${index}`}>
            <div>
              <strong>{name}</strong> <small>{t(`result.bill.match.${match}`)}</small>
              {description && <small>{description}</small>}
              <StockNote supply={item} />
              {item.datasheetUrl && (
                <Anchor href={item.datasheetUrl} target="_blank" rel="noreferrer noopener" size="xs">
                  {t("result.bill.datasheet")}
                </Anchor>
              )}
            </div>
            <Button
              variant="default"
              size="compact-sm"
              disabled={isDeciding || manufacturerPartNumber === null}
              aria-label={t("result.bill.takeNamed", { name })}
              onClick={() =>
                manufacturerPartNumber !== null &&
                onTake({ manufacturer: manufacturer ?? "", manufacturerPartNumber, supplier, supplierPartNumber })
              }
            >
              {t("result.bill.take")}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
