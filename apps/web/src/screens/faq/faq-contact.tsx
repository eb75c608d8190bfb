import { Button, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./faq.module.css";

/** The way on where no answer helped. */
export function FaqContact() {
  const { t } = useTranslation();
  return (
    <section className={classes.contact}>
      <div>
        <Title order={2} fz={16}>
          {t("faq.notSolved")}
        </Title>
        <Text c="dimmed">{t("faq.notSolvedBody")}</Text>
      </div>
      <Button component={Link} to="/support/contact/edit/" variant="default">
        {t("faq.contact")}
      </Button>
    </section>
  );
}
