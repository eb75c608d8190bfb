import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Configuration } from "../platform/configuration.ts";
import { keepDataPrivate } from "../platform/database/keep-private.ts";
import { keepSecret, loadSecret } from "../platform/secret.ts";
import { freeBytesOf } from "../platform/storage/free-space.ts";
import { type CheckedBackup, checkBackup } from "./backup/check-backup.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { printOfSecret } from "./backup/write-backup.ts";
import { type CommandInput, type CommandResult, EXIT_CODE } from "./command.ts";
import { oneWord } from "./one-word.ts";
import { withInstallation } from "./open-installation.ts";
import { CommandRefusal } from "./refusal.ts";
import { countText, sizeText } from "./size-text.ts";

const USAGE = "restore FILE [--check]";

/** `tracewright restore FILE`: fills the empty installation of the settings; `--check` only verifies the backup. */
export async function restoreCommand({ args, configure, report }: CommandInput): Promise<CommandResult> {
  const path = resolve(
    oneWord(
      args.filter((argument) => argument !== "--check"),
      USAGE,
    ),
  );
  if (!existsSync(path)) throw new CommandRefusal(`${path} does not exist.`);
  const begun = performance.now();
  const backup = await checkBackup(path, report);
  const { manifest, summary } = backup;
  const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
  const content =
    `${countText(rows, "row")} in ${countText(manifest.tables.length, "table")}, ` +
    `${countText(summary.files, "file")} with ${sizeText(summary.fileBytes)}`;
  const origin = `Backup of ${manifest.createdAt}, from ${placesText(manifest.source)}: all checksums match.`;
  if (args.includes("--check"))
    return { exitCode: EXIT_CODE.done, json: { ...manifest, ...summary }, lines: [origin, content] };

  const configuration = configure();
  await requireSpace(configuration, summary.fileBytes);
  const restored = await withInstallation(configuration, (target) => restoreBackup(path, backup, target, report));
  const sameSecret = await restoreSecret(configuration, backup);
  await keepDataPrivate(configuration.dataDir, () => {});
  const target = placesText({
    database: configuration.databaseUrl === undefined ? "embedded" : "server",
    files: configuration.s3 ? "bucket" : "folder",
  });
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  return {
    exitCode: sameSecret ? EXIT_CODE.done : EXIT_CODE.withFindings,
    json: { ...restored, sameSecret, seconds },
    lines: [
      origin,
      `Restored to ${target} in ${seconds} s: ${content}. All rows were counted and all references checked.`,
      ...(restored.migrations > 0
        ? [`The tables were brought up to date by ${countText(restored.migrations, "migration")}.`]
        : []),
      ...(sameSecret
        ? []
        : [
            "SECRET differs from that of the backup: saved cards and logins with Google or Kakao cannot be used. " +
              "Set SECRET to that of the former server before the first start.",
          ]),
      "Do not run the former server beside this one: both would send the waiting mail and renew memberships.",
    ],
  };
}

function placesText({ database, files }: CheckedBackup["manifest"]["source"]): string {
  return (
    (database === "embedded" ? "an embedded database" : "a PostgreSQL server") +
    (files === "bucket" ? " and a bucket" : " and a folder of files")
  );
}

async function requireSpace({ s3, dataDir, diskReserveMb }: Configuration, fileBytes: number): Promise<void> {
  if (s3) return;
  const free = (await freeBytesOf(dataDir)) - diskReserveMb * 1_048_576;
  if (free < fileBytes)
    throw new CommandRefusal(
      `The files need ${sizeText(fileBytes)}, and ${sizeText(Math.max(0, free))} are free on the disk of ${dataDir} ` +
        `beyond DISK_RESERVE_MB. Nothing was changed.`,
    );
}

/** Whether the target has the secret of the backup from now on. */
async function restoreSecret(
  { secret, dataDir }: Configuration,
  { manifest, secret: kept }: CheckedBackup,
): Promise<boolean> {
  if (secret === undefined && kept !== undefined) return keepSecret(kept, dataDir);
  return printOfSecret(await loadSecret(secret, dataDir)) === manifest.secretPrint;
}
