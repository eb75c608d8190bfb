CREATE TABLE "datasheet_matchings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"reference" text NOT NULL,
	"datasheet_id" uuid NOT NULL,
	"status" text DEFAULT 'PROGRESS' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"error_code" integer,
	"reason" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "datasheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_parts" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"question" jsonb NOT NULL,
	"candidate" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_parts_owner_id_kind_pk" PRIMARY KEY("owner_id","kind")
);
--> statement-breakpoint
CREATE TABLE "part_matches" (
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rank" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"question" jsonb NOT NULL,
	"svg" text,
	"status" text DEFAULT 'InProgress' NOT NULL,
	"match" jsonb,
	"candidates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "part_matches_project_id_kind_pk" PRIMARY KEY("project_id","kind")
);
--> statement-breakpoint
CREATE TABLE "part_matchings" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"message" text,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "datasheet_matchings" ADD CONSTRAINT "datasheet_matchings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datasheet_matchings" ADD CONSTRAINT "datasheet_matchings_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datasheet_matchings" ADD CONSTRAINT "datasheet_matchings_datasheet_id_datasheets_id_fk" FOREIGN KEY ("datasheet_id") REFERENCES "public"."datasheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datasheets" ADD CONSTRAINT "datasheets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_parts" ADD CONSTRAINT "known_parts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_matches" ADD CONSTRAINT "part_matches_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_matchings" ADD CONSTRAINT "part_matchings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "datasheet_matchings_one_per_part" ON "datasheet_matchings" USING btree ("project_id","kind") WHERE status = 'PROGRESS';--> statement-breakpoint
CREATE INDEX "datasheet_matchings_project" ON "datasheet_matchings" USING btree ("project_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "datasheets_content" ON "datasheets" USING btree ("owner_id","sha256");--> statement-breakpoint
CREATE INDEX "part_matchings_open" ON "part_matchings" USING btree ("requested_at") WHERE status in ('WAITING', 'PROGRESS');