ALTER TABLE "users" ADD COLUMN "chosen_language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "chosen_currency" text;