import { Button, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams } from "react-router";
import { useQuery } from "urql";
import { errorCode } from "../../graphql/error-signs.ts";
import { NoticeToChangeDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useProfile } from "../../shell/signed-in.tsx";
import { NoticeForm } from "./notice-form.tsx";
import { MANAGE_NOTICES_PATH } from "./notice-path.ts";
import classes from "./notices.module.css";

/** For administrators: a new notice, or one that stands. */
export default function EditNoticeScreen() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { user } = useProfile();
  const { id } = useParams();
  const title = t(id === undefined ? "manageNotices.newTitle" : "manageNotices.changeTitle");
  usePageTitle(title);
  const [{ data, error }, reload] = useQuery({
    query: NoticeToChangeDocument,
    variables: { input: { id: id ?? "", toChange: true } },
    pause: id === undefined,
    requestPolicy: "network-only",
  });
  if (user.role !== "ADMIN" || (error && errorCode(error) === 404)) return <Navigate to="/404/" replace />;
  const notice = data?.notice.id === id ? data?.notice : undefined;
  return (
    <div className={classes.detail}>
      <Button
        component={Link}
        to={MANAGE_NOTICES_PATH}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        {t("notices.back")}
      </Button>
      <Title order={1} fz={20}>
        {title}
      </Title>
      {error && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => reload({ requestPolicy: "network-only" })} />}
        />
      )}
      {id !== undefined && !notice && !error && <LoadingSkeleton height={320} w="100%" />}
      {(id === undefined || notice) && <NoticeForm key={id ?? "new"} notice={notice} />}
    </div>
  );
}
