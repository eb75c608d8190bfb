import { join } from "node:path";
import type { Configuration } from "./configuration.ts";
import { createLocalStorage } from "./storage/local-storage.ts";
import { createS3Storage } from "./storage/s3-storage.ts";
import type { Storage } from "./storage/storage.ts";

/** Where the configuration says that files are: in a bucket, or in the data folder. */
export function openStorage({
  s3,
  dataDir,
  diskReserveMb,
}: Pick<Configuration, "s3" | "dataDir" | "diskReserveMb">): Storage {
  return s3
    ? createS3Storage(s3)
    : createLocalStorage(join(dataDir, "files"), { reserveBytes: diskReserveMb * 1_048_576 });
}
