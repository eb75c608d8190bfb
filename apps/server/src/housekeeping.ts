import { countPopularity } from "./modules/blocks/search/count-popularity.ts";
import { sweepStorage } from "./modules/cleaning/sweep-storage.ts";
import { eraseDeletedComments } from "./modules/comments/comment-store.ts";
import { eraseOldDeletedContacts } from "./modules/contacts/write-contact.ts";
import { checkLedger } from "./modules/credits/check-ledger.ts";
import { expireCredits } from "./modules/credits/expire-credits.ts";
import { renewFreePlans } from "./modules/credits/monthly-credits.ts";
import { settleOldHolds } from "./modules/credits/run-holds.ts";
import { stopWallets } from "./modules/credits/stop-wallets.ts";
import { removeOldExports } from "./modules/export/export-project.ts";
import { forgetOldExportJobs } from "./modules/export/jobs/export-job-store.ts";
import { removeOldUploads } from "./modules/files/uploads.ts";
import { removeForgottenChoices } from "./modules/footprints/forget-footprint-choices.ts";
import { removeUnusedDatasheets } from "./modules/matching/datasheet-store.ts";
import { removeUnusedMedia } from "./modules/media/media-store.ts";
import { advancePlans } from "./modules/memberships/advance-plans.ts";
import { returnReplacedMonths } from "./modules/memberships/return-replaced.ts";
import { forgetOldNotifications } from "./modules/notifications/notification-store.ts";
import { eraseOldRecords } from "./modules/ordering/erase-records.ts";
import { forgetOldEvents } from "./modules/purchases/forget-old-events.ts";
import { recordLedgerFinding } from "./modules/purchases/ledger-findings.ts";
import { reconcilePayments } from "./modules/purchases/reconcile-payments.ts";
import { voidOverduePurchases } from "./modules/purchases/start-payment.ts";
import { forgetOldPieces } from "./modules/runs/pieces/piece-leases.ts";
import { eraseOldDeletedBlocks } from "./modules/storage/erase-blocks.ts";
import { eraseOldDeletedProjects } from "./modules/storage/erase-projects.ts";
import { removePlanned } from "./modules/storage/planned-removals.ts";
import { forgetOldAnswers } from "./modules/supply/supply-answers.ts";
import { eraseOldDeletedTeams } from "./modules/teams/change-team.ts";
import { thinHistory } from "./modules/versions/thin-history.ts";
import type { Application } from "./platform/application.ts";
import { analyzeTables } from "./platform/database/analyze-tables.ts";
import { describeFault } from "./platform/describe-fault.ts";
import { forgetOldMail } from "./platform/mail/forget-old-mail.ts";
import { forgetOldAttempts } from "./platform/rate-limits.ts";
import { forgetOldSessions } from "./platform/sessions.ts";
import { repeat } from "./platform/work/repeat.ts";
import { forgetOldTraces } from "./platform/work/work-traces.ts";
import { forgetOldTurns } from "./platform/work/work-turns.ts";

const HOUR = 3_600_000;
const SWEEP_EVERY_HOURS = 24;

/**
 * Once an hour throws away what has run out and counts what lists are ordered by, and once a day throws away what nothing
 * refers to; the latter two at the start, too, with what an earlier process left undone. Returns the way to stop it.
 */
export function startHousekeeping(application: Application): () => Promise<void> {
  const { log } = application;
  const clean = async (): Promise<void> => {
    const { db, now, storage } = application;
    await forgetOldAttempts(db, now());
    await forgetOldSessions(db, now());
    await forgetOldNotifications(db, now());
    await forgetOldMail(db, now());
    await forgetOldTurns(db);
    await forgetOldTraces(db, now());
    await forgetOldPieces(db);
    await forgetOldEvents(db, now());
    await forgetOldAnswers(db, now());
    await eraseDeletedComments(db, now());
    await removeForgottenChoices(db, now());
    await settleOldHolds(db, now());
    await expireCredits(db, now());
    await renewFreePlans(db, now());
    await advancePlans(application);
    await returnReplacedMonths(application);
    await voidOverduePurchases(application);
    await removeOldUploads(application);
    await removeOldExports(application);
    await forgetOldExportJobs(db, now());
    await removeUnusedMedia(application);
    await removePlanned(application);
    await eraseOldDeletedProjects(application);
    await eraseOldDeletedBlocks(application);
    await eraseOldDeletedTeams(db, now());
    await eraseOldDeletedContacts(application);
    await eraseOldRecords(application);
    await thinHistory(application);
    await removeUnusedDatasheets(application);
    await countPopularity(db, now());
    await analyzeTables(application.database);
    // By the clock of the file system, not the process; no upload pauses for an hour within a part.
    await storage.removeUnfinished(new Date(Date.now() - HOUR));
  };
  const sweep = async (isStopped: () => boolean): Promise<void> => {
    const differences = await checkLedger(application.db);
    for (const { what, id, recorded, counted } of differences) {
      application.log.error("credits differ", { what, id, recorded, counted });
      await recordLedgerFinding(application, { what, id, recorded, counted });
    }
    await stopWallets(application.db, differences, application.now());
    await reconcilePayments(application).catch((error: unknown) =>
      application.log.error("payments not compared", { message: describeFault(error) }),
    );
    await removePlanned(application);
    await sweepStorage(application, isStopped);
  };
  const count = (): Promise<void> => countPopularity(application.db, application.now());
  const analyze = async (): Promise<void> => void (await analyzeTables(application.database));
  let hours = 0;
  return repeat(log, {
    name: "housekeeping failed",
    everyMs: HOUR,
    atStart: true,
    work: async (isStopped) => {
      const isDaily = hours % SWEEP_EVERY_HOURS === 0;
      const steps = hours++ === 0 ? [sweep, count, analyze] : [clean, ...(isDaily ? [sweep] : [])];
      for (const step of steps)
        if (!isStopped())
          await step(isStopped).catch((error: unknown) =>
            log.error("housekeeping failed", { message: describeFault(error) }),
          );
    },
  });
}
