import "./modules/accounts/accounts-schema.ts";
import "./modules/accounts/account-settings-schema.ts";
import "./modules/accounts/preferences-schema.ts";
import "./modules/account-deletion/account-deletion-schema.ts";
import "./modules/files/files-schema.ts";
import "./modules/social-login/social-login-schema.ts";
import "./modules/media/media-schema.ts";
import "./modules/teams/teams-schema.ts";
import "./modules/teams/invitations-schema.ts";
import "./modules/addresses/addresses-schema.ts";
import "./modules/project-lifecycle/project-v1-schema.ts";
import "./modules/project-lifecycle/projects-schema.ts";
import "./modules/footprints/footprint-choices-schema.ts";
import "./modules/footprints/footprints-schema.ts";
import "./modules/designs/layout-schema.ts";
import "./modules/designs/project-layout-schema.ts";
import "./modules/designs/logic-schema.ts";
import "./modules/plans/credits-schema.ts";
import "./modules/plans/plans-schema.ts";
import "./modules/plans/change-plan-schema.ts";
import "./modules/plans/purchases-schema.ts";
import "./modules/runs/runs-schema.ts";
import "./modules/runs/run-cost-schema.ts";
import "./modules/runs/project-run-fields.ts";
import "./modules/runs/history-run-fields.ts";
import "./modules/feedback/feedback-schema.ts";
import "./modules/feedback/project-feedback-fields.ts";
import "./modules/verdicts/verdicts-schema.ts";
import "./modules/updates/updates-schema.ts";
import "./modules/versions/versions-schema.ts";
import "./modules/intents/intents-schema.ts";
import "./modules/assembly/assembly-schema.ts";
import "./modules/export/export-schema.ts";
import "./modules/export/jobs/export-jobs-schema.ts";
import "./modules/matching/matching-schema.ts";
import "./modules/blocks/blocks-schema.ts";
import "./modules/blocks/project-block-fields.ts";
import "./modules/blocks/taking/take-version-schema.ts";
import "./modules/result/result-schema.ts";
import "./modules/supply/supply-schema.ts";
import "./modules/supply/price-list/price-list-schema.ts";
import "./modules/comments/comments-schema.ts";
import "./modules/sharing/sharing-schema.ts";
import "./modules/live/live-schema.ts";
import "./modules/live/notifications-schema.ts";
import "./modules/notices/notices-schema.ts";
import "./modules/faqs/faqs-schema.ts";
import "./modules/contacts/contacts-schema.ts";
import "./modules/outbox/outbox-schema.ts";
import "./modules/audit/audit-schema.ts";
import "./modules/administration/overview-schema.ts";
import "./modules/administration/staff-contacts-schema.ts";
import "./modules/administration/staff-credits-schema.ts";
import "./modules/administration/staff-faqs-schema.ts";
import "./modules/administration/staff-findings-schema.ts";
import "./modules/administration/staff-offers-schema.ts";
import "./modules/administration/staff-purchases-schema.ts";
import "./modules/administration/staff-runs-schema.ts";
import "./modules/administration/staff-users-schema.ts";
import { builder } from "./wire/builder.ts";
import { lexicographicSortSchema, printSchema } from "./wire/graphql.ts";

/** The whole API; each module above has added its part to the builder. */
export const schema = builder.toSchema();

/** The text of `schema.graphql` at the root of the repository. */
export function printApi(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
