import { Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "../../shell/member-page.module.css";
import { usePageTitle } from "../../shell/page-title.ts";

/** The terms of service or the privacy notice of this installation. */
export function DocumentScreen({ document }: { document: "terms" | "privacy" }) {
  const { t } = useTranslation();
  usePageTitle(t(`documents.${document}.title`));
  return (
    <article className={classes.document}>
      <Title order={1} mb="lg">
        {t(`documents.${document}.title`)}
      </Title>
      {(["first", "second", "third"] as const).map((paragraph) => (
        <Text key={paragraph} mb="lg">
          {t(`documents.${document}.${paragraph}`)}
        </Text>
      ))}
    </article>
  );
}
