CREATE SEQUENCE "public"."run_turns" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
DROP INDEX "runs_lease";--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "ticket" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "turn" bigint;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "beat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "failure" jsonb;--> statement-breakpoint
CREATE INDEX "runs_in_order" ON "runs" USING btree ("project_id","ticket");--> statement-breakpoint
CREATE INDEX "runs_turns" ON "runs" USING btree ("requested_by","turn");--> statement-breakpoint
CREATE INDEX "runs_held" ON "runs" USING btree ("status") WHERE status in ('REQUEST', 'STARTED', 'PROGRESS');--> statement-breakpoint
ALTER TABLE "runs" DROP COLUMN "lease_until";--> statement-breakpoint
UPDATE "runs" SET "ticket" = "ordered"."number" FROM (SELECT "id", row_number() OVER (ORDER BY "requested_at", "id") AS "number" FROM "runs") AS "ordered" WHERE "runs"."id" = "ordered"."id";--> statement-breakpoint
UPDATE "runs" SET "turn" = "ordered"."number" FROM (SELECT "id", row_number() OVER (ORDER BY "started_at", "id") AS "number" FROM "runs" WHERE "started_at" IS NOT NULL) AS "ordered" WHERE "runs"."id" = "ordered"."id";--> statement-breakpoint
SELECT setval('run_turns', (SELECT coalesce(max("turn"), 0) + 1 FROM "runs"), false);--> statement-breakpoint
DROP SCHEMA IF EXISTS "pgboss" CASCADE;
