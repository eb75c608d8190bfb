import type { Application } from "../../../platform/application.ts";
import { changeExportJob, countExportsBefore, type ExportJobRow, MAX_AT_ONCE } from "./export-job-store.ts";

/**
 * Waits until so few of the person's earlier exports are open that this one may be made, and begins it. A waiting caller looks
 * whenever an export of the person has ended, and with `every`: news may be lost. Throws the signal's reason.
 */
export async function waitForExportTurn(
  application: Pick<Application, "db" | "pubSub">,
  { id, requestedBy }: Pick<ExportJobRow, "id" | "requestedBy">,
  { signal, every }: { readonly signal: AbortSignal; readonly every: number },
): Promise<void> {
  const { db, pubSub } = application;
  // What ended between a look and the wait after it counts: then there is no wait.
  let hasEnded = false;
  let wake: () => void = () => {};
  const unsubscribe = pubSub.subscribe((news) => {
    if (news.kind !== "gap" && !(news.kind === "project" && news.userId === requestedBy && isExportEnd(news.case)))
      return;
    hasEnded = true;
    wake();
  });
  const stop = (): void => wake();
  signal.addEventListener("abort", stop);
  try {
    for (;;) {
      hasEnded = false;
      signal.throwIfAborted();
      const before = (await countExportsBefore(db, [id])).get(id);
      // Where it has ended meanwhile, the next beat says so by the signal.
      if (before !== undefined && before < MAX_AT_ONCE && (await changeExportJob(db, id, { status: "PROGRESS" })))
        return;
      signal.throwIfAborted();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, hasEnded ? 0 : every);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  } finally {
    unsubscribe();
    signal.removeEventListener("abort", stop);
  }
}

function isExportEnd(occasion: string): boolean {
  return occasion === "EXPORT_COMPLETE" || occasion === "EXPORT_FAIL" || occasion === "EXPORT_CANCEL";
}
