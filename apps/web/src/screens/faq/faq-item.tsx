import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { FaqDetailDocument, type FaqListQuery } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import classes from "./faq.module.css";
import { type FaqQuery, faqPath } from "./faq-query.ts";

/** A question of the list, which opens its answer in place. */
export function FaqItem({
  question: { id, title },
  query,
}: {
  question: Pick<FaqListQuery["faqConnection"]["nodes"][number], "id" | "title">;
  /** Of the list that the page of the answer leads back to. */
  query: FaqQuery;
}) {
  const [isOpen, setOpen] = useState(false);
  const answerId = useId();
  return (
    <li>
      <h3 className={classes.heading}>
        <button
          type="button"
          className={classes.question}
          aria-expanded={isOpen}
          aria-controls={answerId}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <IconChevronDown size={16} stroke={1.6} aria-hidden />
        </button>
      </h3>
      <div id={answerId} hidden={!isOpen}>
        {isOpen && <Answer id={id} path={faqPath(id, query)} />}
      </div>
    </li>
  );
}

/** Asked of the server when it is opened the first time, which counts as a view. */
function Answer({ id, path }: { id: string; path: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [{ data, error }, reload] = useQuery({
    query: FaqDetailDocument,
    variables: { input: { id } },
    requestPolicy: "cache-first",
  });
  return (
    <div className={classes.answer}>
      {error && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => reload({ requestPolicy: "network-only" })} />}
        />
      )}
      {!data && !error && <LoadingSkeleton height={72} w="100%" />}
      {data && <p>{data.faq.content}</p>}
      <Link to={path}>{t("faq.ownPage")}</Link>
    </div>
  );
}
