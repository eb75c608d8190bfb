import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { errorCode } from "../../graphql/error-signs.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { AppearanceButton } from "../../shell/appearance-button.tsx";
import { Brand } from "../../shell/brand.tsx";
import { FailedPage } from "../../shell/failed-page.tsx";
import { HomeSiteLink } from "../../shell/home-site-link.tsx";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { MessagePage } from "../../shell/message-page.tsx";
import { useFocusOnArrival } from "../../shell/use-focus-on-arrival.ts";
import classes from "./shared-screen.module.css";
import { SharedViews } from "./shared-views.tsx";
import { useSharedProject } from "./use-shared-project.ts";

const EXPIRED = 10010;
/** An unknown token, a revoked one, and one that is none. */
const UNKNOWN: ReadonlySet<number | undefined> = new Set([400, 404]);

/** The page of a read-only link, for everyone who has it: one project, and nothing that could be changed. */
export default function SharedScreen() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const { project, error, reload } = useSharedProject(token);
  useFocusOnArrival("content");
  const code = errorCode(error);
  return (
    <div className={classes.page}>
      {/* Whoever finds the address in an index has not been given it. */}
      <meta name="robots" content="noindex" />
      <header className={classes.header}>
        <HomeSiteLink underline="never" aria-label={t("shell.start")}>
          <Brand />
        </HomeSiteLink>
        <AppearanceButton />
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        {project ? (
          <SharedViews project={project} token={token} reload={reload} />
        ) : code === EXPIRED ? (
          <MessagePage exit="start" title={t("sharing.viewer.expiredTitle")} body={t("sharing.viewer.expiredBody")} />
        ) : error && UNKNOWN.has(code) ? (
          <MessagePage exit="start" title={t("sharing.viewer.goneTitle")} body={t("sharing.viewer.goneBody")} />
        ) : error ? (
          <FailedPage error={errorText(error)} onRetry={reload} />
        ) : (
          <LoadingOverlay />
        )}
      </main>
    </div>
  );
}
