ALTER TABLE "export_jobs" ADD COLUMN "lease_owner" text;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;