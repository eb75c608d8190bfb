import { Button, Text, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams, useSearchParams } from "react-router";
import { useQuery } from "urql";
import { formatDate } from "../../format/format-date.ts";
import { errorCode } from "../../graphql/error-signs.ts";
import { FaqDetailDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { NeighbourLinks } from "../../shell/neighbour-links.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import classes from "./faq.module.css";
import { FaqContact } from "./faq-contact.tsx";
import { faqListPath, faqPath, readFaqQuery } from "./faq-query.ts";

/** One question with its answer. */
export default function FaqDetailScreen() {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const query = readFaqQuery(search);
  // The server counts a view for each request: one reader of the answer, in the list or on a later visit, counts once.
  const [{ data, error }, reload] = useQuery({
    query: FaqDetailDocument,
    variables: { input: { id } },
    requestPolicy: "cache-first",
  });
  const faq = data?.faq.id === id ? data.faq : undefined;
  usePageTitle(faq?.title ?? t("faq.title"));
  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  const { before, after } = faq?.neighbours ?? {};
  return (
    <article className={classes.detail}>
      <Button
        component={Link}
        to={faqListPath(query)}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        {t("faq.back")}
      </Button>
      {error && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => reload({ requestPolicy: "network-only" })} />}
        />
      )}
      {!faq && !error && <LoadingSkeleton height={240} w="100%" />}
      {faq && (
        <>
          <Title order={1} fz={20} style={{ overflowWrap: "anywhere" }}>
            {faq.title}
          </Title>
          <Text size="sm" c="dimmed">
            {faq.subCategory ? `${faq.category} · ${faq.subCategory}` : faq.category}
            {" · "}
            <time dateTime={faq.updatedAt}>{t("faq.updated", { date: formatDate(faq.updatedAt, i18n.language) })}</time>
            {" · "}
            {t("faq.views", { count: faq.viewCount })}
          </Text>
          <div className={classes.content}>{faq.content}</div>
          <NeighbourLinks
            label={t("faq.others")}
            neighbours={[
              before && { path: faqPath(before.id, query), label: t("faq.previous"), title: before.title },
              after && { path: faqPath(after.id, query), label: t("faq.next"), title: after.title },
            ]}
          />
          <FaqContact />
        </>
      )}
    </article>
  );
}
