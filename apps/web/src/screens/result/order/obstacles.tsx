import { Button, Group, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import type { OrderOfferQuery } from "../../../graphql/generated/documents.ts";
import classes from "../../../orders/orders.module.css";
import { showing } from "../../../projects/result-address.ts";

/** What is missing before a version can be ordered, with the ways to it. */
export function Obstacles({ offer, layoutPath }: { offer: OrderOfferQuery["orderOptions"]; layoutPath: string }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const kinds = offer.obstacles.map(({ kind }) => kind);
  const isOfAssembly = kinds.includes("ASSEMBLY_ERRORS");
  const isOfLayout = kinds.some((kind) => kind !== "ASSEMBLY_ERRORS" && kind !== "NOT_JUDGED");
  return (
    <section className={classes.next} aria-labelledby="obstacles">
      <Title order={2} fz={16} id="obstacles">
        {t("orders.tab.notReady")}
      </Title>
      <ul>
        {offer.obstacles.map(({ kind, count }) => (
          <li key={kind}>{t(`orders.tab.obstacle.${kind}`, { count })}</li>
        ))}
      </ul>
      {isOfAssembly && (
        <ul className={classes.quiet}>
          {offer.assemblyErrors.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <Group gap="sm">
        {isOfLayout && (
          <Button component={Link} to={layoutPath} variant="default" size="xs">
            {t("orders.tab.toLayout")}
          </Button>
        )}
        {isOfAssembly && (
          <Button
            variant="default"
            size="xs"
            onClick={() => setSearch(showing(search, { panel: "assembly" }), { replace: true })}
          >
            {t("orders.tab.toAssembly")}
          </Button>
        )}
      </Group>
    </section>
  );
}
