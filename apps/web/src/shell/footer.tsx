import { Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./footer.module.css";
import { HomeSiteLink } from "./home-site-link.tsx";

const LINKS = [
  { to: "/member/terms/", label: "documents.terms.title" },
  { to: "/member/privacy/", label: "documents.privacy.title" },
] as const;

/** Who this is, and on what terms. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={classes.footer}>
      <HomeSiteLink underline="hover">{t("shell.about")}</HomeSiteLink>
      {LINKS.map(({ to, label }) => (
        <Anchor key={to} component={Link} to={to} underline="hover">
          {t(label)}
        </Anchor>
      ))}
    </footer>
  );
}
