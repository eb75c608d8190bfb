import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router";
import { FallbackPage } from "./error-boundary.tsx";
import { isMissingPart } from "./is-missing-part.ts";
import { MessagePage } from "./message-page.tsx";

/** In a frame's place for the screen: its code was not fetched. Every other error belongs to the whole page. */
export function ScreenFailed() {
  const error = useRouteError();
  if (!isMissingPart(error)) throw error;
  return <MissingScreen />;
}

/** In place of the whole page. */
export function PageFailed() {
  const error = useRouteError();
  if (!isMissingPart(error)) return <FallbackPage />;
  return (
    <main>
      <MissingScreen />
    </main>
  );
}

function MissingScreen() {
  const { t } = useTranslation();
  return (
    <MessagePage
      title={t("latePart.title")}
      body={t("latePart.failed")}
      action={<Button onClick={() => location.reload()}>{t("latePart.reload")}</Button>}
    />
  );
}
