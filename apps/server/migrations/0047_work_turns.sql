CREATE TABLE "work_turns" (
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"turn" bigint NOT NULL,
	CONSTRAINT "work_turns_kind_holder_pk" PRIMARY KEY("kind","holder")
);
