CREATE SEQUENCE "public"."credit_lines" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"team_id" uuid,
	"holder_id" uuid GENERATED ALWAYS AS (coalesce(team_id, owner_id)) STORED,
	"holder_gone_at" timestamp (3) with time zone,
	"posted" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_accounts_kind" CHECK ("credit_accounts"."kind" in ('WALLET', 'PLAN', 'PURCHASE', 'GIFT', 'CORRECTION', 'USED', 'EXPIRED', 'RETURNED')),
	CONSTRAINT "credit_accounts_holder" CHECK (case when kind = 'WALLET' then num_nonnulls(owner_id, team_id) = 1 or holder_gone_at is not null
        else num_nonnulls(owner_id, team_id) = 0 end),
	CONSTRAINT "credit_accounts_balance" CHECK (case when kind = 'WALLET' then posted >= 0 and held between 0 and posted else posted = 0 and held = 0 end)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"grant_id" uuid,
	"amount" integer NOT NULL,
	CONSTRAINT "credit_entries_amount" CHECK ("credit_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "credit_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line" bigint DEFAULT nextval('credit_lines') NOT NULL,
	"account_id" uuid NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"purchase_id" uuid,
	"price" bigint,
	"currency" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_grants_source" CHECK ("credit_grants"."source" in ('PLAN', 'PURCHASE', 'GIFT', 'CORRECTION')),
	CONSTRAINT "credit_grants_amounts" CHECK (amount > 0 and remaining between 0 and amount and held between 0 and remaining),
	CONSTRAINT "credit_grants_price" CHECK ((price is null) = (currency is null) and (price is null or price >= 0))
);
--> statement-breakpoint
CREATE TABLE "credit_hold_parts" (
	"hold_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "credit_hold_parts_hold_id_grant_id_pk" PRIMARY KEY("hold_id","grant_id"),
	CONSTRAINT "credit_hold_parts_amount" CHECK ("credit_hold_parts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line" bigint DEFAULT nextval('credit_lines') NOT NULL,
	"key" text NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'HELD' NOT NULL,
	"reason" text NOT NULL,
	"run_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "credit_holds_key" UNIQUE("key"),
	CONSTRAINT "credit_holds_amount" CHECK ("credit_holds"."amount" > 0),
	CONSTRAINT "credit_holds_state" CHECK (state in ('HELD', 'CAPTURED', 'RELEASED') and (state = 'HELD') = (resolved_at is null))
);
--> statement-breakpoint
CREATE TABLE "credit_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line" bigint DEFAULT nextval('credit_lines') NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"actor_id" uuid,
	"hold_id" uuid,
	"run_id" uuid,
	"purchase_id" uuid,
	"refund_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_transactions_key" UNIQUE("key"),
	CONSTRAINT "credit_transactions_kind" CHECK ("credit_transactions"."kind" in ('GRANT', 'CHARGE', 'EXPIRE', 'RETURN', 'CORRECT'))
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "credit_hold_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_transaction_id_credit_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."credit_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_credit_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_grant_id_credit_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."credit_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_account_id_credit_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_parts" ADD CONSTRAINT "credit_hold_parts_hold_id_credit_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."credit_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_parts" ADD CONSTRAINT "credit_hold_parts_grant_id_credit_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."credit_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_account_id_credit_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_accounts_one_wallet" ON "credit_accounts" USING btree ("holder_id") WHERE kind = 'WALLET';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_accounts_one_of_kind" ON "credit_accounts" USING btree ("kind") WHERE kind <> 'WALLET';--> statement-breakpoint
CREATE INDEX "credit_entries_transaction" ON "credit_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "credit_entries_account" ON "credit_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "credit_grants_open" ON "credit_grants" USING btree ("account_id") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "credit_grants_expiry" ON "credit_grants" USING btree ("expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "credit_hold_parts_grant" ON "credit_hold_parts" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "credit_holds_account" ON "credit_holds" USING btree ("account_id","line");--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_credit_hold_id_credit_holds_id_fk" FOREIGN KEY ("credit_hold_id") REFERENCES "public"."credit_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_credit_hold" ON "runs" USING btree ("credit_hold_id") WHERE credit_hold_id is not null;--> statement-breakpoint
INSERT INTO "credit_accounts" ("kind") VALUES ('PLAN'), ('PURCHASE'), ('GIFT'), ('CORRECTION'), ('USED'), ('EXPIRED'), ('RETURNED');--> statement-breakpoint
CREATE FUNCTION refuse_credit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER credit_transactions_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_transactions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_credit_change();--> statement-breakpoint
CREATE TRIGGER credit_entries_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_credit_change();--> statement-breakpoint
CREATE TRIGGER credit_hold_parts_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_hold_parts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_credit_change();--> statement-breakpoint
CREATE TRIGGER credit_holds_kept BEFORE DELETE OR TRUNCATE ON "credit_holds" FOR EACH STATEMENT EXECUTE FUNCTION refuse_credit_change();--> statement-breakpoint
CREATE TRIGGER credit_grants_kept BEFORE DELETE OR TRUNCATE ON "credit_grants" FOR EACH STATEMENT EXECUTE FUNCTION refuse_credit_change();--> statement-breakpoint
CREATE TRIGGER credit_accounts_kept BEFORE DELETE OR TRUNCATE ON "credit_accounts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_credit_change();--> statement-breakpoint
CREATE FUNCTION require_open_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'HELD' OR (NEW.id, NEW.key, NEW.account_id, NEW.amount) IS DISTINCT FROM (OLD.id, OLD.key, OLD.account_id, OLD.amount) THEN
    RAISE EXCEPTION 'the hold % resolves once and changes nothing else', OLD.id;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER credit_holds_resolve_once BEFORE UPDATE ON "credit_holds" FOR EACH ROW EXECUTE FUNCTION require_open_hold();--> statement-breakpoint
CREATE FUNCTION require_balanced_credits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := CASE TG_TABLE_NAME WHEN 'credit_entries' THEN (to_jsonb(NEW) ->> 'transaction_id')::uuid ELSE (to_jsonb(NEW) ->> 'id')::uuid END;
  total bigint;
  entries bigint;
BEGIN
  SELECT coalesce(sum(amount), 0), count(*) INTO total, entries FROM credit_entries WHERE transaction_id = changed;
  IF total <> 0 OR entries < 2 THEN
    RAISE EXCEPTION 'the % entries of credit transaction % add up to %, not 0', entries, changed, total;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_transactions_balanced AFTER INSERT ON "credit_transactions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balanced_credits();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_entries_balanced AFTER INSERT ON "credit_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balanced_credits();--> statement-breakpoint
CREATE FUNCTION require_credits_in_lots() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wallet uuid := CASE TG_TABLE_NAME WHEN 'credit_grants' THEN (to_jsonb(NEW) ->> 'account_id')::uuid ELSE (to_jsonb(NEW) ->> 'id')::uuid END;
  lots_remaining bigint;
  lots_held bigint;
BEGIN
  SELECT coalesce(sum(remaining), 0), coalesce(sum(held), 0) INTO lots_remaining, lots_held FROM credit_grants WHERE account_id = wallet AND remaining > 0;
  IF EXISTS (SELECT FROM credit_accounts WHERE id = wallet AND (posted, held) <> (lots_remaining, lots_held)) THEN
    RAISE EXCEPTION 'the lots of wallet % contain %, of which % are held: its balance differs', wallet, lots_remaining, lots_held;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_accounts_in_lots AFTER INSERT OR UPDATE OF posted, held ON "credit_accounts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_credits_in_lots();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_grants_in_wallet AFTER INSERT OR UPDATE OF account_id, remaining, held ON "credit_grants" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_credits_in_lots();
