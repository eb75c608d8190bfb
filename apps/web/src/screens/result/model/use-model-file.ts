import { useCallback, useState } from "react";
import { useRestart } from "../../../effects/use-restart.ts";
import { fetchWithTimeout } from "../../../graphql/request-timeout.ts";

export type ModelFile =
  | { readonly status: "loading" | "making" | "failed" }
  /** The board can have no model; why, in English. */
  | { readonly status: "refused"; readonly reasons: readonly string[] }
  | { readonly status: "ready"; readonly glb: ArrayBuffer };

const ASK_AGAIN_MS = 1_000;

/** What was shown last: without a network it is there again when one comes back to it. */
let last: { readonly url: string; readonly glb: ArrayBuffer } | undefined;

/** The GLB of a version. The server makes it when it is first asked for; until then it is asked again. */
export function useModelFile(url: string): { readonly file: ModelFile; readonly retry: () => void } {
  const [file, setFile] = useState<ModelFile>({ status: "loading" });
  const load = useCallback(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const answer = await fetchModel(url, left.signal);
        if (left.signal.aborted) return;
        if (answer.status === "ready") last = { url, glb: answer.glb };
        setFile(answer);
        if (answer.status === "making") timer = setTimeout(ask, ASK_AGAIN_MS);
      } catch {
        if (left.signal.aborted) return;
        setFile(last?.url === url ? { status: "ready", glb: last.glb } : { status: "failed" });
      }
    };
    setFile({ status: "loading" });
    void ask();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [url]);
  return { file, retry: useRestart(load) };
}

async function fetchModel(url: string, signal: AbortSignal): Promise<ModelFile> {
  const response = await fetchWithTimeout(url, { credentials: "include", signal });
  if (response.status === 202) return { status: "making" };
  if (response.status === 422) {
    const { reasons } = (await response.json()) as { reasons: readonly string[] };
    return { status: "refused", reasons };
  }
  if (!response.ok) return { status: "failed" };
  return { status: "ready", glb: await response.arrayBuffer() };
}
