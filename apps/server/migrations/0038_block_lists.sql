ALTER TABLE "block_search" ADD COLUMN "holder_id" uuid;--> statement-breakpoint
ALTER TABLE "block_search" ADD COLUMN "category_key" text;--> statement-breakpoint
ALTER TABLE "block_search" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "block_search" ADD COLUMN "is_complete" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "block_search" ADD COLUMN "is_for_all" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "block_search" ADD COLUMN "rank" real GENERATED ALWAYS AS (boost + ln(1 + used_count)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "block_search" ADD COLUMN "popularity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "block_search_rank" ON "block_search" USING btree ("rank","block_id");--> statement-breakpoint
CREATE INDEX "block_search_popularity" ON "block_search" USING btree ("popularity","block_id");--> statement-breakpoint
CREATE INDEX "block_search_category" ON "block_search" USING btree ("category_key");--> statement-breakpoint
CREATE INDEX "blocks_updated" ON "blocks" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "blocks_created" ON "blocks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "blocks_by_name" ON "blocks" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "blocks_deleted" ON "blocks" USING btree ("id") WHERE deleted_at is not null;--> statement-breakpoint
UPDATE "block_search" s SET
	"holder_id" = b.holder_id,
	"category_key" = b.category_key,
	"name" = lower(b.name),
	"is_complete" = b.current_version_id is not null,
	"is_for_all" = b.current_version_id is not null and (b.built_in_key is not null or b.access_type = 'PUBLIC')
FROM "blocks" b WHERE b.id = s.block_id;--> statement-breakpoint
DELETE FROM "search_words" WHERE "word" ~ '[0-9]' OR length("word") < 3;
