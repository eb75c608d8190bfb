import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ErrorText } from "../graphql/use-error-text.ts";
import { ErrorNote } from "./error-note.tsx";
import classes from "./message-page.module.css";

/** A whole screen that could not load: why, and a way to try again. */
export function FailedPage({ error, onRetry }: { error: ErrorText; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.message}>
      <ErrorNote
        error={error}
        action={
          <Button variant="default" size="xs" onClick={onRetry}>
            {t("common.retry")}
          </Button>
        }
      />
    </div>
  );
}
