import type { Application } from "../../platform/application.ts";
import type { ReadFootprintsAnswer, ReadFootprintsInput } from "../../threads/messages/footprint-messages.ts";
import { READ_FOOTPRINTS_THREAD } from "../../threads/thread-files.ts";
import { readUploads } from "../files/uploads.ts";
import { ownMemory } from "../imports/import-files.ts";

/** The footprints in uploads of the user's, read in a thread: a file that exhausts it has none. */
export async function readUploadedFootprints(
  application: Application,
  userId: string,
  { fileUrls, names }: { readonly fileUrls: readonly string[]; readonly names: readonly string[] },
): Promise<ReadFootprintsAnswer> {
  let read = "";
  const outcome = await application.threads.runLate<ReadFootprintsAnswer>(READ_FOOTPRINTS_THREAD, async () => {
    const files = await readUploads(application, userId, fileUrls);
    read = files.map(({ name }) => name).join(", ");
    return { input: { files, names } satisfies ReadFootprintsInput, handedOver: ownMemory(files) };
  });
  if (outcome.status === "answered") return outcome.answer;
  application.log.warning("footprints not read", { files: read, outcome: outcome.status });
  return { found: [], records: [], problems: [{ code: 70004, message: `${read}: the file could not be read.` }] };
}
