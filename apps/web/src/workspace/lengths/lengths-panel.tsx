import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { RunLengthsDocument } from "../../graphql/generated/documents.ts";
import { GroupTable } from "./group-table.tsx";
import classes from "./lengths.module.css";
import { NetTable } from "./net-table.tsx";

/** How long every net of a routing is: pairs, buses and classes first. Fetched when it is first looked at. */
export function LengthsPanel({
  projectId,
  historyId,
  onShowNets,
}: {
  projectId: string;
  historyId: string;
  onShowNets: (nets: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const [{ data, fetching }] = useQuery({ query: RunLengthsDocument, variables: { input: { id: projectId } } });
  const result = data?.edaProjectV2.latestRouting?.results.find(({ id }) => id === historyId);
  const lengths = result?.routing?.lengths;
  if (!lengths) return <p>{t(fetching ? "routing.lengths.loading" : "routing.lengths.none")}</p>;
  return (
    <div className={classes.lengths}>
      {lengths.groups.length > 0 && <GroupTable groups={lengths.groups} onShowNets={onShowNets} />}
      <NetTable nets={lengths.nets} onShowNets={onShowNets} />
      <p>{t("routing.lengths.unit")}</p>
    </div>
  );
}
