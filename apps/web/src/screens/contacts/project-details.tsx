import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatDuration } from "../../format/format-duration.ts";
import type { ContactProjectFragment } from "../../graphql/generated/documents.ts";
import classes from "./contacts.module.css";

/** Exactly what support sees of an attached project. Texts of the server are English. */
export function ProjectDetails({ project }: { project: ContactProjectFragment }) {
  const { t, i18n } = useTranslation();
  const { verdict, run } = project;
  return (
    <section className={classes.project} aria-label={t("contact.project.title")}>
      <dl>
        <dt>{t("contact.project.name")}</dt>
        <dd>{project.name}</dd>
        <dt>{t("contact.project.version")}</dt>
        <dd>{project.version}</dd>
        {project.parts !== null && (
          <>
            <dt>{t("contact.project.size")}</dt>
            <dd>
              {t("contact.project.parts", { count: project.parts })}
              {project.nets !== null && `, ${t("contact.project.nets", { count: project.nets })}`}
            </dd>
          </>
        )}
        {verdict && (
          <>
            <dt>{t("contact.project.verdict")}</dt>
            <dd>
              {t("contact.project.connected", { connected: verdict.connected, count: verdict.total })}
              {", "}
              {t("contact.project.errors", { count: verdict.errors })}
            </dd>
          </>
        )}
        <dt>{t("contact.project.run")}</dt>
        <dd>
          {run
            ? `${t(`task.${run.jobType === "PLACEMENT" ? "PLACEMENT" : "ROUTING"}`)}, ${t(`jobStatus.${run.status}`)}, ${formatDuration(run.workedMs / 1000, i18n.language)}`
            : t("contact.project.noRun")}
          {run?.message && ` (${run.message})`}
        </dd>
      </dl>
      {project.findings.length > 0 && (
        <Lines title={t("contact.project.findings", { count: project.findings.length })} lines={project.findings} />
      )}
      {project.log.length > 0 && (
        <Lines title={t("contact.project.log", { count: project.log.length })} lines={project.log} />
      )}
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <details>
      <summary>
        <Text span size="sm">
          {title}
        </Text>
      </summary>
      <section
        className={classes.lines}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
        tabIndex={0}
        aria-label={title}
      >
        {lines.join("\n")}
      </section>
    </details>
  );
}
