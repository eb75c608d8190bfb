import { useTranslation } from "react-i18next";
import { MessagePage } from "../../shell/message-page.tsx";

export function NotFoundScreen() {
  const { t } = useTranslation();
  return <MessagePage code="404" title={t("messages.notFoundTitle")} body={t("messages.notFoundBody")} />;
}

export function BadRequestScreen() {
  const { t } = useTranslation();
  return <MessagePage code="400" title={t("messages.badRequestTitle")} body={t("messages.badRequestBody")} />;
}

export function ServerErrorScreen() {
  const { t } = useTranslation();
  return <MessagePage code="500" title={t("messages.serverErrorTitle")} body={t("messages.serverErrorBody")} />;
}

export function ThanksScreen() {
  const { t } = useTranslation();
  return <MessagePage title={t("messages.thanksTitle")} body={t("messages.thanksBody")} />;
}
