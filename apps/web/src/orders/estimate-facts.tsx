import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { EstimateFactsFragment } from "../graphql/generated/documents.ts";
import classes from "./orders.module.css";

/** What was asked, as it was sent. */
export function EstimateFactsView({ estimate }: { estimate: EstimateFactsFragment }) {
  const { t } = useTranslation();
  const { company, name, phone, email, board, quantity, wishedDate, message, fileList } = estimate;
  const facts = [
    [t("estimates.company"), company],
    [t("estimates.name"), name],
    [t("estimates.phone"), phone],
    [t("estimates.email"), email],
    [t("estimates.board"), board],
    [t("estimates.quantity"), String(quantity)],
    ...(wishedDate ? [[t("estimates.date"), wishedDate] as const] : []),
    [t("estimates.message"), message],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={classes.line}>
          <dt>{label}</dt>
          <dd style={{ whiteSpace: "pre-line" }}>{value}</dd>
        </div>
      ))}
      {fileList.length > 0 && (
        <>
          <dt>{t("estimates.files")}</dt>
          <dd>
            {fileList.map((file) => (
              <div key={file.url}>
                <Anchor href={file.url} download={file.name}>
                  {file.name}
                </Anchor>
              </div>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
