CREATE TABLE "export_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"phase" text DEFAULT '' NOT NULL,
	"request" jsonb NOT NULL,
	"result" jsonb,
	"failure" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "part_choices" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"choices" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"imported_by" uuid,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "priced_parts" (
	"list_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"number_key" text NOT NULL,
	"value" text NOT NULL,
	"footprint" text NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "priced_parts_list_id_rank_pk" PRIMARY KEY("list_id","rank")
);
--> statement-breakpoint
CREATE TABLE "supply_answers" (
	"provider" text NOT NULL,
	"question" text NOT NULL,
	"items" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "supply_answers_provider_question_pk" PRIMARY KEY("provider","question")
);
--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_choices" ADD CONSTRAINT "part_choices_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "priced_parts" ADD CONSTRAINT "priced_parts_list_id_price_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."price_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_jobs_project" ON "export_jobs" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "export_jobs_open" ON "export_jobs" USING btree ("requested_by") WHERE status in ('WAITING', 'PROGRESS');--> statement-breakpoint
CREATE INDEX "priced_parts_number" ON "priced_parts" USING btree ("number_key");--> statement-breakpoint
CREATE INDEX "supply_answers_age" ON "supply_answers" USING btree ("read_at");