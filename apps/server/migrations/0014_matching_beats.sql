ALTER TABLE "datasheet_matchings" ADD COLUMN "beat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "part_matchings" ADD COLUMN "beat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "datasheet_matchings" DROP COLUMN "lease_until";--> statement-breakpoint
ALTER TABLE "part_matchings" DROP COLUMN "lease_until";