import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadSecret } from "../platform/secret.ts";
import { isOfFullDisk } from "../platform/storage/full-disk.ts";
import { ChangedFileError } from "./backup/archive/archive-writer.ts";
import { writeBackup } from "./backup/write-backup.ts";
import { type CommandInput, type CommandResult, EXIT_CODE } from "./command.ts";
import { oneWord } from "./one-word.ts";
import { hasEmbeddedDatabase, withInstallation } from "./open-installation.ts";
import { CommandRefusal } from "./refusal.ts";
import { countText, sizeText } from "./size-text.ts";

/** `tracewright backup FILE|FOLDER`: everything of this installation in one archive. */
export async function backupCommand({ args, configure, report, now }: CommandInput): Promise<CommandResult> {
  const at = now();
  const path = pathOf(oneWord(args, "backup FILE|FOLDER"), at);
  const configuration = configure();
  const { databaseUrl, dataDir, s3 } = configuration;
  if (databaseUrl === undefined && !hasEmbeddedDatabase(configuration))
    throw new CommandRefusal(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  const begun = performance.now();
  const written = await withInstallation(configuration, async ({ database, storage }) =>
    writeBackup(
      {
        database,
        storage,
        files: s3 ? "bucket" : "folder",
        secret: await loadSecret(configuration.secret, dataDir),
        keepsSecret: configuration.secret === undefined,
      },
      path,
      { at, report },
    ),
  ).catch((error: unknown) => {
    if (error instanceof ChangedFileError) throw new CommandRefusal(`${error.message}.`);
    if (isOfFullDisk(error)) throw new CommandRefusal(`The disk of ${path} is full. Choose a place with more space.`);
    throw error;
  });
  const [missing, damaged] = [written.missingDocuments.length, written.damagedDocuments.length];
  return {
    exitCode: missing + damaged > 0 ? EXIT_CODE.withFindings : EXIT_CODE.done,
    json: { path, ...written, seconds: secondsSince(begun) },
    lines: [
      `${path}: ${sizeText(written.bytes)} in ${secondsSince(begun)} s`,
      `${countText(written.rows, "row")} in ${countText(written.tables, "table")}, ` +
        `${countText(written.files, "file")} with ${sizeText(written.fileBytes)}`,
      configuration.secret === undefined
        ? "The backup contains the secret of the installation. Keep it as safe as the server."
        : "SECRET is not part of the backup. Keep it: saved cards and logins with Google or Kakao need it.",
      ...(missing > 0
        ? [
            `${countText(missing, "document")} without a file (${written.missingDocuments[0]}, …): ` +
              "deleted while the backup ran, or lost. Run the backup again; if the number stays, they are lost.",
          ]
        : []),
      ...(damaged > 0
        ? [
            `${countText(damaged, "document")} cannot be unpacked (${written.damagedDocuments[0]}, …) and will not open. ` +
              "Look for them in an older backup, and check the disk.",
          ]
        : []),
    ],
  };
}

function pathOf(word: string, at: Date): string {
  const path = resolve(word);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const file = isFolder ? join(path, `tracewright-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`) : path;
  if (existsSync(file)) throw new CommandRefusal(`${file} exists. Choose another name, or a folder.`);
  if (!existsSync(resolve(file, ".."))) throw new CommandRefusal(`The folder ${resolve(file, "..")} does not exist.`);
  return file;
}

function secondsSince(begun: number): number {
  return Math.round((performance.now() - begun) / 100) / 10;
}
