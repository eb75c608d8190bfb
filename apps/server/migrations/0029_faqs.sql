CREATE TABLE "faqs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"language" text NOT NULL,
	"category" text NOT NULL,
	"sub_category" text,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"is_exposed" boolean DEFAULT true NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"shipped_key" text,
	"shipped_hash" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faqs_lengths" CHECK (length(title) <= 200 and length(content) <= 5000 and length(category) <= 60)
);
--> statement-breakpoint
CREATE INDEX "faqs_order" ON "faqs" USING btree ("language","rank","id");--> statement-breakpoint
CREATE UNIQUE INDEX "faqs_shipped" ON "faqs" USING btree ("language","shipped_key") WHERE shipped_key is not null;