import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import type { CombinedError } from "urql";
import { errorCode } from "../graphql/error-signs.ts";
import { useErrorText } from "../graphql/use-error-text.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { LoadingSkeleton } from "../shell/loading-skeleton.tsx";
import { MessagePage } from "../shell/message-page.tsx";
import { usePageTitle } from "../shell/page-title.ts";
import { RetryButton } from "../shell/retry-button.tsx";
import { site } from "../site.ts";
import classes from "./membership.module.css";
import type { WalletChoice } from "./use-wallet-team.ts";
import { WalletSelect } from "./wallet-select.tsx";

/** The frame of a page about the plan or the credits of an account or a team. */
export function WalletPage({
  title,
  wallet,
  error,
  isLoading,
  onRetry,
  children,
}: {
  title: string;
  wallet: WalletChoice;
  error: CombinedError | undefined;
  isLoading: boolean;
  onRetry: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  usePageTitle(title);
  if (site.credits === "off") return <MessagePage title={title} body={t("membership.off")} />;
  // Not a member, or not any more.
  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Title order={1} fz={20}>
          {title}
        </Title>
        <WalletSelect wallet={wallet} />
      </div>
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={onRetry} />} />}
      {isLoading && !error && <LoadingSkeleton height={320} />}
      {children}
    </div>
  );
}
