import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { recallPath } from "../../session/previous-path.ts";
import { MessagePage } from "../../shell/message-page.tsx";

export function NotFoundScreen() {
  const { t } = useTranslation();
  return <MessagePage code="404" title={t("messages.notFoundTitle")} body={t("messages.notFoundBody")} />;
}

export function BadRequestScreen() {
  const { t } = useTranslation();
  return <MessagePage code="400" title={t("messages.badRequestTitle")} body={t("messages.badRequestBody")} />;
}

/** The page that failed is the last one remembered: an error page never is. */
export function ServerErrorScreen() {
  const { t } = useTranslation();
  return (
    <MessagePage
      code="500"
      title={t("messages.serverErrorTitle")}
      body={t("messages.serverErrorBody")}
      action={
        <Button component={Link} to={recallPath()}>
          {t("common.retry")}
        </Button>
      }
    />
  );
}

/** After the account was deleted. */
export function ThanksScreen() {
  const { t } = useTranslation();
  return <MessagePage title={t("messages.thanksTitle")} body={t("messages.thanksBody")} exit="start" />;
}
