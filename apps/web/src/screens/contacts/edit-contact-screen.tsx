import { Button, Text, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams, useSearchParams } from "react-router";
import { useQuery } from "urql";
import { errorCode } from "../../graphql/error-signs.ts";
import { ContactDetailDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { ContactForm } from "./contact-form.tsx";
import { contactListPath, contactPath } from "./contact-query.ts";
import classes from "./contacts.module.css";

/** A new inquiry, one that follows up another, or one that is not answered yet. */
export default function EditContactScreen() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { id } = useParams();
  const [search] = useSearchParams();
  const followsId = id === undefined ? (search.get("follows") ?? undefined) : undefined;
  const title = t(id === undefined ? (followsId ? "contact.askAgainTitle" : "contact.newTitle") : "contact.editTitle");
  usePageTitle(title);
  const shownId = id ?? followsId;
  const [{ data, error }, reload] = useQuery({
    query: ContactDetailDocument,
    variables: { input: { id: shownId ?? "" } },
    pause: shownId === undefined,
    requestPolicy: "network-only",
  });
  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  const contact = data?.contact.id === shownId ? data?.contact : undefined;
  if (id !== undefined && contact?.isDeleted) return <Navigate to={contactPath(id)} replace />;
  const isAnswered = id !== undefined && contact?.state === "RESPONDED";
  return (
    <div className={classes.detail}>
      <Button
        component={Link}
        to={id === undefined ? contactListPath({ filter: "ALL", page: 1 }) : contactPath(id)}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        {t(id === undefined ? "contact.back" : "contact.backToOne")}
      </Button>
      <Title order={1} fz={20}>
        {title}
      </Title>
      {id === undefined && (
        <Text c="dimmed">
          {t("contact.faqFirst")}{" "}
          <Link to="/support/faq/" className={classes.inline ?? ""}>
            {t("faq.title")}
          </Link>
        </Text>
      )}
      {error && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => reload({ requestPolicy: "network-only" })} />}
        />
      )}
      {shownId !== undefined && !contact && !error && <LoadingSkeleton height={320} w="100%" />}
      {isAnswered && (
        <div className={classes.empty}>
          <p>{t("contact.answeredMeanwhile")}</p>
          <Button component={Link} to={contactPath(id)} variant="default" size="xs">
            {t("contact.showAnswer")}
          </Button>
        </div>
      )}
      {!isAnswered && (shownId === undefined || contact) && (
        <ContactForm
          key={shownId ?? "new"}
          contact={id === undefined ? undefined : contact}
          follows={id === undefined ? contact : undefined}
          projectId={search.get("project") ?? undefined}
        />
      )}
    </div>
  );
}
