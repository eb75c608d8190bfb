import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import type { CombinedError } from "urql";
import { errorCode } from "../../graphql/error-signs.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useProfile } from "../../shell/signed-in.tsx";
import classes from "./administration.module.css";

/** The frame of a page for administrators; for all others the page does not exist. */
export function AdminPage({
  title,
  action,
  error,
  isLoading,
  onRetry,
  children,
}: {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  error: CombinedError | undefined;
  isLoading: boolean;
  onRetry: () => void;
  children: ReactNode;
}) {
  const errorText = useErrorText();
  const { user } = useProfile();
  usePageTitle(title);
  if (user.role !== "ADMIN" || (error && errorCode(error) === 404)) return <Navigate to="/404/" replace />;
  return (
    <>
      <div className={classes.head}>
        <Title order={1} fz={20}>
          {title}
        </Title>
        {action}
      </div>
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={onRetry} />} />}
      {isLoading && !error && <LoadingSkeleton height={320} />}
      {children}
    </>
  );
}
