import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useQuery } from "urql";
import { EstimateDetailDocument } from "../../graphql/generated/documents.ts";
import { estimatePath } from "../../orders/order-path.ts";
import classes from "../../orders/orders.module.css";
import { PageHead } from "../../orders/page-head.tsx";

/** After a request was sent. Opened without one, it says how requests are answered. */
export default function EstimateSuccessScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get("id") ?? "";
  const [{ data }] = useQuery({ query: EstimateDetailDocument, variables: { input: { id } }, pause: id === "" });
  const estimate = data?.kesEstimate;
  return (
    <div className={classes.page}>
      <PageHead title={t(estimate ? "estimates.success" : "estimates.title")} />
      <p role="status">
        {estimate ? t("estimates.successBody", { number: estimate.number }) : t("estimates.successPlain")}
      </p>
      <Group gap="sm">
        {estimate && (
          <Button component={Link} to={estimatePath(estimate.id)}>
            {t("estimates.show")}
          </Button>
        )}
        <Button component={Link} to="/home" variant="default">
          {t("estimates.toHome")}
        </Button>
      </Group>
    </div>
  );
}
