import type { ErrorText } from "../graphql/use-error-text.ts";
import { ErrorNote } from "./error-note.tsx";
import classes from "./message-page.module.css";
import { RetryButton } from "./retry-button.tsx";

/** A whole screen that could not load: why, and a way to try again. */
export function FailedPage({ error, onRetry }: { error: ErrorText; onRetry: () => void }) {
  return (
    <div className={classes.message}>
      <ErrorNote error={error} action={<RetryButton onClick={onRetry} />} />
    </div>
  );
}
