import type { Application } from "../../platform/application.ts";
import type { PreviewAnswer, PreviewInput } from "../../threads/messages/picture-messages.ts";
import { PREVIEW_THREAD } from "../../threads/thread-files.ts";
import { readUploads } from "../files/uploads.ts";
import { ownMemory } from "./import-files.ts";

/** A drawing of an upload, or null when it cannot be read as what was asked for. */
export async function drawUpload(
  application: Application,
  userId: string,
  urls: readonly string[],
  kind: PreviewInput["kind"],
): Promise<{ readonly svg: string | null }> {
  const outcome = await application.threads.runLate<PreviewAnswer>(PREVIEW_THREAD, async () => {
    const files = await readUploads(application, userId, urls);
    return { input: { files, kind } satisfies PreviewInput, handedOver: ownMemory(files) };
  });
  if (outcome.status === "answered") return { svg: outcome.answer.svg };
  application.log.warning("preview failed", { urls, outcome: outcome.status });
  return { svg: null };
}
