import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, Navigate } from "react-router";
import type { CombinedError } from "urql";
import { errorCode } from "../graphql/error-signs.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { ErrorNote } from "./error-note.tsx";
import { LoadingSkeleton } from "./loading-skeleton.tsx";
import { usePageTitle } from "./page-title.ts";
import classes from "./record-page.module.css";
import { RetryButton } from "./retry-button.tsx";

/** The frame of a page about one record of a list: the way back, and what is shown until it is there. */
export function RecordPage({
  title,
  back,
  error,
  isLoading,
  onRetry,
  children,
}: {
  title: string;
  back: { readonly to: string; readonly words: string };
  error: CombinedError | undefined;
  isLoading: boolean;
  onRetry: () => void;
  children: ReactNode;
}) {
  const errorText = useErrorText();
  usePageTitle(title);
  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  return (
    <div className={classes.page}>
      <div>
        <Button
          component={Link}
          to={back.to}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          {back.words}
        </Button>
      </div>
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={onRetry} />} />}
      {isLoading && !error && <LoadingSkeleton height={320} />}
      {children}
    </div>
  );
}
