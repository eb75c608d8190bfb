import { useCallback, useEffect, useRef, useState } from "react";
import { type CombinedError, useClient } from "urql";
import {
  ProjectUpdateDocument,
  type ProjectUpdateQuery,
  UpdateProjectFromFilesDocument,
  type UpdateProjectFromFilesMutation,
} from "../../graphql/generated/documents.ts";
import type { Upload } from "../../uploads/upload-list.ts";
import type { OnOrder } from "../editing/use-saved-first.ts";
import type { UpdateLine } from "./update-line.ts";

export type ComparedFiles = Omit<ProjectUpdateQuery["edaProjectUpdate"], "changes"> & {
  readonly changes: readonly UpdateLine[];
};
export type UpdatedProject = UpdateProjectFromFilesMutation["updateEdaProjectFromFiles"];

export type UpdateState =
  | { readonly status: "idle" | "waiting" | "comparing" | "unsaved" }
  | { readonly status: "compared"; readonly compared: ComparedFiles }
  | { readonly status: "failed"; readonly error: CombinedError }
  | { readonly status: "updated"; readonly updated: UpdatedProject };

/** Compares uploads with the stored board once all have arrived, and makes what is accepted. */
export function useProjectUpdate(
  projectId: string,
  { uploads, onOrder, onUpdated }: { uploads: readonly Upload[]; onOrder: OnOrder; onUpdated: () => void },
) {
  const client = useClient();
  // Another function on every rendering, which saves the same board.
  const order = useRef(onOrder);
  order.current = onOrder;
  const [state, setState] = useState<UpdateState>({ status: "idle" });
  const [round, setRound] = useState(0);
  const [isApplying, setApplying] = useState(false);
  const [refusal, setRefusal] = useState<CombinedError>();
  const settled = uploads.every(({ status }) => status === "uploaded" || status === "refused" || status === "failed");
  const urls = uploads.flatMap(({ status, url }) => (status === "uploaded" && url ? [url] : []));
  const asked = JSON.stringify({ urls, round });

  useEffect(() => {
    const { urls: fileUrls }: { readonly urls: readonly string[] } = JSON.parse(asked);
    setRefusal(undefined);
    if (!settled || fileUrls.length === 0) {
      setState({ status: settled ? "idle" : "waiting" });
      return;
    }
    let wanted = true;
    setState({ status: "comparing" });
    const compare = async () => {
      // What is compared is the stored board.
      if (!(await order.current("asItIs"))) {
        if (wanted) setState({ status: "unsaved" });
        return;
      }
      const input = { id: projectId, fileUrls: [...fileUrls] };
      const { data, error } = await client
        .query(ProjectUpdateDocument, { input }, { requestPolicy: "network-only" })
        .toPromise();
      if (!wanted) return;
      if (error) setState({ status: "failed", error });
      else if (data) {
        const { changes, ...compared } = data.edaProjectUpdate;
        setState({ status: "compared", compared: { ...compared, changes: changes as readonly UpdateLine[] } });
      }
    };
    void compare();
    return () => {
      wanted = false;
    };
  }, [client, projectId, asked, settled]);

  const apply = async (compared: ComparedFiles, accepted: readonly string[]) => {
    setApplying(true);
    setRefusal(undefined);
    if (await order.current("newVersion")) {
      const { boardHash } = compared;
      const input = { id: projectId, fileUrls: urls, boardHash, accepted: [...accepted] };
      const { data, error } = await client.mutation(UpdateProjectFromFilesDocument, { input }).toPromise();
      if (error) setRefusal(error);
      else if (data) {
        setState({ status: "updated", updated: data.updateEdaProjectFromFiles });
        onUpdated();
      }
    }
    setApplying(false);
  };
  return { state, isApplying, refusal, apply, compareAgain: useCallback(() => setRound((before) => before + 1), []) };
}
