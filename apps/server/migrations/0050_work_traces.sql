CREATE TABLE "work_traces" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"headers" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_traces_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE INDEX "work_traces_created" ON "work_traces" USING btree ("created_at");