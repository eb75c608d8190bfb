CREATE TABLE "block_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid NOT NULL,
	"file_kind" text NOT NULL,
	"name" text NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "block_search" (
	"block_id" uuid PRIMARY KEY NOT NULL,
	"terms" "tsvector" NOT NULL,
	"ports" text[] NOT NULL,
	"parameters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"boost" real DEFAULT 0 NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "block_uses" (
	"project_id" uuid NOT NULL,
	"block_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "block_uses_project_id_block_id_version_id_pk" PRIMARY KEY("project_id","block_id","version_id")
);
--> statement-breakpoint
CREATE TABLE "block_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"block_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"step" text NOT NULL,
	"failed_step" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"resolved" jsonb,
	"document_hash" text,
	"bytes" bigint,
	"facts" jsonb,
	"price" jsonb,
	"author_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"requested_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_owner" text,
	"beat" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"team_id" uuid,
	"built_in_key" text,
	"holder_id" uuid GENERATED ALWAYS AS (coalesce(team_id, owner_id)) STORED,
	"creator_id" uuid,
	"category_key" text,
	"name" text NOT NULL,
	"korean_name" text,
	"block_type" text NOT NULL,
	"access_type" text NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"thumbnail_url" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"current_version_id" uuid,
	"draft_version_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "blocks_built_in_key_unique" UNIQUE("built_in_key"),
	CONSTRAINT "blocks_holder_one" CHECK (num_nonnulls(owner_id, team_id, built_in_key) = 1)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" uuid,
	"block_id" uuid,
	"project_id" uuid,
	"facts" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "block_files" ADD CONSTRAINT "block_files_version_id_block_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."block_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_search" ADD CONSTRAINT "block_search_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_uses" ADD CONSTRAINT "block_uses_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_uses" ADD CONSTRAINT "block_uses_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_uses" ADD CONSTRAINT "block_uses_version_id_block_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."block_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_versions" ADD CONSTRAINT "block_versions_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_versions" ADD CONSTRAINT "block_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "block_files_version" ON "block_files" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "block_files_key" ON "block_files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "block_search_terms" ON "block_search" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "block_search_ports" ON "block_search" USING gin ("ports");--> statement-breakpoint
CREATE INDEX "block_uses_block" ON "block_uses" USING btree ("block_id");--> statement-breakpoint
CREATE UNIQUE INDEX "block_versions_number" ON "block_versions" USING btree ("block_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "block_versions_one_draft" ON "block_versions" USING btree ("block_id") WHERE step <> 'COMPLETE';--> statement-breakpoint
CREATE INDEX "block_versions_document" ON "block_versions" USING btree ("document_hash");--> statement-breakpoint
CREATE INDEX "block_versions_open" ON "block_versions" USING btree ("requested_at") WHERE step in ('VALIDATE_REQUEST', 'SUPPLY_ITEM_REQUEST', 'INDEX_REQUEST');--> statement-breakpoint
CREATE UNIQUE INDEX "blocks_name" ON "blocks" USING btree ("holder_id",lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blocks_holder" ON "blocks" USING btree ("holder_id","updated_at");--> statement-breakpoint
CREATE INDEX "events_block" ON "events" USING btree ("block_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "events_user" ON "events" USING btree ("user_id","kind","block_id");