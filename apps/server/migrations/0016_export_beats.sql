ALTER TABLE "export_jobs" ADD COLUMN "beat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD COLUMN "asked_beat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "export_jobs" DROP COLUMN "beat_at";--> statement-breakpoint
ALTER TABLE "export_jobs" DROP COLUMN "asked_at";