import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { PlanUseDocument } from "../graphql/generated/documents.ts";
import { site } from "../site.ts";

/** How many projects and members there are, of those that the plan allows. */
export function PlanUseNote({ teamId, of }: { teamId: string | undefined; of: readonly ("members" | "projects")[] }) {
  const { t, i18n } = useTranslation();
  const [{ data }] = useQuery({
    query: PlanUseDocument,
    variables: { input: teamId === undefined ? {} : { teamId } },
    requestPolicy: "cache-and-network",
    pause: site.credits === "off",
  });
  if (data === undefined) return null;
  const { planUse } = data;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const said = of.flatMap((what) => {
    const counted = planUse[what];
    if (counted == null) return [];
    return [t(`membership.use.${what}`, { used: number(counted.used), limit: number(counted.limit) })];
  });
  const isFull = of.some((what) => (planUse[what]?.used ?? 0) >= (planUse[what]?.limit ?? Number.POSITIVE_INFINITY));
  if (said.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {said.join(" ")} {isFull && t(planUse.isEnforced ? "membership.use.full" : "membership.use.notEnforced")}
    </Text>
  );
}
